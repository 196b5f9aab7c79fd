/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import fc from "fast-check";
import { formatIssue } from "../../../plugins/gatsby-plugin-content/issues";
import { models } from "../../../plugins/gatsby-plugin-content/model/index";
import { createSampleEntry } from "../../../plugins/gatsby-plugin-content/sampleEntry";
import type { KindName } from "../../../src/kinds";
import { contentCopy } from "./copy";

/** `CASES=5000 SEED=7 npx jest anyContent` tries more and others; a failure prints its seed. */
const { CASES = "500", SEED = "1" } = process.env;
jest.setTimeout(60_000 + Number(CASES) * 100);

const copy = contentCopy();

const FILES = [
  ["Project", "projects/1/project.json"],
  ["Rental", "rentals/2/rental.json"],
  ["Service", "services/comercializacion/service.json"],
  ["LegalPage", "legal/cookies.json"],
  ["Landing", "landing/landing.json"],
  ["SiteSettings", "site/site.json"],
  ["BenefitList", "benefits/benefits.json"],
  ["Team", "team/team.json"],
  ["TestimonialList", "testimonials/testimonials.json"],
] as const satisfies [KindName, string][];

const file = fc.constantFrom(...FILES);

beforeEach(async () => {
  await mkdir(copy.place("legal"));
  const { entry } = createSampleEntry("LegalPage", "cookies");
  await copy.write("legal/cookies.json", JSON.stringify(entry, null, 2));
});

/** One printable line that names a file of data/, and says something in Spanish. */
const LINE = /^data[^\p{Cc}\p{Zl}\p{Zp}]*:\d+:\d+ {2}[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{5,600}$/u;

/** Every case ends in faults of the right form, or is valid by the model. */
async function expectAnswer(kind: KindName, name: string): Promise<void> {
  const issues = await copy.issues();
  for (const issue of issues) expect(formatIssue(issue)).toMatch(LINE);
  const errors = issues.filter(({ level }) => level === "error");
  // A legal page that is not there is none.
  if (errors.length > 0 || !existsSync(copy.place(name))) return;
  const { $schema: _forEditors, ...content } = JSON.parse(await copy.read(name));
  const violations = models[kind].safeParse(content).error?.issues ?? [];
  expect(violations.filter((issue) => issue.code !== "custom" || !issue.params?.level)).toEqual([]);
}

/** Runs a property a share of all cases, each on a fresh file. */
async function check<Case>(
  share: number,
  cases: fc.Arbitrary<Case>,
  answer: (value: Case) => Promise<void>,
): Promise<void> {
  const numRuns = Math.ceil(Number(CASES) * share);
  // No case may hang.
  const options = { numRuns, seed: Number(SEED), endOnFailure: true, timeout: 3000 };
  await fc.assert(fc.asyncProperty(cases, answer), options);
}

type Path = (string | number)[];

function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inside]) => listPaths(inside, [...path, key])),
  ];
}

/** Puts a value at one of the places of an object; `undefined` takes it away. */
function replaceAt(content: unknown, place: number, value: unknown): unknown {
  const paths = listPaths(content);
  const path = paths[place % paths.length] ?? [];
  const last = path.at(-1);
  if (last === undefined) return value;
  const parent = path
    .slice(0, -1)
    .reduce<never>((object, key) => object[key as never], content as never);
  (parent as Record<string | number, unknown>)[last] = value;
  return content;
}

it("answers whatever else stands in a field", async () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: "binary" }),
    fc.constantFrom(undefined, null, "", "a".repeat(10_000), -0, 1e308, [[[[]]]], { a: { b: {} } }),
  );
  const cases = fc.tuple(file, fc.nat(), value);
  await check(0.4, cases, async ([[kind, name], place, value]) => {
    const before = await copy.read(name);
    const after = replaceAt(JSON.parse(before), place, value);
    await copy.write(name, JSON.stringify(after) ?? "");
    await expectAnswer(kind, name);
    await copy.write(name, before);
  });
});

it("answers whatever a slip of the hand leaves in a file", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.constantFrom("", '"', "{", "}", "[", "]", ",", ":", "\\", "\u0000", "//", "[".repeat(3000)),
  );
  const cases = fc.tuple(file, fc.nat(), fc.nat({ max: 60 }), text);
  await check(0.3, cases, async ([[kind, name], place, length, text]) => {
    const before = await copy.read(name);
    const start = place % before.length;
    await copy.write(name, before.slice(0, start) + text + before.slice(start + length));
    await expectAnswer(kind, name);
    await copy.write(name, before);
  });
});

it("answers whatever stands in the place of a file", async () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  const target = fc.constantFrom(".", "..", "nada", "/", "../../..");
  const what = fc.oneof(
    bytes.map((content) => ({ content })),
    target.map((target) => ({ target })),
    fc.constant({ folder: true }),
    fc.constant({}),
  );
  const cases = fc.tuple(file, what);
  await check(0.1, cases, async ([[kind, name], what]) => {
    const before = await copy.read(name);
    const place = copy.place(name);
    await rm(place);
    if ("content" in what) await writeFile(place, what.content);
    if ("target" in what) await symlink(what.target, place);
    if ("folder" in what) await mkdir(place);
    await expectAnswer(kind, name);
    await rm(place, { recursive: true, force: true });
    await copy.write(name, before);
  });
});
