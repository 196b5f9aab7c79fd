import { describeSunlight, describeSunlightLimits } from "../../src/texts/sunlight";

const day = (...intervals: [number, number][]) => ({
  intervals: intervals.map(([from, to]) => ({ from, to })),
  path: [],
});

it.each([
  [
    day([560, 1030]),
    day([710, 1000]),
    "En diciembre, sol en el salón de 9:20 a 17:10; en junio, cuando pasa más alto, de 11:50 a 16:40.",
  ],
  [
    day([560, 700]),
    day([500, 700]),
    "En diciembre, sol en el salón de 9:20 a 11:40; en junio, de 8:20 a 11:40.",
  ],
  [
    day(),
    day([440, 540], [1170, 1265]),
    "En diciembre no entra el sol en el salón; en junio sí, de 7:20 a 9:00 y de 19:30 a 21:05.",
  ],
  [
    day([510, 1060]),
    day(),
    "En diciembre, sol en el salón de 8:30 a 17:40; en junio, cuando pasa más alto, no entra.",
  ],
  [day(), day(), "El sol no entra en el salón ni en diciembre ni en junio."],
])("says when the sun shines in: %#", (december, june, sentence) => {
  const text = describeSunlight({ azimuth: 180, december, june });
  expect(text.replaceAll("\u00A0", " ")).toBe(sentence);
});

it("says what the times were calculated for", () => {
  expect(describeSunlightLimits("suroeste", "Las Rozas de Madrid")).toContain(
    "una fachada al suroeste en Las Rozas de Madrid",
  );
});
