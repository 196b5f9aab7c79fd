import { API, type Entry, type Problem, VERSION } from "../protocol";
import { showProblems } from "./problems";

/** A chosen picture: its content in base64, and an address to show it from. */
interface PendingPicture {
  content: string;
  url: string;
}

/** Pictures that were chosen and not saved yet, by the path of their entry, "" for a new one. */
const pending = new Map<string, Map<string, PendingPicture>>();

/** The versions that saving has led to, by the one that the form was opened with. */
const saved = new Map<string, string>();

/** The identifiers of the entries of each folder that was listed. */
const ids = new Map<string, string[]>();

/** The identifiers that entries of a folder have already, as far as they were listed. */
export const listIds = (folder: string): string[] => ids.get(folder) ?? [];

class Failure extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(({ message }) => message).join(" "));
  }
  /** Decap shows it. */
  override toString(): string {
    return this.message;
  }
}

async function send<Answer>(body: object): Promise<Answer> {
  const response = await fetch(API, { method: "POST", body: JSON.stringify(body) }).catch(() => {
    const message = "El servidor no contesta. Mira si sigue en marcha, y guarda otra vez.";
    throw new Failure([{ place: "", message }]);
  });
  const answer = await response.json();
  if (!response.ok) throw new Failure(answer.problems);
  return answer;
}

async function encode(file: File): Promise<string> {
  const reader = new FileReader();
  const loaded = new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
  });
  reader.readAsDataURL(file);
  await loaded;
  return String(reader.result).replace(/^[^,]*,/, "");
}

/**
 * Has a picture checked, and keeps it until its entry is saved.
 * @param path of the entry, nothing for a new one
 * @returns the name it will have, or what is wrong with it
 */
export async function choosePicture(path = "", file: File, minWidth: number) {
  const own = pending.get(path) ?? new Map<string, PendingPicture>();
  try {
    const content = await encode(file);
    const { name } = await send<{ name: string }>({
      action: "checkPicture",
      path: path || undefined,
      name: file.name,
      taken: [...own.keys()],
      minWidth,
      content,
    });
    pending.set(path, own.set(name, { content, url: URL.createObjectURL(file) }));
    return { name };
  } catch (error) {
    const message = error instanceof Failure ? error.message : "La foto no se puede leer.";
    return { error: message };
  }
}

/** Forgets the pictures of a new entry that was left: another new one may name files like them. */
export const forgetNewPictures = (): unknown => pending.delete("");

/** The address of a picture that is saved, or chosen. */
export function getPictureUrl(path = "", value: string): string {
  const chosen = pending.get(path)?.get(value.replace("./", ""));
  return chosen?.url ?? new URL(value, new URL(`/admin/${path}`, location.href)).pathname;
}

/** A backend of Decap (https://decapcms.org/docs/custom-backends/) whose files the develop server keeps. */
export class FileBackend {
  /** Nobody has to log in to their own computer. */
  #login = createClass({
    componentDidMount(this: { props: { onLogin: (user: object) => void } }) {
      this.props.onLogin({});
    },
    render: () => null,
  });
  isGitBackend = () => false;
  status = async () => ({ auth: { status: true }, api: { status: true, statusPage: "" } });
  authComponent = () => this.#login;
  authenticate = async () => ({ name: "", login: "" });
  restoreUser = this.authenticate;
  logout = () => null;
  getToken = async () => "";
  getMedia = async () => [];

  async entriesByFolder(folder: string): Promise<Entry[]> {
    const entries = await send<Entry[]>({ action: "list", folder });
    const names = entries.map(({ file }) => file.path.slice(folder.length + 1));
    ids.set(
      folder,
      names.map((name) => name.replace(/(\/.*)?(\.json)?$/, "")),
    );
    return entries;
  }

  allEntriesByFolder = this.entriesByFolder;

  entriesByFiles(files: object[]): Promise<Entry[]> {
    return send({ action: "listFiles", files });
  }

  async getEntry(path: string): Promise<Entry> {
    const entry = await send<Entry>({ action: "get", path });
    if (entry.data) saved.delete(JSON.parse(entry.data)[VERSION]);
    return entry;
  }

  async persistEntry(
    { dataFiles }: { dataFiles: { path: string; raw: string }[] },
    { newEntry }: { newEntry?: boolean },
  ) {
    for (const { path, raw } of dataFiles) {
      const own = pending.get(newEntry ? "" : path) ?? new Map<string, PendingPicture>();
      const named = [...own].filter(([name]) => raw.includes(`"./${name}"`));
      const pictures = named.map(([name, { content }]) => ({ name, content }));
      const opened: string = JSON.parse(raw)[VERSION];
      const version = newEntry ? null : (saved.get(opened) ?? opened);
      try {
        const answer = await send<{ version: string }>({
          action: "save",
          path,
          raw,
          version,
          pictures,
        });
        saved.set(opened, answer.version);
        pending.delete(newEntry ? "" : path);
        showProblems([]);
      } catch (error) {
        if (error instanceof Failure) showProblems(error.problems);
        throw error;
      }
    }
  }
}
