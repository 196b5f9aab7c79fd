import { fitText, measureText } from "../../../plugins/gatsby-plugin-share-images/svgText";

const style = { face: "display", size: 100, leading: 1, color: "#000" } as const;
const room = { width: 500, height: 300 };
const set = (text: string) => fitText(text, style, room);

const widest = ({ lines, style }: ReturnType<typeof set>) =>
  Math.max(...lines.map((line) => measureText(line, style)));

it("uses the largest size at which the text fits", () => {
  expect(set("Casa").style.size).toBe(100);
  const smaller = set("Comercialización");
  expect(smaller.style.size).toBeLessThan(100);
  expect(widest(smaller)).toBeGreaterThan(0.9 * room.width);
});

it.each([
  [
    "leaves no short last line",
    "La puerta abierta a tu casa",
    ["La puerta", "abierta a", "tu casa"],
  ],
  ["breaks no line between a sum and its unit", "Desde 38.000\u00A0€", ["Desde", "38.000\u00A0€"]],
  ["terminates if the font lacks every character", "你好 世界", ["你好 世界"]],
])("%s", (_, text, lines) => expect(set(text).lines).toEqual(lines));

it.each([
  ["many words", "palabra, ".repeat(60).trim()],
  ["one long word", "a".repeat(40)],
])("never truncates %s", (_, text) => {
  const long = set(text);
  expect(long.lines.join(" ")).toBe(text);
  expect(long.height).toBeLessThanOrEqual(room.height);
  expect(widest(long)).toBeLessThanOrEqual(room.width);
});

it("replaces ligatures, soft hyphens and fractions by plain equivalents", () => {
  expect(measureText("o\uFB01\u00ADcina 2½", style)).toBe(measureText("oficina 2 1/2", style));
});
