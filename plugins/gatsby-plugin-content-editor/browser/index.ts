import { LOCAL_BACKEND } from "../protocol";
import { FileBackend } from "./fileBackend";
import { createFormat } from "./format";
import { FIELD, listFieldProblems, MARK, showProblems, toggle } from "./problemList";
import { noteSavedEntry, registerWidgets } from "./widgets";

/** Words that Decap has no Spanish for, or not those of this form. */
function registerWords(): void {
  const es = structuredClone(CMS.getLocale("es"));
  const { collection, editor, mediaLibrary, ui } = es;
  const add = "Añadir a «%{item}»";
  const saving = { publishing: "Guardando…", published: "Guardado", publish: "Guardar" };
  Object.assign(editor.editorToolbar, saving, {
    publishNow: "Guardar",
    publishAndCreateNew: "Guardar y crear otra",
    publishAndDuplicate: "Guardar y duplicar",
    backCollection: " %{collectionLabel}",
    // Also shown of a new entry that was never saved.
    changesSaved: "Sin cambios por guardar",
    deployButtonLabel: "Ver la página",
  });
  Object.assign(collection.sidebar, { allCollections: "Todo", searchIn: "Buscar en" });
  Object.assign(collection.collectionTop, {
    searchResults: "Resultados de «%{searchTerm}»",
    searchResultsInCollection: "Resultados de «%{searchTerm}» en %{collection}",
    viewAsList: "Ver como lista",
    viewAsGrid: "Ver como fichas",
  });
  editor.editorControl.field.widgetLabel = FIELD;
  Object.assign(editor.editorWidgets, {
    list: { add, addType: add },
    object: { expand: "Desplegar", collapse: "Plegar" },
  });
  Object.assign(editor.editorControlPane.widget as object, {
    required: `${MARK}%{fieldLabel}: hace falta.`,
    regexPattern: `${MARK}%{fieldLabel}: %{pattern}`,
    rangeCount: `${MARK}%{fieldLabel}: de %{minCount} a %{maxCount} elementos.`,
    rangeCountExact: `${MARK}%{fieldLabel}: exactamente %{count} elementos.`,
    rangeMin: `${MARK}%{fieldLabel}: al menos %{minCount} elementos.`,
    rangeMax: `${MARK}%{fieldLabel}: %{maxCount} elementos como mucho.`,
  });
  // Only a published form has one.
  const copying = { copy: "Copiar", copyUrl: "Copiar dirección", copied: "Copiado" };
  const copyingNames = { copyPath: "Copiar ruta", copyName: "Copiar nombre" };
  Object.assign(mediaLibrary.mediaLibraryCard, copying, copyingNames);
  Object.assign(mediaLibrary.mediaLibraryModal, { close: "Cerrar" });
  Object.assign(ui.settingsDropdown, { account: "Cuenta" });
  Object.assign(ui.toast, {
    onLoggedOut: "La sesión se ha cerrado: copia lo que hayas escrito y entra otra vez.",
    onFailToPersist: "No se ha guardado.",
    onFailToLoadEntries: "%{details}",
    missingRequiredField: "No se ha guardado: falta algo.",
  });
  CMS.registerLocale("es", es);
}

registerWords();
CMS.registerBackend(LOCAL_BACKEND, FileBackend);
CMS.registerMediaLibrary({
  name: "none",
  init: () => ({ show() {}, hide() {}, enableStandalone: () => false }),
});
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => {
    showProblems([]);
    noteSavedEntry(entry);
  },
});
// A save that the fields keep back reaches no backend: Decap rejects it, for no reason that it gives.
addEventListener("unhandledrejection", ({ reason }) => {
  if (reason === undefined) listFieldProblems();
});
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element) toggle(target);
});
const config = document.currentScript?.dataset.config ?? "";
fetch(config)
  .then((response) => response.json())
  .then((settings) => {
    registerWidgets(settings.backend.name === LOCAL_BACKEND);
    for (const { format, fields, files } of settings.collections) {
      const explain = (message: string) => showProblems([{ place: "", message }]);
      CMS.registerCustomFormat(format, "json", createFormat(files ?? [{ fields }], explain));
    }
    // For the link to the entry's page; the form is one folder below the site.
    const site_url = new URL("..", new URL(config, location.href)).href;
    CMS.init({ config: { ...settings, site_url } });
  });
