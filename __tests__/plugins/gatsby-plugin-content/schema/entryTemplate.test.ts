import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { getEntryFile } from "../../../../plugins/gatsby-plugin-content/model/entryFilePaths";
import { getModel, modelNames } from "../../../../plugins/gatsby-plugin-content/model/models";
import {
  createEntryTemplate,
  createPlaceholderText,
} from "../../../../plugins/gatsby-plugin-content/schema/entryTemplate";
import { copySampleContent, flatPicture } from "../../../sampleContent";

const ID = "villas-del-sur";
const copy = copySampleContent();

it.each(modelNames.filter((name) => !getModel(name).isSingle))(
  "creates a valid entry of %s",
  async (model) => {
    const file = path.relative("data", getEntryFile(model, ID));
    const folder = path.dirname(file);
    const { entry, pictures } = createEntryTemplate(model, ID);
    const { folder: root, count } = getModel(model);
    if (count?.max) {
      // Its place is another entry's.
      const [other = ""] = (await readdir(copy.place(root))).sort();
      await rm(copy.place(`${root}/${other}`), { recursive: true });
    }
    await mkdir(copy.place(folder), { recursive: true });
    await copy.write(file, JSON.stringify(entry));
    for (const name of pictures) {
      await copy.write(`${folder}/${name}`, await flatPicture(1200, 300));
    }
    const message = expect.stringMatching(/^es el texto de muestra/);
    // A new project would begin with the sample's calendar, which has begun.
    const issues = (await copy.issues()).filter(({ field }) => field !== "timeline.start");
    expect(issues).toMatchObject([{ level: "warning", message }]);
  },
);

it("leaves out optional fields, and announces a project", () => {
  const { entry } = createEntryTemplate("Project", "a");
  expect(entry).not.toHaveProperty("order");
  expect(entry).toHaveProperty("status", "future");
});

it("writes a project's homes with their places", () => {
  const { entry } = createEntryTemplate("Project", "a");
  expect(entry).toHaveProperty("units", [expect.objectContaining({ floor: 1, door: "A" })]);
});

it("writes an example if the description does not match the pattern", () => {
  const day = { title: "Fecha", description: "El día.", expected: "un día como «2026-03-01»" };
  expect(createPlaceholderText({ ...day, pattern: "^\\d{4}" })).toBe("2026-03-01");
  expect(createPlaceholderText({ ...day, pattern: "\\S" })).toBe("(Fecha) El día.");
});
