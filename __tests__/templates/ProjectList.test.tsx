import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ProjectListPage from "../../src/templates/ProjectList";
import { createOffer, createProject, pageProps, unit } from "../queryResults";

/** Every third project is finished and has a home left, and every second one is for sale. */
const projects = Array.from({ length: 7 }, (_, index) =>
  createProject({
    path: `/proyecto/${index + 1}/`,
    title: `Proyecto ${index + 1}`,
    status: index % 3 === 0 ? "past" : "current",
    offer: createOffer(),
    type: index % 2 === 0 ? "sale" : "rent",
  }),
);

function open(search = "", nodes = projects, pageContext = { page: 1, pages: 1 }) {
  const landing = { heading: { title: "Nuestros proyectos", text: "Uno por uno." } };
  const data = { entries: { nodes }, landing };
  const address = `/proyectos/${search}`;
  window.history.replaceState(null, "", address);
  const show = (props: object) => (
    <ProjectListPage {...pageProps(data, address, pageContext)} {...props} />
  );
  const { rerender } = render(show({}));
  return { navigate: (location: object) => rerender(show({ location })) };
}

const readText = ({ textContent }: Element) => textContent;
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(readText);
const finished = ["Proyecto 1", "Proyecto 4", "Proyecto 7"];
const status = () => screen.getByRole("status");

describe("ProjectListPage", () => {
  it("shows all entries and their number", () => {
    open();
    expect(titles()).toEqual(projects.map(({ title }) => title));
    expect(status()).toHaveTextContent("7 proyectos");
    expect(screen.queryByRole("navigation", { name: "Páginas" })).toBeNull();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nuestros proyectos");
  });

  it("filters by the query string, and by choice", async () => {
    open("?estado=completados");
    expect(titles()).toEqual(finished);
    expect(status()).toHaveTextContent("3 proyectos");
    // The previous card may be filtered out now.
    window.history.replaceState({ key: "1" }, "", "#proyecto-2");
    const chip = screen.getByRole("button", { name: "En construcción" });
    await userEvent.click(chip);
    expect(chip).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Operación" }), "Venta");
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe("/proyectos/?estado=en-construccion&operacion=venta");
    // Gatsby finds the scroll position of a history entry by its key.
    expect(window.history.state).toEqual({ key: "1" });
    expect(titles()).toEqual(["Proyecto 3", "Proyecto 5"]);
  });

  it("says how many homes fit, by the query string and by choice", async () => {
    const units = [
      unit({ bedrooms: 3, price: 390_000, status: "available" }),
      unit({ bedrooms: 4, price: 500_000, status: "available" }),
    ];
    const [first = createProject(), ...others] = projects;
    open("?hasta=390000", [{ ...first, units }, ...others]);
    expect(titles()).toEqual(["Proyecto 1"]);
    expect(screen.getByRole("link", { name: /^1.vivienda.así/ })).toBeVisible();
    const rooms = screen.getByRole("combobox", { name: "Dormitorios" });
    await userEvent.selectOptions(rooms, screen.getByRole("option", { name: /^4/ }));
    expect(window.location.search).toBe("?hasta=390000&dormitorios=4");
    expect(screen.getByText("Ahora no hay ninguno así. Lo más parecido:")).toBeVisible();
    expect(titles()).toEqual(["Proyecto 1"]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Precio sin IVA" }), "");
    expect(window.location.search).toBe("?dormitorios=4");
    expect(screen.getByRole("link", { name: /^1.vivienda.así/ })).toBeVisible();
  });

  it("starts from the address again if a link leads to it", async () => {
    const { navigate } = open();
    await userEvent.click(screen.getByRole("button", { name: "Completados" }));
    expect(titles()).toEqual(finished);
    navigate({ pathname: "/proyectos/", search: "", key: "2" });
    expect(titles()).toHaveLength(7);
  });

  it.each([
    ["?estado=completados", { page: 1, pages: 1 }, "/proyectos/?estado=completados#proyecto-1"],
    ["", { page: 2, pages: 3 }, "/proyectos/pagina/2/#proyecto-1"],
  ])("tells the page of an entry that it was %s on %j", (search, pageContext, from) => {
    open(search, projects, pageContext);
    const card = screen.getByRole("link", { name: "Proyecto 1" });
    expect(card).toHaveAttribute("data-state", JSON.stringify({ from }));
  });

  it("has pages instead of filters if it is long, whatever the query string", () => {
    open("?estado=completados", projects, { page: 2, pages: 3 });
    expect(titles()).toHaveLength(7);
    expect(screen.queryByRole("search")).toBeNull();
    expect(screen.getByRole("navigation", { name: "Páginas" })).toBeInTheDocument();
  });

  it("has no filters for few projects, whatever the query string", () => {
    open("?estado=proximamente", projects.slice(0, 5));
    expect(titles()).toHaveLength(5);
    expect(screen.queryByRole("search")).toBeNull();
  });

  it("says that there are no projects", () => {
    open("", []);
    expect(screen.getByText("Ahora mismo no hay proyectos.")).toBeVisible();
  });

  it("offers only the states of its projects", () => {
    open();
    expect(screen.getAllByRole("button", { pressed: false }).map(readText)).toEqual([
      "En construcción",
      "Completados",
    ]);
  });
});
