import { formatHours } from "../../src/texts/hours";

type Days = Parameters<typeof formatHours>[0]["days"];

it.each<[string, Days]>([
  ["Lunes a viernes", ["friday", "thursday", "wednesday", "tuesday", "monday"]],
  ["Sábado y domingo", ["saturday", "sunday"]],
  ["Lunes, martes y viernes a domingo", ["monday", "tuesday", "friday", "saturday", "sunday"]],
  ["Martes", ["tuesday"]],
])("formats hours on certain days as «%s, de 10:00 a 14:00»", (words, days) =>
  expect(formatHours({ days, opens: "10:00", closes: "14:00" })).toBe(`${words}, de 10:00 a 14:00`),
);
