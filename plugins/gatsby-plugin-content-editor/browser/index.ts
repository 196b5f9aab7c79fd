import { createFormat, type Field } from "./customFormat";
import type { SavedEntry } from "./decapTypes";
import { registerSpanish } from "./locale";
import { renameChosenPictures } from "./pictureNames";
import { requestCheck } from "./requestCheck";
import { recordReading, recordSave } from "./savedFiles";

interface Config {
  backend: { name: string };
  collections: { name: string; fields: Field[]; files?: [{ fields: Field[] }] }[];
}

async function start(): Promise<void> {
  const config: Config = await (await fetch("config.json")).json();
  registerSpanish();
  renameChosenPictures();
  const formats = new Map(
    config.collections.map(({ name, fields, files }) => [
      name,
      createFormat(files?.[0].fields ?? fields),
    ]),
  );
  for (const [name, { fromFile, toFile }] of formats) {
    const read = (text: string) => {
      recordReading(text);
      return fromFile(text);
    };
    CMS.registerCustomFormat(name, "json", { fromFile: read, toFile });
  }
  const listen = (
    name: "preSave" | "postSave",
    handle: (entry: SavedEntry, text: string) => Promise<void> | void,
  ) => {
    const handler = async ({ entry }: { entry: { toJS(): SavedEntry } }) => {
      const saved = entry.toJS();
      await handle(saved, formats.get(saved.collection)?.toFile(saved.data) ?? "");
    };
    CMS.registerEventListener({ name, handler });
  };
  // A published form has another backend, and no check.
  if (config.backend.name === "proxy") {
    listen("preSave", requestCheck);
    listen("postSave", recordSave);
  }
  // For the link to the entry's page; the form is one level below the site's root.
  const site_url = new URL("..", location.href).href;
  CMS.init({ config: { ...config, site_url } });
}

start();
