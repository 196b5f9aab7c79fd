/** @jest-environment node */
import { fitText, measureText } from "../../../plugins/gatsby-plugin-share-images/text";

const style = { face: "serif", leading: 1, color: "#000" } as const;
const room = { width: 500, height: 300 };
const set = (text: string) => fitText(text, style, [100, 80, 60], room);

const widest = ({ lines, style }: ReturnType<typeof set>) =>
  Math.max(...lines.map((line) => measureText(line, style)));

describe("fitText", () => {
  it("takes the largest size at which the text fits", () => {
    expect(set("Casa").style.size).toBe(100);
    expect(set("Comercialización").style.size).toBe(80);
    expect(
      set("Varias palabras que no son muy largas pero llenan cuatro o cinco renglones").style.size,
    ).toBe(60);
  });

  it("leaves no short last line", () => {
    expect(set("La puerta abierta a tu casa").lines).toEqual(["La puerta", "abierta a", "tu casa"]);
  });

  it("cuts what is too much, after a whole letter, with an ellipsis", () => {
    const long = set("palabra, ".repeat(60));
    expect(long.lines.at(-1)).toMatch(/[^,\s]…$/);
    expect(long.height).toBeLessThanOrEqual(room.height);
    expect(widest(long)).toBeLessThanOrEqual(room.width);
  });

  it("breaks a word that is wider than a line", () => {
    const word = set("a".repeat(40));
    expect(word.lines.join("")).toBe("a".repeat(40));
    expect(word.lines.length).toBeGreaterThan(1);
    expect(widest(word)).toBeLessThanOrEqual(room.width);
  });

  it("leaves out what the font can't draw", () => {
    expect(measureText("Casa 🏠", { face: "serif", size: 10 })).toBe(
      measureText("Casa ", { face: "serif", size: 10 }),
    );
  });
});
