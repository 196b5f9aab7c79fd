/** The part of Decap's public API that the form uses (https://decapcms.org/docs/custom-widgets/). */

export interface ImmutableMap {
  get(key: string): unknown;
  getIn(keys: readonly string[]): unknown;
}

/** The props that Decap passes to a widget's control. */
interface ControlProps {
  value: unknown;
  field: ImmutableMap;
  /** Returns the entry as currently in the form. */
  getEntry: () => ImmutableMap;
  forID: string;
  classNameWrapper: string;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  onChange: (value: unknown) => void;
}

/** A control component, as the `this` of its methods. */
export interface Control<State> {
  props: ControlProps;
  state: State;
  setState: (state: Partial<State>) => void;
}

/** The parts of Decap's translation that this form replaces. */
interface Locale {
  collection: { sidebar: object; collectionTop: object };
  editor: Record<"editor" | "editorToolbar" | "editorWidgets", object> & {
    editorControl: { field: { widgetLabel?: string } };
    editorControlPane: { widget: object };
  };
  mediaLibrary: { mediaLibraryCard: object; mediaLibraryModal: object };
  ui: { settingsDropdown: object; toast: object };
}

interface Cms {
  init(options: { config: unknown }): void;
  registerWidget(name: string, control: unknown): void;
  registerCustomFormat(name: string, extension: string, format: object): void;
  registerBackend(name: string, backend: unknown): void;
  registerMediaLibrary(library: object): void;
  registerEventListener(listener: {
    name: "postSave";
    handler: (saved: { entry: ImmutableMap }) => void;
  }): void;
  getLocale(name: string): Locale;
  registerLocale(name: string, locale: Locale): void;
}

declare global {
  const CMS: Cms;
  /** From the version of React that Decap includes. */
  const createClass: (methods: object) => unknown;
  const h: (type: unknown, props?: object | null, ...children: unknown[]) => unknown;
}
