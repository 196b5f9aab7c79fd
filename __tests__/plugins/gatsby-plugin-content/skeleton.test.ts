/** @jest-environment node */
import { mkdir } from "node:fs/promises";
import { type Entity, entities } from "../../../plugins/gatsby-plugin-content/model/index";
import { skeletonOf } from "../../../plugins/gatsby-plugin-content/skeleton";
import { contentCopy, flatPicture } from "./copy";

const rows = entities
  .filter(({ each }) => each)
  .map((entity): [string, Entity] => [entity.type, entity]);

describe("skeletonOf", () => {
  const copy = contentCopy();

  it.each(rows)("makes of %s an entry that passes the check", async (_, entity) => {
    const isFile = entity.each === "file";
    const folder = isFile ? entity.folder : `${entity.folder}/villas-del-sur`;
    const { entry, pictures } = skeletonOf(entity, "villas-del-sur");
    await mkdir(copy.place(folder));
    const file = isFile ? "villas-del-sur.json" : entity.file;
    await copy.write(`${folder}/${file}`, JSON.stringify(entry));
    for (let number = 1; number <= pictures; number++) {
      await copy.write(`${folder}/${number}.jpg`, await flatPicture(1200, 2));
    }
    expect(await copy.faults()).toEqual([]);
  });

  it.each([
    ["Project", 4],
    ["Rental", 4],
    ["Service", 1],
    ["LegalPage", 0],
  ])("names for %s as many pictures as it shows: %d", (type, pictures) => {
    const entity = entities.find((row) => row.type === type);
    expect(entity && skeletonOf(entity, "a").pictures).toBe(pictures);
  });

  it("leaves out what may be left out", () => {
    const [entity] = entities;
    expect(Object.keys(skeletonOf(entity, "a").entry)).not.toContain("order");
  });
});
