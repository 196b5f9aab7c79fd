import { slugify } from "../../../src/utils/slug";
import { explainTakenId, findFreeName, VERSION } from "../protocol";
import { explainAmount, formatAmount, parseAmount } from "./amount";
import type { Control, ImmutableMap } from "./decap";
import { choosePicture, getNewVersion, getPictureUrl, openForm } from "./fileBackend";
import { PROBLEM_PREFIX } from "./problemList";

/** Gets the props that the inputs of all widgets share. */
function getInputProps({ props }: Control<unknown>) {
  const { forID, classNameWrapper, setActiveStyle, setInactiveStyle } = props;
  return {
    id: forID,
    className: classNameWrapper,
    onFocus: setActiveStyle,
    onBlur: setInactiveStyle,
  };
}

/** Converts an error message, if any, to the result of a Decap control's `isValid`. */
const toValidity = (message?: string) =>
  message ? { error: { message: PROBLEM_PREFIX + message } } : true;

/** A number in Spanish notation, which format.ts converts to JSON's. */
const amount = {
  isValid(this: Control<unknown>) {
    const { value, field } = this.props;
    const [label, min, max, whole] = ["label", "min", "max", "whole"].map((key) => field.get(key));
    const number = parseAmount(value, field.get("unit") as string | undefined);
    return toValidity(explainAmount(number, { label, min, max, whole } as never));
  },
  render(this: Control<unknown>) {
    const { value = "", field, onChange } = this.props;
    const unit = field.get("unit") as string | undefined;
    const input = getInputProps(this);
    return h("input", {
      ...input,
      inputMode: "decimal",
      style: { maxWidth: "12rem" },
      placeholder: unit,
      value,
      onBlur: () => {
        const shown = formatAmount(parseAmount(value, unit), unit);
        if (shown !== value) onChange(shown);
        input.onBlur();
      },
      onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
    });
  },
};

const getVersion = ({ props }: Control<unknown>) =>
  String(props.getEntry().getIn(["data", VERSION]) ?? getNewVersion());

type ImageControl = Control<{ error?: string; busy?: boolean }> & {
  input: HTMLInputElement | null;
};

/** A picture in the entry's folder, which is validated when chosen and written when the entry is saved. */
const image = {
  getInitialState: () => ({}),
  isValid(this: ImageControl) {
    return toValidity(this.state.busy ? "La foto se está comprobando." : "");
  },
  async choose(this: ImageControl, { target }: { target: HTMLInputElement }) {
    const [file] = target.files ?? [];
    if (!file) return;
    const { field, onChange } = this.props;
    this.setState({ busy: true, error: undefined });
    try {
      const minWidth = Number(field.get("min_width"));
      const current = String(this.props.value ?? "");
      onChange(`./${await choosePicture(getVersion(this), file, minWidth, current)}`);
    } catch (error) {
      this.setState({ error: (error as Error).message });
    }
    this.setState({ busy: false });
    target.value = "";
  },
  render(this: ImageControl & { choose: unknown }) {
    const { value, field, onChange } = this.props;
    const url = value && getPictureUrl(getVersion(this), String(value));
    const { busy, error } = this.state;
    const isOptional = field.get("required") === false;
    const style = { display: "flex", gap: "1rem", alignItems: "center", flexWrap: "wrap" };
    return h(
      "div",
      { style },
      url &&
        h("img", {
          src: url,
          alt: "",
          style: { width: "10rem", maxHeight: "10rem", objectFit: "contain" },
        }),
      // Hidden, because its native button has a label in the browser's language.
      h("input", {
        type: "file",
        accept: "image/*",
        hidden: true,
        ref: (input: HTMLInputElement | null) => {
          this.input = input;
        },
        onChange: this.choose,
      }),
      h(
        "button",
        {
          ...getInputProps(this),
          type: "button",
          style: { width: "auto" },
          onClick: () => this.input?.click(),
        },
        url ? "Cambiar la foto" : "Elegir una foto",
      ),
      isOptional &&
        value &&
        h("button", { type: "button", onClick: () => onChange(undefined) }, "Quitar la foto"),
      h(
        "p",
        { role: "status", style: { color: "#b00020", margin: 0 } },
        busy ? "Comprobando…" : error,
      ),
    );
  },
};

type IdentifierControl = Control<{ proposed?: string }> & {
  propose: () => void;
  onFocusOut: () => void;
};

/** «Ático en Chamberí» → «atico-en-chamberi», with a number if that is taken. */
export function proposeId(title: string, taken: readonly string[]): string {
  const id = slugify(title).slice(0, 50).replace(/-$/, "");
  return findFreeName(taken, (number) => id + number);
}

const isNew = ({ props }: IdentifierControl) => Boolean(props.getEntry().get("newRecord"));

/** The identifiers of entries saved since the page was loaded, by collection. */
const savedIds = new Map<unknown, string[]>();

/** Records a saved entry, whose identifier is then taken. */
export function recordSavedEntry(entry: ImmutableMap): void {
  const collection = entry.get("collection");
  const id = String(entry.getIn(["data", "id"]));
  savedIds.set(collection, [...(savedIds.get(collection) ?? []), id]);
}

const listTakenIds = ({ props }: IdentifierControl) => [
  ...(props.field.get("taken") as Iterable<string>),
  ...(savedIds.get(props.getEntry().get("collection")) ?? []),
];

/** The name of an entry's folder: derived from the title of a new entry, and fixed afterwards. */
const identifier = {
  getInitialState: () => ({}),
  componentDidMount(this: IdentifierControl) {
    if (!isNew(this)) return;
    // A duplicate starts with the identifier of its original.
    this.propose();
    document.addEventListener("focusout", this.onFocusOut);
  },
  componentWillUnmount(this: IdentifierControl) {
    document.removeEventListener("focusout", this.onFocusOut);
  },
  /** Decap does not notify a widget of changes to other fields. */
  onFocusOut(this: IdentifierControl) {
    if ((this.props.value || undefined) === this.state.proposed) this.propose();
  },
  propose(this: IdentifierControl) {
    const { getEntry, value, onChange } = this.props;
    const title = String(getEntry().getIn(["data", "title"]) ?? "");
    const proposed = proposeId(title, listTakenIds(this)) || undefined;
    this.setState({ proposed });
    if (proposed !== (value || undefined)) onChange(proposed);
  },
  isValid(this: IdentifierControl) {
    const id = String(this.props.value);
    return toValidity(isNew(this) && listTakenIds(this).includes(id) ? explainTakenId(id) : "");
  },
  render(this: IdentifierControl) {
    const { value, onChange } = this.props;
    return h("input", {
      ...getInputProps(this),
      value: value ?? "",
      readOnly: !isNew(this),
      onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
    });
  },
};

/** The version field, which is hidden (editor/index.html): Decap's hidden fields can't be changed. */
const version = {
  componentDidMount(this: Control<unknown>) {
    openForm.setVersion = this.props.onChange;
  },
  render: () => h("span", { className: "version" }),
};

/**
 * Registers the widgets that config.ts uses.
 * @param isLocal whether the develop server stores the content, which needs its own picture widget
 */
export function registerWidgets(isLocal: boolean): void {
  const own = { amount, identifier, version, ...(isLocal && { image }) };
  for (const [name, methods] of Object.entries(own)) CMS.registerWidget(name, createClass(methods));
}
