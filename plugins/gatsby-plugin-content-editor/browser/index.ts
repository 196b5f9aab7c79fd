import { LOCAL_BACKEND } from "../protocol";
import { FileBackend } from "./fileBackend";
import { createFormat } from "./format";
import {
  FIELD,
  listFieldProblems,
  PROBLEM_PREFIX,
  revealAddedItem,
  showProblems,
  toggleSection,
} from "./problemList";
import { recordSavedEntry, registerWidgets } from "./widgets";

/** Adds to and overrides Decap's Spanish translation. */
function registerTranslation(): void {
  const es = structuredClone(CMS.getLocale("es"));
  const { collection, editor, mediaLibrary, ui } = es;
  const add = "Añadir a «%{item}»";
  const saving = { publishing: "Guardando…", published: "Guardado", publish: "Guardar" };
  Object.assign(editor.editorToolbar, saving, {
    publishNow: "Guardar",
    publishAndCreateNew: "Guardar y crear otra",
    publishAndDuplicate: "Guardar y duplicar",
    backCollection: " %{collectionLabel}",
    // Also shown for a new entry that was never saved.
    changesSaved: "Sin cambios por guardar",
    deployButtonLabel: "Ver la página",
  });
  Object.assign(editor.editor, {
    onLeavePage: "¿Salir de este formulario? Lo que no esté guardado se pierde.",
    confirmLoadBackup:
      "Hay cambios en esta entrada que no se guardaron. ¿Quieres recuperarlos? Si cancelas, se pierden.",
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
    required: `${PROBLEM_PREFIX}%{fieldLabel}: hace falta.`,
    regexPattern: `${PROBLEM_PREFIX}%{fieldLabel}: %{pattern}`,
    rangeCount: `${PROBLEM_PREFIX}%{fieldLabel}: de %{minCount} a %{maxCount} elementos.`,
    rangeCountExact: `${PROBLEM_PREFIX}%{fieldLabel}: exactamente %{count} elementos.`,
    rangeMin: `${PROBLEM_PREFIX}%{fieldLabel}: al menos %{minCount} elementos.`,
    rangeMax: `${PROBLEM_PREFIX}%{fieldLabel}: %{maxCount} elementos como mucho.`,
  });
  // Only a published form has a media library.
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

registerTranslation();
CMS.registerBackend(LOCAL_BACKEND, FileBackend);
CMS.registerMediaLibrary({
  name: "none",
  init: () => ({ show() {}, hide() {}, enableStandalone: () => false }),
});
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => {
    showProblems([]);
    recordSavedEntry(entry);
  },
});
// If fields are invalid, Decap does not call the backend, but rejects the save without a reason.
addEventListener("unhandledrejection", ({ reason }) => {
  if (reason === undefined) listFieldProblems();
});
addEventListener("hashchange", ({ oldURL, newURL }) => {
  if (!oldURL.includes("/entries/") || !newURL.includes("/entries/")) return;
  // Decap would keep the form of the other entry, and empty it.
  location.replace("#/");
  setTimeout(() => location.replace(newURL));
});
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  toggleSection(target);
  revealAddedItem(target);
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
    // For the link to the entry's page; the form is one level below the site's root.
    const site_url = new URL("..", new URL(config, location.href)).href;
    CMS.init({ config: { ...settings, site_url } });
  });
