import { createTargetCheck } from "../../../../../plugins/gatsby-plugin-content/validation/checks/brokenLinks";
import { slugify } from "../../../../../src/urls/slugify";
import { copySampleContent } from "../../../../sampleContent";

const SITE = "site/site.json";

const copy = copySampleContent();

const explain = createTargetCheck(
  [
    { model: "Project", name: "/data/projects/1/project.json" },
    { model: "Service", name: "/data/services/tasaciones/service.json" },
    { model: "LegalPage", name: "/data/legal/aviso/legal.json" },
  ],
  (path) => ["/proyecto/1/2-f/", "/dossier/proyecto-1/dossier-villas.pdf"].includes(path),
  (path) => path === "/aviso.pdf",
);

it.each([
  "/proyecto/1",
  "/proyecto/1/#planos",
  "/proyecto/1/2-f/",
  "/proyectos/?estado=completados",
  // Redirects to the list.
  "/proyecto/",
  "/?x=1#contacto",
  "/#proyecto-1",
  "/dossier/proyecto-1/dossier-villas.pdf",
  "/compartir/proyecto-1.jpg",
  "/aviso.pdf#page=2",
  "/robots.txt",
  "/sitemap-index.xml",
  "https://otro.example/proyecto/9/",
])("accepts %s as a target", (target) => {
  expect(explain(target, false)).toBeUndefined();
});

it.each([
  "/proyecto/9/",
  "/proyecto/9",
  "/proyecto/1/3-z/",
  "/servicios/otro/?x=1",
  "/alquiler/1/",
  "/nosotros/",
  "/legal/",
  "/proyectos/pagina/2/",
])("says that %s leads to no page", (target) => {
  expect(explain(target, false)).toBe("lleva a una página que no existe");
});

it("says that a file or section does not exist", () => {
  for (const target of [
    "/otro.pdf",
    "/docs/otro.pdf?v=2#page=3",
    "/dossier/x.pdf",
    "/compartir/legal-aviso.jpg",
  ]) {
    expect(explain(target, false)).toBe("lleva a un archivo que no está en la carpeta static");
  }
  for (const target of ["/#nosotrs", "/#inversión", "/#proyecto-99", "/#legal-aviso"]) {
    expect(explain(target, false)).toBe("lleva a una sección que no existe");
  }
});

it("says that a list is empty, except in menus, which omit it", () => {
  const rentals = ["/alquiler/", "/alquiler", "/alquiler/?precio=1000", "/#alquiler"];
  const check = createTargetCheck(
    [],
    () => false,
    () => false,
  );
  for (const target of [...rentals, "/servicios/", "/#servicios", "/proyecto/", "/proyectos/"]) {
    expect(check(target, false)).toBe("lleva a una lista que no tiene entradas");
    expect(check(target, true)).toBeUndefined();
  }
});

it("knows the homes and dossiers of projects", async () => {
  const link = (name: string) => ({ label: name, target: `/proyecto/1/${name}/` });
  await copy.setField(SITE, "menu", [link("casa-1"), link("casa-9")]);
  await copy.setField("projects/1/project.json", "units.0.name", "Casa 1");
  expect(await copy.issues()).toMatchObject([{ level: "warning", field: "menu.1.target" }]);
  const dossier = "/dossier/proyecto-1/dossier-";
  const { title } = JSON.parse(await copy.read("projects/1/project.json"));
  await copy.setField(SITE, "menu.1.target", `${dossier}${slugify(title)}.pdf`);
  expect(await copy.issues()).toEqual([]);
  await copy.setField(SITE, "menu.1.target", `${dossier}otro-nombre.pdf`);
  expect(await copy.issues()).toMatchObject([{ level: "warning", field: "menu.1.target" }]);
  await copy.write("projects/1/project.json", "{");
  expect(await copy.issues()).toMatchObject([{ file: "data/projects/1/project.json" }]);
});

it("warns about links to undecodable files, and to sections of another page", async () => {
  await copy.setField(SITE, "menu.0.target", "/a%zz.pdf");
  await copy.setField(SITE, "menu.1.target", "#contacto");
  const message = 'solo lleva a algo en la página de inicio: pon "/#contacto"';
  expect(await copy.issues()).toMatchObject([
    { level: "warning", field: "menu.0.target" },
    { level: "warning", message },
  ]);
});
