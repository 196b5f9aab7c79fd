import { API, type Entry, findPictureNames, LABEL, type Problem, VERSION } from "../protocol";
import { showProblems } from "./problemList";

/** A chosen picture: its content in base64, and an address to show it from. */
interface PendingPicture {
  content: string;
  url: string;
}

/** Pictures that were chosen and not saved yet, by the path of their entry, "" for a new one. */
const pending = new Map<string, Map<string, PendingPicture>>();

/** The paths of the entries that were read, by their versions: a duplicate has that of its original. */
const paths = new Map<unknown, string>();

/** The path of the entry that was just created. */
let created: string | undefined;

class Failure extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(({ message }) => message).join(" "));
  }
  /** Decap shows it. */
  override toString(): string {
    return this.message;
  }
}

/** Asks the server, and goes on meanwhile. */
async function ask(body: string) {
  const response = await fetch(API, { method: "POST", body });
  return { isDone: response.ok, text: await response.text() };
}

/** Asks the server before anything else happens. */
function askAtOnce(body: string) {
  const request = new XMLHttpRequest();
  request.open("POST", API, false);
  request.send(body);
  return { isDone: request.status === 200, text: request.responseText };
}

async function send<Answer>(
  body: object,
  askServer: (body: string) => ReturnType<typeof askAtOnce> | ReturnType<typeof ask> = ask,
): Promise<Answer> {
  let reply: { isDone: boolean; answer: { problems: Problem[] } & Answer };
  try {
    const { isDone, text } = await askServer(JSON.stringify(body));
    reply = { isDone, answer: JSON.parse(text) };
  } catch {
    const message = "El servidor no contesta. Mira si sigue en marcha, y guarda otra vez.";
    throw new Failure([{ place: "", message }]);
  }
  if (!reply.isDone) throw new Failure(reply.answer.problems);
  return reply.answer;
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

/** Pictures are checked one after another: each knows the names of those before. */
let checked: Promise<unknown> = Promise.resolve();

/**
 * Has a picture checked, and keeps it until its entry is saved.
 * @returns the name it will have, or what is wrong with it
 */
export function choosePicture(owner: Owner, file: File, minWidth: number) {
  const result = checked.then(() => checkPicture(owner, file, minWidth));
  checked = result;
  return result;
}

async function checkPicture(owner: Owner, file: File, minWidth: number) {
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
  const pictures: { name: string; content: string }[] = [];
  for (const name of findPictureNames(raw)) {
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

/** Lets nobody type while something is being saved: Decap would take that for saved too. */
async function keepStill<Answer>(saveEntry: () => Promise<Answer>): Promise<Answer> {
  const focused = document.activeElement;
  document.body.inert = true;
  return saveEntry().finally(() => {
    document.body.inert = false;
    if (focused instanceof HTMLElement) focused.focus();
  });
}

/**
 * Loads the page anew after «Guardar y crear otra» or «Guardar y duplicar» of a new entry: Decap
 * would go on with its form, and save over it.
 */
function startAnew(): void {
  if (location.hash.endsWith("/new")) location.reload();
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
    return entries;
  }

  entriesByFiles(files: object[]): Promise<Entry[]> {
    return send({ action: "listFiles", files });
  }

  async getEntry(path: string): Promise<Entry> {
    // Decap would put an entry that comes later over the copy of it that it has restored meanwhile.
    // Of one that was just created it needs time to see that it is saved, or asks whether to leave it.
    const entry = await send<Entry>({ action: "get", path }, path === created ? ask : askAtOnce);
    created = undefined;
    sessionStorage.removeItem(remember(entry));
    return entry;
  }

  async persistEntry(
    { dataFiles }: { dataFiles: { path: string; raw: string }[] },
    { newEntry }: { newEntry?: boolean },
  ) {
    for (const { path, raw } of dataFiles) {
      const { [VERSION]: opened, [LABEL]: _label, ...entry } = JSON.parse(raw);
      const owner = { path: newEntry ? "" : path, version: opened };
      // What saving has led to, also for a copy that is restored after the page was loaded anew.
      const version = newEntry ? null : (sessionStorage.getItem(opened) ?? opened);
      try {
        const answer = await keepStill(async () => {
          const pictures = await collectPictures(owner, raw);
          return send<{ version: string }>({ action: "save", path, entry, version, pictures });
        });
        pending.delete(owner.path);
        if (newEntry) {
          created = path;
          addEventListener("hashchange", startAnew, { once: true });
        } else {
          sessionStorage.setItem(opened, answer.version);
        }
      } catch (error) {
        if (error instanceof Failure) showProblems(error.problems);
        throw error;
      }
    }
  }
}
