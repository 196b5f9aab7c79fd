import { render } from "@testing-library/react";
import { Slider } from "../../../src/components/forms/Slider";

const bounds = { min: 0.5, max: 8, step: 0.05 };

it.each([
  [2.95, [[2.95]]],
  [3.05, [[3.05]]],
  [3, []],
])("adopts a value set before hydration, but not the browser's rounding: %d", (shown, changes) => {
  const onChange = jest.fn();
  jest.spyOn(HTMLInputElement.prototype, "valueAsNumber", "get").mockReturnValue(shown);
  render(<Slider label="Interés" value={2.99} shown="2,99 %" onChange={onChange} {...bounds} />);
  expect(onChange.mock.calls).toEqual(changes);
});
