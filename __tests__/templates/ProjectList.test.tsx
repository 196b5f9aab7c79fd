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
const slicePage = (page: number) => all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
const ids = (page: number) => slicePage(page).map(({ jsonId }) => jsonId);

const answers: Record<string, unknown> = {};
for (const page of [1, 2, 3]) {
  const folder = page === 1 ? "" : `pagina/${page}/`;
  answers[`/page-data/proyectos/${folder}page-data.json`] = {
    // GraphQL answers in an order of its own.
    result: {
      pageContext: { ids: ids(page) },
      data: { entries: { nodes: slicePage(page).reverse() } },
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

function open(search = "", page = 1, projects = all) {
  window.history.replaceState(null, "", `/proyectos/${search}`);
  const data = {
    entries: { nodes: projects.filter((one) => slicePage(page).includes(one)).reverse() },
    all: { totalCount: projects.length },
    landing: { projects: { title: "Nuestros proyectos", text: "Uno por uno." } },
  };
  const pageContext = { page, pages: 3, facts: projects, places: ["Las Rozas de Madrid"] };
  return render(
    <main>
      <ProjectListPage {...({ data, pageContext } as unknown as PageProps<never, never>)} />
    </main>,
  );
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const names = (numbers: number[]) => numbers.map((number) => `Proyecto ${number}`);
const finished = all.flatMap(({ status }, index) => (status === "past" ? [index + 1] : []));
const status = () => screen.getByRole("status");

beforeEach(() => {
  fetched.mockImplementation(answer);
  Object.assign(globalThis, { fetch: fetched });
  // A fresh module has no cached answers; it needs the React that renders it.
  jest.isolateModules(() => {
    jest.doMock("react", () => React);
    ProjectListPage = jest.requireActual("../../src/templates/ProjectList").default;
  });
});

describe("ProjectListPage", () => {
  it("shows its own entries in order, the total and the pagination", () => {
    open("", 2);
    expect(titles()).toEqual(ids(2).map((id) => `Proyecto ${id}`));
    expect(status()).toHaveTextContent("49 proyectos");
    expect(screen.getByRole("navigation", { name: "Páginas" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nuestros proyectos");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("filters all pages as the address says, in the list's order", async () => {
    open("?estado=completados", 2);
    await waitFor(() => expect(titles()).toEqual(names(finished)));
    expect(status()).toHaveTextContent(`${finished.length} proyectos`);
    expect(screen.queryByRole("navigation", { name: "Páginas" })).toBeNull();
  });

  it("shows 24 results, and more when asked", async () => {
    open();
    await userEvent.click(screen.getByRole("button", { name: "En construcción" }));
    const many = all.flatMap(({ status }, index) => (status === "current" ? [index + 1] : []));
    await waitFor(() => expect(titles()).toEqual(names(many.slice(0, PAGE_SIZE))));
    expect(status()).toHaveTextContent(`${many.length} proyectos`);
    await userEvent.click(screen.getByRole("button", { name: "Mostrar más" }));
    await waitFor(() => expect(titles()).toEqual(names(many)));
    expect(screen.queryByRole("button", { name: "Mostrar más" })).toBeNull();
  });

  it("shows as many results at once where Back or a link leads to them again", async () => {
    const first = open("?operacion=venta");
    await waitFor(() => expect(titles()).toHaveLength(PAGE_SIZE));
    await userEvent.click(screen.getByRole("button", { name: "Mostrar más" }));
    await waitFor(() => expect(titles()).toHaveLength(2 * PAGE_SIZE));
    first.unmount();
    open("?operacion=venta");
    expect(titles()).toHaveLength(2 * PAGE_SIZE);
    expect(status()).toHaveTextContent("49 proyectos");
    await userEvent.click(screen.getByRole("button", { name: "Mostrar más" }));
    await waitFor(() => expect(titles()).toHaveLength(49));
  });

  it("has no filters where the projects are few, whatever the address says", () => {
    open("?estado=proximamente", 1, all.slice(0, 5));
    expect(titles()).toHaveLength(5);
    expect(screen.queryByRole("search")).toBeNull();
  });

  it("says that there are none", () => {
    open("", 1, []);
    expect(screen.getByText("Ahora mismo no hay proyectos.")).toBeVisible();
  });

  it("says that nothing is found, and clears the filters", async () => {
    open("?estado=proximamente");
    expect(await screen.findByText("Ningún proyecto cumple esos filtros.")).toBeVisible();
    expect(status()).toHaveTextContent("0 proyectos");
    await userEvent.click(screen.getByRole("button", { name: "Quitar filtros" }));
    expect(titles()).toEqual(names(ids(1).map(Number)));
    expect(window.location.search).toBe("");
  });
});

describe("ProjectListPage where the network fails", () => {
  const FAILURE = /^No se ha podido buscar/;
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const fail = () => fetched.mockRejectedValue(new TypeError("no network"));
  const recover = () => fetched.mockImplementation(answer);

  it("announces the failure, and searches again when asked", async () => {
    fail();
    open("?estado=completados");
    expect(await screen.findByRole("alert")).toHaveTextContent(FAILURE);
    expect(status()).toBeEmptyDOMElement();
    recover();
    await press("Reintentar");
    // The button has gone.
    expect(screen.getByRole("button", { name: "Todos" })).toHaveFocus();
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(titles()).toEqual(names(finished)));
  });

  it("shows no old failure after the filters are cleared", async () => {
    fail();
    open("?estado=completados");
    await screen.findByRole("alert");
    await press("Quitar filtros");
    expect(titles()).toHaveLength(PAGE_SIZE);
    recover();
    await press("Completados");
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(titles()).toEqual(names(finished)));
  });

  it("shows no results of another choice", async () => {
    open("?operacion=venta");
    await waitFor(() => expect(titles()).toHaveLength(PAGE_SIZE));
    fail();
    await press("Completados");
    await screen.findByRole("alert");
    expect(titles()).toEqual([]);
  });

  it("keeps its results when more of them fail, and retries for those", async () => {
    open("?operacion=venta");
    await waitFor(() => expect(titles()).toHaveLength(PAGE_SIZE));
    fail();
    await press("Mostrar más");
    expect(await screen.findByRole("alert")).toHaveTextContent(FAILURE);
    expect(titles()).toHaveLength(PAGE_SIZE);
    expect(status()).toHaveTextContent("49 proyectos");
    expect(screen.getByRole("button", { name: "Reintentar" })).toHaveFocus();
    recover();
    await press("Reintentar");
    await waitFor(() => expect(titles()).toHaveLength(2 * PAGE_SIZE));
  });
});
