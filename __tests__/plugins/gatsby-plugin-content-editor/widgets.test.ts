import { slug } from "../../../plugins/gatsby-plugin-content/model/textFields";
import { createFormat } from "../../../plugins/gatsby-plugin-content-editor/browser/format";
import {
  proposeId,
  registerWidgets,
} from "../../../plugins/gatsby-plugin-content-editor/browser/widgets";

it.each([
  ["Ático en Chamberí", [], "atico-en-chamberi"],
  ["Ático en Chamberí", ["atico-en-chamberi", "atico-en-chamberi-2"], "atico-en-chamberi-3"],
  ["  ¡1.º A! ", [], "1-a"],
  ["", [], ""],
])("proposes for the title %j, with %j taken, %j", (title, taken, id) => {
  expect(proposeId(title, taken)).toBe(id);
});

it("proposes no identifier that is too long", () => {
  const long = "palabra ".repeat(20);
  const id = proposeId(long, []);
  for (const one of [id, proposeId(long, [id])]) expect(slug.safeParse(one).success).toBe(true);
});

it("saves each of 2,000 amounts as typed, and shows it as when opened again", () => {
  const registerWidget = jest.fn();
  const h = (_type: string, props: object) => props;
  Object.assign(globalThis, { CMS: { registerWidget }, createClass: Object, h });
  registerWidgets(false);
  const [, widget] = registerWidget.mock.calls.find(([name]) => name === "amount") ?? [];
  const field = { name: "price", widget: "amount", unit: "€", min: 0 };
  const { fromFile, toFile } = createFormat([{ fields: [field] }], () => {});
  const props = {
    field: new Map(Object.entries(field)),
    value: "",
    onChange: (value: string) => Object.assign(props, { value }),
    setInactiveStyle: () => {},
  };
  for (let index = 0; index < 2000; index += 1) {
    // From 1 to 60 million, with and without cents, dots and unit.
    const cents = [1, 100][index % 2] ?? 1;
    const price = Math.round(1.009 ** index * cents) / cents;
    const [whole = "", ...decimals] = String(price).split(".");
    const grouped = index % 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ".") : whole;
    const typed = [grouped, ...decimals].join(",") + (index % 5 ? " €" : "");
    widget.render.call({ props }).onChange({ target: { value: typed } });
    widget.render.call({ props }).onBlur();
    expect(widget.isValid.call({ props })).toBe(true);
    expect(JSON.parse(toFile({ price: props.value }))).toMatchObject({ price });
    expect(fromFile(`{ "price": ${price} }`)).toEqual({ price: props.value });
  }
});
