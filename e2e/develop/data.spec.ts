import { readFileSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";
import { test } from "./server";

const examples = [...readFileSync("README.md", "utf8").matchAll(/```graphql\n(.*?)```/gs)].map(
  ([, query = ""]) => ({ query, name: /query (\w+)/.exec(query)?.[1] ?? "" }),
);

async function ask<T>(request: APIRequestContext, url: string, query: string): Promise<T> {
  const response = await request.post(`${url}/___graphql`, { data: { query } });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

test("has three examples in the README", () => {
  expect(examples.map(({ name }) => name)).toEqual([
    "Projects",
    "AffordableRentals",
    "ProjectPictures",
  ]);
});

for (const { name, query } of examples) {
  test(`answers the README's query ${name}`, async ({ request, develop }) => {
    const data = await ask<object>(request, develop.url, query);
    const answer = JSON.stringify(data);
    expect(answer).not.toContain("null");
    expect(answer).toMatch({ Projects: /Encinares/, AffordableRentals: /1800/ }[name] ?? /images/);
  });
}
