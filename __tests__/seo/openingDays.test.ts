/** @jest-environment node */
import { openingDays } from "../../src/seo/openingDays";

const read = (text: string) =>
  openingDays(text).map((day) => day.replace("https://schema.org/", "").slice(0, 2));

describe("openingDays", () => {
  it("gives the days by their address in schema.org", () => {
    expect(openingDays("Lunes")).toEqual(["https://schema.org/Monday"]);
  });

  it.each([
    ["Lunes a viernes", "Mo Tu We Th Fr"],
    ["De lunes a sábado", "Mo Tu We Th Fr Sa"],
    ["lunes a domingo", "Mo Tu We Th Fr Sa Su"],
    ["Martes, jueves y sábados", "Tu Th Sa"],
    ["Lunes a miércoles y viernes", "Mo Tu We Fr"],
    ["MIERCOLES", "We"],
    ["Viernes a lunes", "Mo Fr Sa Su"],
    ["Sábados y domingos", "Sa Su"],
    ["lunes y lunes", "Mo"],
  ])("reads «%s»", (text, days) => expect(read(text).join(" ")).toBe(days));

  it.each([
    "Lunes a viernes, salvo festivos",
    "Laborables",
    "Cita previa",
    "lunes a viernes a domingo",
    "lunes a",
    "lunes,",
    "",
  ])("gives nothing for «%s», rather than days that may be wrong", (text) => {
    expect(openingDays(text)).toEqual([]);
  });
});
