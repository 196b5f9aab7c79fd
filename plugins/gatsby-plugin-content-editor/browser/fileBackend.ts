import {
  API,
  createRefusal,
  type Entry,
  getFolder,
  LABEL,
  PICTURE_API,
  type Problem,
  Refusal,
  VERSION,
} from "../protocol";
import { showProblems } from "./problemList";

/** Gets what stands for the version of this tab's new entries, whose pictures no other tab replaces. */
export function getNewVersion(): string {
  sessionStorage.newEntry ??= `data/new/${crypto.randomUUID()}/`;
  return sessionStorage.newEntry;
}

/** The open form, whose version field (widgets.ts) sets this. */
export const openForm: { setVersion?: (version: string) => void } = {};

/** The path of the entry that was just created. */
let createdPath: string | undefined;

/**
 * Sends a request to the develop server.
 * @param isSync whether to block the page until the response arrives
 */
async function send<Answer>(
  body: object,
  { url = API, isSync = false }: { url?: string; isSync?: boolean } = {},
): Promise<Answer> {
  const request = new XMLHttpRequest();
  request.open("POST", url, !isSync);
  let answer: { problems: Problem[] } & Answer;
  try {
    await new Promise((resolve, reject) => {
      request.onload = resolve;
      request.onerror = reject;
      request.send(body instanceof File ? body : JSON.stringify(body));
    });
    answer = JSON.parse(request.responseText);
  } catch {
    const message = "El servidor no contesta. Mira si sigue en marcha, y guarda otra vez.";
    throw createRefusal(message);
  }
  if (request.status !== 200) throw new Refusal(answer.problems);
  return answer;
}

/**
 * Uploads a picture, which the server validates and keeps until its entry is saved.
 * @param version the value of the entry's version field
 * @param current the picture that it replaces, if any
 * @returns the file name under which it will be saved
 * @throws Refusal that explains what is wrong with it
 */
export async function choosePicture(
  version: string,
  file: File,
  minWidth: number,
  current = "",
): Promise<string> {
  const picture = { version, name: file.name, minWidth: String(minWidth), current };
  const about = new URLSearchParams(picture);
  const { name } = await send<{ name: string }>(file, { url: `${PICTURE_API}?${about}` });
  return name;
}

/** Gets the URL of a saved or chosen picture. */
export function getPictureUrl(version: unknown, value: string): string {
  // File names may contain # or %.
  const path = `/admin/${getFolder(version)}${value}`.split("/").map(encodeURIComponent).join("/");
  return new URL(path, location.href).pathname;
}

/** Blocks the form during a save, because Decap would consider anything typed meanwhile as saved. */
async function lockForm<Answer>(saveEntry: () => Promise<Answer>): Promise<Answer> {
  const focused = document.activeElement;
  document.body.inert = true;
  return saveEntry().finally(() => {
    document.body.inert = false;
    if (focused instanceof HTMLElement) focused.focus();
  });
}

/**
 * Reloads the page after «Guardar y crear otra» or «Guardar y duplicar» of a new entry: Decap would
 * keep its form open, and overwrite it.
 */
function reloadForNextEntry(): void {
  if (location.hash.endsWith("/new")) location.reload();
}

/** A Decap backend (https://decapcms.org/docs/custom-backends/) that stores files with the develop server. */
export class FileBackend {
  /** Logs in automatically: a local editor needs no account. */
  #login = createClass({
    componentDidMount(this: { props: { onLogin: (user: object) => void } }) {
      this.props.onLogin({});
    },
    render: () => null,
  });
  status = async () => ({ auth: { status: true }, api: { status: true, statusPage: "" } });
  authComponent = () => this.#login;
  authenticate = async () => ({ name: "", login: "" });
  restoreUser = this.authenticate;
  logout = () => null;
  getMedia = async () => [];
  getMediaFile = async (path: string) => ({ url: `/admin/${path}` });

  entriesByFolder = (folder: string): Promise<Entry[]> => send({ action: "list", folder });
  entriesByFiles = (): Promise<Entry[]> => send({ action: "list" });

  async getEntry(path: string): Promise<Entry> {
    // Synchronous, because Decap would overwrite a backup that it has just restored with an entry that
    // arrives later. After a creation, though, it needs time to register the save, or it asks whether
    // to leave the page.
    const isSync = path !== createdPath;
    const entry = await send<Entry>({ action: "get", path }, { isSync });
    createdPath = undefined;
    return entry;
  }

  async persistEntry(
    { dataFiles: [{ path, raw }] }: { dataFiles: [{ path: string; raw: string }] },
    { newEntry: isNew = false }: { newEntry?: boolean },
  ) {
    const { [VERSION]: opened, [LABEL]: _label, ...entry } = JSON.parse(raw);
    const version = opened ?? getNewVersion();
    try {
      const saved = await lockForm(() =>
        send<{ version: string }>({ action: "save", path, entry, version }),
      );
      // Decap considers an entry unchanged if it is as it was when opened, even after a save.
      // With the new version it never is, so that a change back to that can be saved as well.
      if (!isNew) return openForm.setVersion?.(saved.version);
      createdPath = path;
      addEventListener("hashchange", reloadForNextEntry, { once: true });
    } catch (error) {
      if (error instanceof Refusal) showProblems(error.problems);
      throw error;
    }
  }
}
