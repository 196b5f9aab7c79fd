import { copySampleContent } from "../sampleContent";

const P = "projects/1/project.json";

const copy = copySampleContent();

it("finds a picture of the works without alternative text", async () => {
  await copy.setField(P, "progress.0.image", "./1.jpg");
  expect(await copy.issues()).toMatchObject([
    { field: "progress.0.alt", message: expect.stringContaining("texto alternativo") },
  ]);
});
