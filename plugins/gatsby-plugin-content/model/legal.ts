import { object, uniqueList } from "./fieldBuilders";
import { day, entryId, longText, text } from "./stringFields";

const section = object("LegalSection", "Un apartado de una página legal.", {
  title: text("Título", "El del apartado."),
  paragraphs: uniqueList(longText("Párrafo", "Un párrafo."))
    .min(1)
    .meta({ title: "Texto", description: "Párrafos." }),
});

export const legal = object("LegalPage", "Una página legal: privacidad, cookies, aviso legal.", {
  id: entryId,
  title: text("Título", "El de la página: «Política de privacidad»."),
  updated: day("Actualizada", "El día de su última actualización, como «2026-11-21».").optional(),
  intro: longText("Entradilla", "Una o dos frases bajo el título.").optional(),
  sections: uniqueList(section, "title")
    .min(1)
    .meta({ title: "Apartados", description: "En su orden." }),
});
