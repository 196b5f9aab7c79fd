import { render, screen } from "@testing-library/react";
import { Pagination } from "../../../src/components/ui/Pagination";

const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("Pagination", () => {
  it("links to the first, the last and the neighbouring pages", () => {
    render(<Pagination path="/proyectos/" page={5} pages={17} />);
    expect(links()).toEqual([
      ["Anterior", "/proyectos/pagina/4/"],
      ["1", "/proyectos/"],
      ["4", "/proyectos/pagina/4/"],
      ["5", "/proyectos/pagina/5/"],
      ["6", "/proyectos/pagina/6/"],
      ["17", "/proyectos/pagina/17/"],
      ["Siguiente", "/proyectos/pagina/6/"],
    ]);
    expect(screen.getByRole("list")).toHaveTextContent("1…456…17");
    expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Página 5");
  });

  it("has no previous page on the first and no next page on the last", () => {
    const { unmount } = render(<Pagination path="/alquiler/" page={1} pages={2} />);
    expect(links().map(([text]) => text)).toEqual(["1", "2", "Siguiente"]);
    unmount();
    render(<Pagination path="/alquiler/" page={2} pages={2} />);
    expect(links().map(([text]) => text)).toEqual(["Anterior", "1", "2"]);
  });

  // Browsers that darken pages make its fill that of the page.
  it("marks the current page by more than its fill", () => {
    render(<Pagination path="/proyectos/" page={1} pages={2} />);
    expect(screen.getByRole("link", { current: "page" })).toHaveStyle("text-decoration: underline");
    expect(screen.getByRole("link", { name: "Página 2" })).toHaveStyle("text-decoration: none");
  });
});
