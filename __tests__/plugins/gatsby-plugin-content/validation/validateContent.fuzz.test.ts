import { existsSync } from "node:fs";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import fc from "fast-check";
import { type ModelName, models } from "../../../../plugins/gatsby-plugin-content/model/models";
import { createEntryTemplate } from "../../../../plugins/gatsby-plugin-content/schema/entryTemplate";
import { formatIssue } from "../../../../plugins/gatsby-plugin-content/validation/issues";
import { copySampleContent } from "../../../sampleContent";

/** `CASES=5000 SEED=7 npx jest fuzz` tests more and other cases; failures print the seed. */
const { CASES = "150", SEED = "1" } = process.env;
jest.setTimeout(60_000 + Number(CASES) * 100);

const copy = copySampleContent();

const FILES = [
  ["Project", "projects/1/project.json"],
  ["Rental", "rentals/2/rental.json"],
  ["Service", "services/comercializacion/service.json"],
  ["LegalPage", "legal/cookies/legal.json"],
  ["Landing", "landing/landing.json"],
  ["SiteSettings", "site/site.json"],
  ["Benefit", "benefits/cuentas-claras/benefit.json"],
  ["TeamMember", "team/hugo-salcedo-belmonte/team-member.json"],
  ["Testimonial", "testimonials/joaquin-berruezo-lara/testimonial.json"],
] as const satisfies [ModelName, string][];

const file = fc.constantFrom(...FILES);

beforeEach(async () => {
  await mkdir(copy.place("legal/cookies"), { recursive: true });
  const { entry } = createEntryTemplate("LegalPage", "cookies");
  await copy.write("legal/cookies/legal.json", JSON.stringify(entry, null, 2));
});

/** A single printable line with a file of data/, a position and a message. */
const LINE = /^data[^\p{Cc}\p{Zl}\p{Zp}]*:\d+:\d+ {2}[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{5,600}$/u;

/** Expects well-formed issues, or content that is valid by the model. */
async function expectAnswer(kind: ModelName, name: string): Promise<void> {
  const issues = await copy.issues();
  for (const issue of issues) expect(formatIssue(issue)).toMatch(LINE);
  const errors = issues.filter(({ level }) => level === "error");
  // A missing legal page is not an error.
  if (errors.length > 0 || !existsSync(copy.place(name))) return;
  const { $schema: _forEditors, ...content } = JSON.parse(await copy.read(name));
  const violations = models[kind].schema.safeParse(content).error?.issues ?? [];
  expect(violations.filter((issue) => issue.code !== "custom" || !issue.params?.level)).toEqual([]);
}

/** Corrupts a file in each of a share of all cases, and restores it afterwards. */
async function check<Case>(
  share: number,
  cases: fc.Arbitrary<Case>,
  setField: (name: string, before: string, value: Case) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(file, cases, async ([kind, name], value) => {
    const before = await copy.read(name);
    await setField(name, before, value);
    await expectAnswer(kind, name);
    await rm(copy.place(name), { recursive: true, force: true });
    await copy.write(name, before);
  });
  const numRuns = Math.ceil(Number(CASES) * share);
  // No case may hang.
  const options = { numRuns, seed: Number(SEED), endOnFailure: true, timeout: 3000 };
  await fc.assert(property, options);
}

/** Parses JSON with one of its values replaced; `undefined` removes it. */
function parseWith(text: string, place: number, value: unknown): unknown {
  let count = 0;
  JSON.parse(text, () => {
    count += 1;
  });
  let index = -1;
  return JSON.parse(text, (_key, inside) => {
    index += 1;
    return index === place % count ? value : inside;
  });
}

it("handles any value in a field", async () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: "binary" }),
    fc.constantFrom(undefined, null, "", "a".repeat(10_000), -0, 1e308, [[[[]]]], { a: { b: {} } }),
  );
  await check(0.4, fc.tuple(fc.nat(), value), (name, before, [place, value]) =>
    copy.write(name, JSON.stringify(parseWith(before, place, value)) ?? ""),
  );
});

it("handles any typing error in a file", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.constantFrom("", '"', "{", "}", "[", "]", ",", ":", "\\", "\u0000", "//", "[".repeat(3000)),
  );
  const cases = fc.tuple(fc.nat(), fc.nat({ max: 60 }), text);
  await check(0.3, cases, (name, before, [place, length, text]) => {
    const start = place % before.length;
    return copy.write(name, before.slice(0, start) + text + before.slice(start + length));
  });
});

it("handles anything in place of a file", async () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  const target = fc.constantFrom(".", "..", "nada", "/", "../../..");
  const what = fc.oneof(
    bytes.map((content) => ({ content })),
    target.map((target) => ({ target })),
    fc.constant({ folder: true }),
    fc.constant({}),
  );
  await check(0.1, what, async (name, _before, what) => {
    const place = copy.place(name);
    await rm(place);
    if ("content" in what) await writeFile(place, what.content);
    if ("target" in what) await symlink(what.target, place);
    if ("folder" in what) await mkdir(place);
  });
});
