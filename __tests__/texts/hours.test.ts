import { formatDays } from "../../src/texts/hours";

type Days = Parameters<typeof formatDays>[0];

it.each<[string, Days]>([
  ["Lunes a viernes", ["friday", "thursday", "wednesday", "tuesday", "monday"]],
  ["Sábado y domingo", ["saturday", "sunday"]],
  ["Lunes, martes y viernes a domingo", ["monday", "tuesday", "friday", "saturday", "sunday"]],
  ["Martes", ["tuesday"]],
  ["", []],
])("formats days of the week as «%s»", (words, days) => expect(formatDays(days)).toBe(words));
