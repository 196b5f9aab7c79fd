import { render, screen } from "@testing-library/react";
import { SlidePosition } from "../../../src/components/ui/SlidePosition";

it.each([
  [12, 12],
  [13, 0],
])("shows %d slides with %d dots, or a counter instead of dots", (count, dots) => {
  const many = Array.from({ length: count }, (_, index) => `Imagen ${index}`);
  render(<SlidePosition labels={many} current={6} onChoose={jest.fn()} />);
  expect(screen.queryAllByRole("button")).toHaveLength(dots);
  expect(screen.queryAllByText(`7 de ${count}`)).toHaveLength(dots ? 0 : 1);
});
