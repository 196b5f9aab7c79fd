import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { type Develop, test } from "./fixtures";

const [, examples = ""] = /```graphql\n(.*?)```/s.exec(readFileSync("README.md", "utf8")) ?? [];

/** Asks GraphiQL's server. */
async function ask(request: APIRequestContext, { url }: Develop, query: string, name?: string) {
  const data = { query, operationName: name };
  const response = await request.post(`${url}/___graphql`, { data });
  const answer = await response.json();
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

for (const [name, expected] of [
  ["Projects", "Encinares"],
  ["AffordableRentals", "1800"],
  ["ProjectPictures", "images"],
] as const) {
  test(`answers the README's query ${name}`, async ({ request, develop }) => {
    const answer = JSON.stringify(await ask(request, develop, examples, name));
    expect(answer).not.toContain("null");
    expect(answer).toContain(expected);
  });
}

test("answers what a developer would try next", async ({ request, develop }) => {
  const query = `{
    allTestimonial(sort: { fields: { sortKey: ASC } }) { totalCount nodes { name } }
    allBenefit(sort: { fields: { sortKey: ASC } }) { nodes { title } }
    allTeamMember(filter: { role: { ne: ceo } }, sort: { name: ASC }) { nodes { name } }
    allProject { group(field: { status: SELECT }) { fieldValue totalCount } }
    free: allRental(filter: { availableFrom: { gte: "2026-12-01", lte: "2027-06-30" } }) {
      nodes { jsonId availableFrom(formatString: "DD/MM/YYYY") }
    }
    building: allProject(filter: { progress: { elemMatch: { date: { gt: "2025-06" } } } }) {
      nodes { jsonId progress { date(formatString: "MMMM YYYY", locale: "es") } }
    }
    siteSettings { url }
    landing { projectsHeading { title } }
  }`;
  const data = await ask(request, develop, query);
  expect(data.allTestimonial.totalCount).toBe(2);
  expect(data.allTestimonial.nodes[0].name).toBe("Marta Olmedilla Prieto");
  expect(data.allBenefit.nodes[0].title).toBe("Precio de origen");
  expect(data.allTeamMember.nodes.map(({ name }: { name: string }) => name)).toEqual([
    "Gonzalo Arnáiz Pedrosa",
    "Hugo Salcedo Belmonte",
    "Inés Carrasquilla Montes",
  ]);
  const groups: { totalCount: number }[] = data.allProject.group;
  expect(groups.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(2);
  expect(data.free.nodes).toEqual([{ jsonId: "2", availableFrom: "01/01/2027" }]);
  expect(data.building.nodes).toMatchObject([
    { jsonId: "1", progress: [{ date: "marzo 2024" }, {}, {}] },
  ]);
  expect(data.siteSettings.url).toMatch(/^https:/);
  expect(data.landing.projectsHeading.title).toMatch(/./);
});
