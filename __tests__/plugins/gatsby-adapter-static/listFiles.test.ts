import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../../plugins/gatsby-adapter-static/listFiles";
import { tempFolder } from "../../tempFolder";

const place = tempFolder();

it("lists files at any depth, and a symbolic link, but not what it leads to", async () => {
  await mkdir(place("photos/2026"), { recursive: true });
  await writeFile(place("photos/2026/1.jpg"), "");
  await symlink(place("photos"), place("link"));
  const files = (await listFiles(place())).map((file) => path.join(file.parentPath, file.name));
  expect(files.sort()).toEqual([place("link"), place("photos/2026/1.jpg")]);
});
