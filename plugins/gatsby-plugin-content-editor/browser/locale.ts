import type { Phrases } from "./decapTypes";

const add = "Añadir a «%{item}»";

/** What Decap's Spanish lacks, as far as this form shows it, or calls publishing instead of saving. */
const spanish: Phrases = {
  collection: {
    sidebar: { allCollections: "Todo", searchIn: "Buscar en" },
    collectionTop: {
      searchResults: "Resultados de «%{searchTerm}»",
      searchResultsInCollection: "Resultados de «%{searchTerm}» en %{collection}",
      viewAsList: "Ver como lista",
      viewAsGrid: "Ver como fichas",
    },
  },
  editor: {
    editorControl: { field: { widgetLabel: "Campo" } },
    editorControlPane: { widget: { regexPattern: "%{fieldLabel}: %{pattern}." } },
    editorToolbar: {
      publish: "Guardar",
      publishNow: "Guardar",
      publishing: "Guardando…",
      published: "Guardado",
      publishAndCreateNew: "Guardar y crear otra",
      publishAndDuplicate: "Guardar y duplicar",
      backCollection: " %{collectionLabel}",
      // Also shown for a new entry that was never saved.
      changesSaved: "Sin cambios por guardar",
      deployButtonLabel: "Ver la página",
    },
    editorWidgets: {
      list: { add, addType: add },
      object: { expand: "Desplegar", collapse: "Plegar" },
    },
  },
  mediaLibrary: {
    mediaLibraryCard: {
      copy: "Copiar",
      copyUrl: "Copiar dirección",
      copyPath: "Copiar ruta",
      copyName: "Copiar nombre",
      copied: "Copiado",
    },
    mediaLibraryModal: { close: "Cerrar" },
  },
  ui: {
    settingsDropdown: { account: "Cuenta" },
    toast: {
      onFailToPersist: "No se ha guardado. %{details}",
      missingRequiredField: "No se ha guardado: falta algo.",
      onLoggedOut: "La sesión se ha cerrado: copia lo que hayas escrito y entra otra vez.",
    },
  },
};

/** Adds phrases to others, or replaces them. */
function mergePhrases(phrases: Phrases, added: Phrases): Phrases {
  const merged = { ...phrases };
  for (const [key, part] of Object.entries(added)) {
    const own = merged[key] ?? {};
    merged[key] =
      typeof own === "string" || typeof part === "string" ? part : mergePhrases(own, part);
  }
  return merged;
}

/** Completes Decap's Spanish (https://decapcms.org/docs/configuration-options/#locale). */
export const registerSpanish = () =>
  CMS.registerLocale("es", mergePhrases(CMS.getLocale("es"), spanish));
