/** @jest-environment node */
import path from "node:path";
import { createPages } from "../gatsby-node";

describe("createPages", () => {
  const nodes = (path: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const jsonId = String(index + 1);
      return { jsonId, path: `/${path}/${jsonId}/` };
    });

  /** Creates the pages of some content, and lists their paths, templates and contexts. */
  async function create(projects: number, isBroken = false) {
    const content = {
      allProject: { nodes: nodes("proyecto", projects) },
      allUnit: { nodes: [{ id: "casa", path: "/proyecto/1/2-f/" }] },
      allRental: { nodes: nodes("alquiler", 1) },
      allService: { nodes: nodes("servicios", 1) },
      allLegalPage: { nodes: nodes("legal", 1) },
    };
    const createPage = jest.fn();
    const panicOnBuild = jest.fn();
    const graphql = async () => (isBroken ? { errors: ["broken"] } : { data: content });
    await createPages?.(
      { graphql, actions: { createPage }, reporter: { panicOnBuild } } as never,
      { plugins: [] },
      () => {},
    );
    const pages = createPage.mock.calls.map(([{ path: address, component, context }]) => [
      address,
      path.relative(process.cwd(), component),
      context,
    ]);
    return { pages, panicOnBuild };
  }

  it("makes a page of each entry with the template of its kind, and those of lists", async () => {
    const { pages } = await create(2);
    expect(pages).toEqual([
      ["/proyecto/1/", "src/templates/Project.tsx", { jsonId: "1" }],
      ["/proyecto/2/", "src/templates/Project.tsx", { jsonId: "2" }],
      ["/proyecto/1/2-f/", "src/templates/Unit.tsx", { id: "casa" }],
      ["/alquiler/1/", "src/templates/Rental.tsx", { jsonId: "1" }],
      ["/servicios/1/", "src/templates/Service.tsx", { jsonId: "1" }],
      ["/legal/1/", "src/templates/Legal.tsx", { jsonId: "1" }],
      ["/proyectos/", "src/templates/ProjectList.tsx", { skip: 0, limit: 48, page: 1, pages: 1 }],
      ["/alquiler/", "src/templates/RentalList.tsx", { skip: 0, limit: 48, page: 1, pages: 1 }],
    ]);
  });

  it("divides a long list into pages", async () => {
    const { pages } = await create(49);
    expect(pages.filter(([address]) => address.startsWith("/proyectos/"))).toEqual([
      ["/proyectos/", "src/templates/ProjectList.tsx", { skip: 0, limit: 48, page: 1, pages: 2 }],
      [
        "/proyectos/pagina/2/",
        "src/templates/ProjectList.tsx",
        { skip: 48, limit: 48, page: 2, pages: 2 },
      ],
    ]);
  });

  it("ends the build if the query fails", async () => {
    const { pages, panicOnBuild } = await create(1, true);
    expect(pages).toEqual([]);
    expect(panicOnBuild).toHaveBeenCalledWith("The query Pages has failed.", ["broken"]);
  });
});
