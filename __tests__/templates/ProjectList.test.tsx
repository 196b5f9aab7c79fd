import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageProps } from "gatsby";
import * as React from "react";
import { PAGE_SIZE } from "../../src/utils/paths";
import { projectCard } from "../fixtures";

/** A list of three pages: every third project is finished, the last stands alone. */
const all = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, index) =>
  projectCard({
    jsonId: String(index + 1),
    title: `Proyecto ${index + 1}`,
    status: index % 3 === 0 ? "past" : "current",
  }),
);
const pageOf = (page: number) => all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
const ids = (page: number) => pageOf(page).map(({ jsonId }) => jsonId);

const answers: Record<string, unknown> = {
  "/proyectos/filtros.json": all.map(({ status, type, location }) => ({ status, type, location })),
};
for (const page of [1, 2, 3]) {
  const folder = page === 1 ? "" : `pagina/${page}/`;
  answers[`/page-data/proyectos/${folder}page-data.json`] = {
    // GraphQL answers in an order of its own.
    result: {
      pageContext: { ids: ids(page) },
      data: { entries: { nodes: pageOf(page).reverse() } },
    },
  };
}

const answer = async (url: string) => ({
  ok: url in answers,
  status: url in answers ? 200 : 404,
  json: async () => answers[url],
});
const fetched = jest.fn(answer);

let ProjectListPage: typeof import("../../src/templates/ProjectList").default;

function open(search = "", page = 1) {
  window.history.replaceState(null, "", `/proyectos/${search}`);
  const data = {
    entries: { nodes: pageOf(page).reverse() },
    all: { totalCount: all.length },
    landing: { projects: { title: "Nuestras obras", text: "Una por una." } },
  };
  const props = { data, pageContext: { page, pages: 3, places: ["Las Rozas de Madrid"] } };
  render(<ProjectListPage {...(props as unknown as PageProps<never, never>)} />);
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const names = (numbers: number[]) => numbers.map((number) => `Proyecto ${number}`);
const finished = all.flatMap(({ status }, index) => (status === "past" ? [index + 1] : []));
const status = () => screen.getByRole("status");

describe("ProjectListPage", () => {
  beforeEach(() => {
    fetched.mockImplementation(answer);
    Object.assign(globalThis, { fetch: fetched });
    // Afresh, for it keeps what it has fetched, but with the React that renders it.
    jest.isolateModules(() => {
      jest.doMock("react", () => React);
      ProjectListPage = jest.requireActual("../../src/templates/ProjectList").default;
    });
  });

  it("shows its own entries in their order, how many there are in all, and the pages", () => {
    open("", 2);
    expect(titles()).toEqual(ids(2).map((id) => `Proyecto ${id}`));
    expect(status()).toHaveTextContent("49 proyectos");
    expect(screen.getByRole("navigation", { name: "Páginas" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nuestras obras");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("says that the search failed, and finds it when it is asked again", async () => {
    fetched.mockRejectedValueOnce(new TypeError("no network"));
    open("?estado=completados");
    expect(await screen.findByText(/^No se ha podido buscar/)).toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole("button", { name: "Quitar filtros" }));
    expect(titles()).toHaveLength(PAGE_SIZE);
    await userEvent.click(screen.getByRole("button", { name: "Completados" }));
    await waitFor(() => expect(titles()).toEqual(names(finished)));
  });

  it("finds on all pages what an address asks for, in the list's order", async () => {
    open("?estado=completados", 2);
    await waitFor(() => expect(titles()).toEqual(names(finished)));
    expect(status()).toHaveTextContent(`${finished.length} proyectos`);
    expect(screen.queryByRole("navigation", { name: "Páginas" })).toBeNull();
  });

  it("shows 24 of many, and more when asked", async () => {
    open();
    await userEvent.click(screen.getByRole("button", { name: "En construcción" }));
    const many = all.flatMap(({ status }, index) => (status === "current" ? [index + 1] : []));
    await waitFor(() => expect(titles()).toEqual(names(many.slice(0, PAGE_SIZE))));
    expect(status()).toHaveTextContent(`${many.length} proyectos`);
    await userEvent.click(screen.getByRole("button", { name: "Mostrar más" }));
    await waitFor(() => expect(titles()).toEqual(names(many)));
    expect(screen.queryByRole("button", { name: "Mostrar más" })).toBeNull();
  });

  it("says that nothing is found, and goes back to the page", async () => {
    open("?estado=proximamente");
    expect(await screen.findByText("No hay proyectos que cumplan esos filtros.")).toBeVisible();
    expect(status()).toHaveTextContent("0 proyectos");
    await userEvent.click(screen.getByRole("button", { name: "Quitar filtros" }));
    expect(titles()).toEqual(names(ids(1).map(Number)));
    expect(window.location.search).toBe("");
  });
});
