import { formatDays } from "../../src/descriptions/hours";

type Days = Parameters<typeof formatDays>[0];

const weekdays: Days = ["monday", "tuesday", "wednesday", "thursday", "friday"];

it.each<[string, Days]>([
  ["Lunes a viernes", weekdays],
  ["Lunes a viernes", [...weekdays].reverse()],
  ["Lunes a domingo", [...weekdays, "saturday", "sunday"]],
  ["Lunes, miércoles y viernes", ["monday", "wednesday", "friday"]],
  ["Sábado y domingo", ["saturday", "sunday"]],
  ["Lunes a jueves y sábado", ["monday", "tuesday", "wednesday", "thursday", "saturday"]],
  ["Lunes, martes y viernes a domingo", ["monday", "tuesday", "friday", "saturday", "sunday"]],
  ["Martes", ["tuesday"]],
  ["", []],
])("reads days of the week as «%s»", (words, days) => expect(formatDays(days)).toBe(words));
