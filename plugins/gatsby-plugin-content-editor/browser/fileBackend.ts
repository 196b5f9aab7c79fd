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

/** The path of the entry that was just created. */
let created: string | undefined;

/**
 * Asks the server.
 * @param isAtOnce whether nothing else happens before it answers
 */
async function send<Answer>(
  body: object,
  { url = API, isAtOnce = false }: { url?: string; isAtOnce?: boolean } = {},
): Promise<Answer> {
  const request = new XMLHttpRequest();
  request.open("POST", url, !isAtOnce);
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
 * Has a picture checked, and kept until its entry is saved.
 * @param version of the entry, as its field says it
 * @returns the name that it will have
 * @throws Error that says what is wrong with it
 */
export async function choosePicture(
  version: unknown,
  file: File,
  minWidth: number,
): Promise<string> {
  const about = new URLSearchParams({ name: file.name, minWidth: String(minWidth) });
  if (version) about.set("version", String(version));
  const { name } = await send<{ name: string }>(file, { url: `${PICTURE_API}?${about}` });
  return name;
}

/** The address of a picture that is saved, or chosen. */
export function getPictureUrl(version: unknown, value: string): string {
  // A name may contain # or %.
  const path = `/admin/${getFolder(version)}${value}`.split("/").map(encodeURIComponent).join("/");
  return new URL(path, location.href).pathname;
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
    // Decap would put an entry that comes later over the copy of it that it has restored meanwhile.
    // Of one that was just created it needs time to see that it is saved, or asks whether to leave it.
    const isAtOnce = path !== created;
    const entry = await send<Entry>({ action: "get", path }, { isAtOnce });
    created = undefined;
    sessionStorage.removeItem(JSON.parse(entry.data || "{}")[VERSION]);
    return entry;
  }

  async persistEntry(
    { dataFiles: [{ path, raw }] }: { dataFiles: [{ path: string; raw: string }] },
    { newEntry: isNew = false }: { newEntry?: boolean },
  ) {
    const { [VERSION]: opened, [LABEL]: _label, ...entry } = JSON.parse(raw);
    // What saving has led to, also for a copy that is restored after the page was loaded anew.
    const version = isNew ? opened : (sessionStorage.getItem(opened) ?? opened);
    try {
      const saved = await keepStill(() =>
        send<{ version: string }>({ action: "save", path, entry, version }),
      );
      if (!isNew) return sessionStorage.setItem(opened, saved.version);
      created = path;
      addEventListener("hashchange", startAnew, { once: true });
    } catch (error) {
      if (error instanceof Refusal) showProblems(error.problems);
      throw error;
    }
  }
}
