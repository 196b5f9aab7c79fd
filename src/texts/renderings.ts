/** What pictures of unbuilt projects are; photographs have no caption. */
export const RENDERING = "Infografía";

/** The caption of such a picture. */
export const RENDERING_CAPTION = `${RENDERING}, imagen orientativa`;

/** Said once for a list with such pictures. */
export const RENDERINGS_NOTE =
  "Las imágenes de promociones sin terminar son infografías orientativas.";
