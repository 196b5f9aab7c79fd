import { scriptRunner } from "./scriptRunner";

const { run } = scriptRunner();

it("npm run check:content says in one line that there is no content", () => {
  const { status, lines } = run("check-content.ts");
  expect(status).toBe(1);
  expect(lines[0]).toBe("data:1:1  falta la carpeta: créala, o recupérala de una copia");
});
