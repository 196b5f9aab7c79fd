import { render } from "@testing-library/react";
import { Slider } from "../../../src/components/forms/Slider";

const onChange = jest.fn();
const bounds = { min: 0.5, max: 8, step: 0.05 };

/** Renders a slider as a browser shows it that was moved, or not, before the scripts ran. */
function renderMoved(value: number, shown: number) {
  const original = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "valueAsNumber");
  Object.defineProperty(HTMLInputElement.prototype, "valueAsNumber", {
    configurable: true,
    get: () => shown,
  });
  render(
    <Slider label="Interés" value={value} shown={`${value} %`} onChange={onChange} {...bounds} />,
  );
  Object.defineProperty(HTMLInputElement.prototype, "valueAsNumber", original ?? {});
}

it.each([
  [2.95, [[2.95]]],
  [3.05, [[3.05]]],
  [3, []],
])(
  "takes over what it was moved to before the scripts ran, not what the browser rounds: %d",
  (shown, changes) => {
    renderMoved(2.99, shown);
    expect(onChange.mock.calls).toEqual(changes);
  },
);
