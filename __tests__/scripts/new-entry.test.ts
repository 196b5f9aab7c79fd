import { existsSync } from "node:fs";
import { readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { copySampleContent } from "../sampleContent";
import { scriptRunner } from "./scriptRunner";

jest.setTimeout(60_000);

const copy = copySampleContent();
const { run } = scriptRunner();

// The check reads the fonts of dossiers there.
beforeEach(() => symlink(path.resolve("plugins"), path.join(copy.root(), "plugins")));

const create = (kind: string, id = "nueva") => run("new-entry.ts", {}, [kind, id], copy.root());

const listErrors = async () => (await copy.issues()).filter(({ level }) => level === "error");

it.each([
  ["project", "projects/nueva/project.json"],
  ["rental", "rentals/nueva/rental.json"],
  ["service", "services/nueva/service.json"],
  ["legal", "legal/nueva/legal.json"],
  ["testimonial", "testimonials/nueva/testimonial.json"],
])("npm run new -- %s creates an entry that passes the check", async (kind, file) => {
  const { status, lines } = create(kind);
  expect([status, existsSync(copy.place(file))]).toEqual([0, true]);
  expect(lines).toContainEqual(expect.stringMatching(/^Hecho: data\/\w+\/nueva\./));
  expect(await listErrors()).toEqual([]);
});

it.each([
  ["benefit", "benefits", 6],
  ["team-member", "team", 4],
])("npm run new -- %s says that there is no room for another one", async (kind, folder, count) => {
  const { status, lines } = create(kind);
  expect([status, lines]).toEqual([
    1,
    [
      `En data/${folder} ya hay ${count}, y el diseño cuenta con ${count}: cambia una de esas entradas, o retira antes su carpeta.`,
    ],
  ]);
  expect(existsSync(copy.place(`${folder}/nueva`))).toBe(false);
});

it.each([
  ["benefit", "benefits/cuentas-claras"],
  ["team-member", "team/elena-robledal-cifuentes"],
  ["team-member", "team/hugo-salcedo-belmonte"],
])("npm run new -- %s takes the place of %s", async (kind, former) => {
  await rm(copy.place(former), { recursive: true });
  expect(create(kind).status).toBe(0);
  expect(await listErrors()).toEqual([]);
});

it("npm run new overwrites nothing", async () => {
  const before = await readFile(copy.place("projects/1/project.json"));
  const { status, lines } = create("project", "1");
  expect([status, lines]).toEqual([1, ["Ya existe data/projects/1: no se ha tocado nada."]]);
  expect((await readFile(copy.place("projects/1/project.json"))).equals(before)).toBe(true);
});
