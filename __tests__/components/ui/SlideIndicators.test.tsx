import { render, screen } from "@testing-library/react";
import { SlideIndicators } from "../../../src/components/ui/SlideIndicators";

it.each([
  [12, 12],
  [13, 0],
])("shows %d slides with %d dots, or a counter instead of dots", (count, dots) => {
  const many = Array.from({ length: count }, (_, index) => `Imagen ${index}`);
  render(<SlideIndicators labels={many} current={6} onChoose={jest.fn()} />);
  expect(screen.queryAllByRole("button")).toHaveLength(dots);
  expect(screen.queryAllByText(`7 de ${count}`)).toHaveLength(dots ? 0 : 1);
});
