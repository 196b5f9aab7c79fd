import { API, type Entry, type Problem, VERSION } from "../protocol";
import { showProblems } from "./problemList";

/** A chosen picture: its content in base64, and an address to show it from. */
interface PendingPicture {
  content: string;
  url: string;
}

/** Pictures that were chosen and not saved yet, by the path of their entry, "" for a new one. */
const pending = new Map<string, Map<string, PendingPicture>>();

/** The versions that saving has led to, by the one that the form was opened with. */
const saved = new Map<string, string>();

/** The paths of the entries that were read, by their versions: a duplicate has that of its original. */
const paths = new Map<unknown, string>();

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
  const ask = async () => {
    const response = await fetch(API, { method: "POST", body: JSON.stringify(body) });
    return { isDone: response.ok, answer: await response.json() };
  };
  const { isDone, answer } = await ask().catch(() => {
    const message = "El servidor no contesta. Mira si sigue en marcha, y guarda otra vez.";
    throw new Failure([{ place: "", message }]);
  });
  if (!isDone) throw new Failure(answer.problems);
  return answer;
}

const encode = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });

/** An entry as its pictures see it. */
interface Owner {
  /** "" for a new one. */
  path: string;
  version: unknown;
}

/** The entry beside which saved pictures are: of a duplicate, its original. */
const findSource = ({ path, version }: Owner) => path || paths.get(version);

/**
 * Has a picture checked, and keeps it until its entry is saved.
 * @returns the name it will have, or what is wrong with it
 */
export async function choosePicture(owner: Owner, file: File, minWidth: number) {
  const { path } = owner;
  const own = pending.get(path) ?? new Map<string, PendingPicture>();
  try {
    const content = await encode(file);
    const { name } = await send<{ name: string }>({
      action: "checkPicture",
      path: findSource(owner),
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
export function getPictureUrl(owner: Owner, value: string): string {
  const chosen = pending.get(owner.path)?.get(value.replace("./", ""));
  const source = new URL(`/admin/${findSource(owner) ?? ""}`, location.href);
  // A name may contain # or %.
  const path = value.split("/").map(encodeURIComponent).join("/");
  return chosen?.url ?? new URL(path, source).pathname;
}

/** The pictures that an entry names and its folder lacks: chosen ones, and those of its original. */
async function collectPictures(owner: Owner, raw: string) {
  const own = pending.get(owner.path);
  const names = new Set([...raw.matchAll(/"\.\/([^"/]+)"/g)].map(([, name = ""]) => name));
  const pictures: { name: string; content: string }[] = [];
  for (const name of names) {
    const chosen = own?.get(name);
    if (chosen) pictures.push({ name, content: chosen.content });
    if (chosen || owner.path || !findSource(owner)) continue;
    const response = await fetch(getPictureUrl(owner, name));
    if (response.ok) pictures.push({ name, content: await encode(await response.blob()) });
  }
  return pictures;
}

/** Keeps which entry has which version. */
function remember({ data, file }: Entry): string {
  const version = data && JSON.parse(data)[VERSION];
  if (version) paths.set(version, file.path);
  return version;
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
    entries.forEach(remember);
    const names = entries.map(({ file }) => file.path.slice(folder.length + 1));
    ids.set(
      folder,
      names.map((name) => name.replace(/(\/.*)?(\.json)?$/, "")),
    );
    return entries;
  }

  entriesByFiles(files: object[]): Promise<Entry[]> {
    return send({ action: "listFiles", files });
  }

  async getEntry(path: string): Promise<Entry> {
    const entry = await send<Entry>({ action: "get", path });
    saved.delete(remember(entry));
    return entry;
  }

  async persistEntry(
    { dataFiles }: { dataFiles: { path: string; raw: string }[] },
    { newEntry }: { newEntry?: boolean },
  ) {
    for (const { path, raw } of dataFiles) {
      const opened: string = JSON.parse(raw)[VERSION];
      const owner = { path: newEntry ? "" : path, version: opened };
      const version = newEntry ? null : (saved.get(opened) ?? opened);
      try {
        const answer = await send<{ version: string }>({
          action: "save",
          path,
          raw,
          version,
          pictures: await collectPictures(owner, raw),
        });
        saved.set(opened, answer.version);
        pending.delete(owner.path);
        showProblems([]);
      } catch (error) {
        if (error instanceof Failure) showProblems(error.problems);
        throw error;
      }
    }
  }
}
