import { mkdir } from "node:fs/promises";
import { copySampleContent } from "../../../../sampleContent";

const copy = copySampleContent();

it("reports JSON files that nothing reads", async () => {
  await copy.write("projects/1/copia.json", "{}");
  await mkdir(copy.place("legal"));
  await copy.write("legal/cookies.json", "{}");
  const message = expect.stringContaining("sácalo de data/");
  expect(await copy.issues()).toMatchObject([
    { file: "data/legal/cookies.json", message },
    { file: "data/projects/1/copia.json", message },
  ]);
});
