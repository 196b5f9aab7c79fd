/** @jest-environment node */
import { calculateInstalment, calculateLoan } from "../../src/costs/mortgage";

it("calculates the monthly instalment", () => {
  expect(calculateInstalment(303_200, 30, 2.9)).toBe(1_262);
});

it("calculates the loan that an instalment repays", () => {
  expect(calculateLoan(1_262, 30, 2.9)).toBe(303_197);
});
