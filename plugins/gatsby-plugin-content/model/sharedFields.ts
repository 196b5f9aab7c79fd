import { checkParts, object } from "./fieldBuilders";
import { longText, MAX_PARAGRAPH, MAX_TITLE, month, slug, text } from "./stringFields";
import { target } from "./urlFields";

const start = month("Inicio de la obra");

/** The months in which building starts and ends. */
export const timeline = checkParts(
  object("Timeline", "Cuándo empieza y cuándo termina una obra: los dos meses o ninguno.", {
    start,
    end: month("Fin previsto"),
  }),
  ({ start: first, end }, context) => {
    // Valid months compare as strings; an invalid one has already been reported.
    if (end === null || !start.safeParse(first).success || first === null || end >= first) return;
    const message = `se esperaba "${first}", el mes de inicio, o uno posterior; hay "${end}"`;
    context.addIssue({ code: "custom", path: ["end"], message });
  },
);

export const link = object("Link", "Un enlace con destino.", {
  label: text("Texto", "Lo que se lee en el enlace.", MAX_TITLE),
  target,
});

export const legalLink = object(
  "LegalLink",
  "Un enlace a una página legal, o a otro destino, que pueden faltar todavía.",
  {
    label: text("Texto", "Lo que se lee en el enlace.", MAX_TITLE),
    page: slug.optional().meta({
      title: "Página legal",
      description: "El nombre de su carpeta en data/legal: mientras no esté, no enlaza.",
    }),
    target: target.optional(),
  },
);

export const titledText = object("TitledText", "Un título y su explicación.", {
  title: text("Título", "En pocas palabras.", MAX_TITLE),
  description: text("Descripción", "Una o dos frases.", MAX_PARAGRAPH),
});

export const heading = object("SectionHeading", "El titular de una sección y su entradilla.", {
  title: text("Título", "El titular de la sección.", MAX_TITLE),
  text: longText("Entradilla", "Una o dos frases bajo el titular."),
});
