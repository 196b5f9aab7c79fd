import { parseAmount } from "../../src/utils/parseAmount";

it.each([
  ["126.000 €", 126_000],
  ["126000,50", 126_000],
  ["126000.50", 126_000],
  ["126,000", 126_000],
  ["1.400 euros", 1400],
  [" 1 400 ", 1400],
  ["1.234.567.890", 1_234_567_890],
  ["1.2.3", undefined],
  ["126 mil", 126_000],
  ["126k", 126_000],
  ["1,5 mil", 1500],
  ["2,01k", 2010],
  ["126.5k", 126_500],
  ["€ 126.000", 126_000],
  ["126.000.-", 126_000],
  ["-5", undefined],
  ["", undefined],
  ["mucho", undefined],
])("reads «%s» as %s", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
