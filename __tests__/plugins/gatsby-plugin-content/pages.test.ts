/** @jest-environment node */
import { existsSync } from "node:fs";
import { entities } from "../../../plugins/gatsby-plugin-content/model/index";
import { pageKinds, pagePath } from "../../../plugins/gatsby-plugin-content/pages";

describe("pageKinds", () => {
  it("has projects, rentals and services at the addresses of the specification, and legal pages", () => {
    expect(pageKinds.map(({ type, prefix }) => [type, prefix])).toEqual([
      ["Project", "/proyecto"],
      ["Rental", "/alquiler"],
      ["Service", "/servicios"],
      ["LegalPage", "/legal"],
    ]);
  });

  it("has for every kind a template and a folder or a file for each entry", () => {
    for (const { type, template } of pageKinds) {
      expect(existsSync(`src/templates/${template}`)).toBe(true);
      expect(entities.find((entity) => entity.type === type)?.each).toBeTruthy();
    }
  });
});

describe("pagePath", () => {
  it.each([
    [0, "1", "/proyecto/1/"],
    [1, "3", "/alquiler/3/"],
    [2, "gestion-proyectos", "/servicios/gestion-proyectos/"],
  ] as const)("puts kind %d with id %s at %s", (index, id, expected) => {
    expect(pagePath(pageKinds[index], id)).toBe(expected);
  });
});
