import type { SavedEntry } from "./decapTypes";
import { getCurrentText } from "./savedFiles";

async function readBase64(url: string): Promise<string> {
  const reader = new FileReader();
  const loaded = new Promise((resolve) => reader.addEventListener("load", resolve));
  reader.readAsDataURL(await (await fetch(url)).blob());
  await loaded;
  return String(reader.result).replace(/^.*,/, "");
}

/**
 * Has the develop server check an entry and its new pictures before Decap saves them.
 * @param text its file's future text
 * @throws Error with the reasons, which Decap shows, if it must not be saved
 */
export async function requestCheck(entry: SavedEntry, text: string): Promise<void> {
  const { collection, path, newRecord = false, raw, mediaFiles = [] } = entry;
  const chosen = mediaFiles.filter(({ draft, name }) => draft && text.includes(`"./${name}"`));
  const pictures = await Promise.all(
    chosen.map(async ({ name, url = "" }) => ({ name, content: await readBase64(url) })),
  );
  const opened = getCurrentText(raw);
  const response = await fetch("check", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ collection, path, isNew: newRecord, text, opened, pictures }),
  }).catch(() => {
    throw new Error("El servidor no contesta: mira si «npm run edit» sigue en marcha.");
  });
  const { error } = await response.json();
  if (error) throw new Error(error);
}
