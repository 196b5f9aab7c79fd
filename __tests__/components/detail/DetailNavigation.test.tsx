import { render, screen, within } from "@testing-library/react";
import { DetailNavigation } from "../../../src/components/detail/DetailNavigation";

const project = { kind: "Project", title: "Los Encinares" } as const;
const service = { kind: "Service", title: "Gestión" } as const;

const getLinks = () => [
  screen.getByRole("link", { name: /^Volver a / }).getAttribute("href"),
  within(screen.getByRole("navigation")).getAllByRole("link").at(-1)?.getAttribute("href"),
];

describe("DetailNavigation", () => {
  it.each([
    [project, "/proyectos/"],
    [service, "/#servicios"],
  ])("leads from %j to its list", (page, list) => {
    render(<DetailNavigation {...page} />);
    expect(getLinks()).toEqual([list, list]);
  });

  it("leads to the card that was pressed, also after a link within the page", () => {
    const from = "/proyectos/?estado=completados#proyecto-3";
    const { rerender } = render(<DetailNavigation {...project} from={from} />);
    expect(getLinks()).toEqual([from, from]);
    rerender(<DetailNavigation {...project} />);
    expect(getLinks()).toEqual([from, from]);
  });
});
