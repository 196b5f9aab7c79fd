import fc from "fast-check";
import { slug } from "../../../plugins/gatsby-plugin-content/model/textFields";
import { formatAmount } from "../../../plugins/gatsby-plugin-content-editor/browser/amount";
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
  const field = { name: "price", widget: "amount", unit: "€" };
  const { fromFile, toFile } = createFormat([{ fields: [field] }], () => {});
  const props = {
    field: new Map(Object.entries(field)),
    value: "",
    onChange: (value: string) => Object.assign(props, { value }),
    setInactiveStyle: () => {},
  };
  const amounts = fc.oneof(
    fc.integer({ min: -180, max: 99_999_999 }),
    fc
      .double({ min: -180, max: 99_999_999, noNaN: true })
      .map((value) => Number(value.toFixed(7)) + 0),
  );
  const isKept = (value: number, isGrouped: boolean) => {
    const typed = formatAmount(value, isGrouped ? "€" : undefined);
    const target = { value: isGrouped ? typed : typed.replaceAll(".", "") };
    widget.render.call({ props }).onChange({ target });
    widget.render.call({ props }).onBlur();
    expect(widget.isValid.call({ props })).toBe(true);
    expect(JSON.parse(toFile({ price: props.value }))).toEqual({ price: value });
    expect(fromFile(`{ "price": ${value} }`)).toEqual({ price: props.value });
  };
  fc.assert(fc.property(amounts, fc.boolean(), isKept), { numRuns: 2000 });
});
