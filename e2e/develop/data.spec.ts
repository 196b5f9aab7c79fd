import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./server";

const examples = [...readFileSync("README.md", "utf8").matchAll(/```graphql\n(.*?)```/gs)].map(
  ([, query = ""]) => ({ query, name: /query (\w+)/.exec(query)?.[1] ?? "" }),
);

test("has three examples in the README", () => expect(examples).toHaveLength(3));

for (const { name, query } of examples) {
  test(`answers the README's query ${name}`, async ({ request, develop }) => {
    const response = await request.post(`${develop.url}/___graphql`, { data: { query } });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    const answer = JSON.stringify(data);
    expect(answer).not.toContain("null");
    expect(answer).toMatch({ Projects: /Encinares/, AffordableRentals: /1800/ }[name] ?? /images/);
  });
}
