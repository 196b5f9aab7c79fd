import { render, screen, within } from "@testing-library/react";
import { BackLinkAndBreadcrumbs } from "../../../src/components/layout/BackLinkAndBreadcrumbs";

const project = { kind: "Project", title: "Los Encinares" } as const;
const service = { kind: "Service", title: "Gestión" } as const;

const getLinks = () => [
  screen.getByRole("link", { name: /^Volver a / }).getAttribute("href"),
  within(screen.getByRole("navigation")).getAllByRole("link").at(-1)?.getAttribute("href"),
];

describe("BackLinkAndBreadcrumbs", () => {
  it.each([
    [project, "/proyectos/"],
    [service, "/#servicios"],
  ])("leads from %j to its list", (page, list) => {
    render(<BackLinkAndBreadcrumbs {...page} />);
    expect(getLinks()).toEqual([list, list]);
  });

  it("leads back to the card that was pressed, also after a link within the page", () => {
    const cardAddress = "/proyectos/?estado=completados#proyecto-3";
    const { rerender } = render(<BackLinkAndBreadcrumbs {...project} cardAddress={cardAddress} />);
    expect(getLinks()).toEqual([cardAddress, "/proyectos/"]);
    rerender(<BackLinkAndBreadcrumbs {...project} />);
    expect(getLinks()).toEqual([cardAddress, "/proyectos/"]);
  });
});
