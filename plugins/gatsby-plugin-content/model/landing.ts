import { checkParts, object, uniqueList } from "./fieldBuilders";
import { euros, percent } from "./numberFields";
import { heading, link, titledText } from "./sharedFields";
import { longText, MAX_NAME, MAX_TITLE, picture, text } from "./stringFields";

export const landing = object("Landing", "Los textos de la página de inicio.", {
  hero: object("Hero", ["Portada", "La portada."], {
    title: text("Titular", "En dos o tres líneas.", MAX_TITLE),
    text: longText("Entradilla", "Una o dos frases."),
    image: picture("Foto", "De borde a borde; oscura a la izquierda."),
    alt: text("Texto alternativo", "Qué se ve en la foto."),
    primary: link.meta({ title: "Botón principal", description: "El botón relleno." }),
    secondary: link.meta({ title: "Botón secundario", description: "El botón de borde." }),
  }),
  about: object("About", ["Nosotros", "Quiénes somos."], {
    label: text("Antetítulo", "Una palabra sobre el titular."),
    title: text("Titular", "Una frase.", MAX_TITLE),
    text: longText("Texto", "Un párrafo."),
    steps: uniqueList(titledText, "title")
      .length(3)
      .meta({ title: "Pasos", description: "Invertir, construir, vender." }),
    image: picture("Foto", "Vertical en la página."),
    alt: text("Texto alternativo", "Qué se ve en la foto."),
    caption: text("Pie", "Lo que es, si no es una fotografía: «Infografía».", MAX_NAME).optional(),
  }),
  benefitsHeading: heading.meta({
    title: "Ventajas de tratar con el promotor",
    description: "El titular; las ventajas se escriben en «Ventajas».",
  }),
  aidAndFinancing: object("AidAndFinancing", ["Ayudas y financiación", "La banda oscura."], {
    title: text("Titular", "Una frase.", MAX_TITLE),
    lead: titledText.meta({ title: "Primera", description: "La de la inteligencia artificial." }),
    items: uniqueList(
      object("Aid", "Una ayuda, con su cifra si la tiene.", {
        title: text("Título", "En pocas palabras."),
        description: text("Descripción", "Una o dos frases."),
        figure: text("Cifra", "Como se lee: «Hasta 10.800 €». Puede faltar.", MAX_NAME).optional(),
      }),
      "title",
    )
      .length(5)
      .meta({ title: "Las demás", description: "Ayudas, financiación, precios y gestión." }),
    study: object(
      "SolvencyStudy",
      ["Estudio de solvencia", "El botón al formulario de contacto que cierra la banda oscura."],
      {
        title: text("Invitación", "Una frase sobre el botón."),
        label: text("Texto del botón", "En pocas palabras."),
        subject: text("Asunto", "Con lo que se rellena el asunto del formulario."),
      },
    ),
  }),
  projectsHeading: heading.meta({
    title: "Proyectos",
    description: "El titular de los proyectos.",
  }),
  rentalsHeading: heading.meta({ title: "Alquiler", description: "El titular de los alquileres." }),
  teamHeading: heading.meta({
    title: "Equipo",
    description: "El titular; las personas se escriben en «Equipo».",
  }),
  servicesHeading: heading.meta({
    title: "Servicios",
    description: "El titular de los servicios.",
  }),
  photoBanner: object(
    "PhotoBanner",
    ["Foto de lado a lado", "Entre los servicios y los testimonios."],
    {
      image: picture("Foto", "De borde a borde, apaisada."),
      alt: text("Texto alternativo", "Qué se ve en la foto."),
      caption: link.meta({ title: "Pie de foto", description: "Qué es, con enlace a su página." }),
    },
  ),
  testimonialsHeading: object(
    "TestimonialsHeading",
    ["Testimonios", "El titular; las citas se escriben en «Testimonios»."],
    { title: text("Titular", "Unas palabras.", MAX_TITLE) },
  ),
  investment: object("Investment", ["Inversión", "La oferta junto al formulario."], {
    label: text("Antetítulo", "Una palabra sobre el titular."),
    title: text("Titular", "Una frase.", MAX_TITLE),
    text: longText("Texto", "Un párrafo."),
    annualReturn: checkParts(
      object("ReturnRange", ["Rentabilidad", "Rentabilidad anual estimada."], {
        min: percent("Mínima", "Tanto por ciento al año.").positive(),
        max: percent("Máxima", "Tanto por ciento al año.").positive(),
      }),
      ({ min, max }, context) => {
        if (min === null || max === null || max > min) return;
        const message = `se esperaba más de ${min}, que es la mínima; hay ${max}`;
        context.addIssue({ code: "custom", path: ["max"], message });
      },
    ),
    minimumAmount: euros("Inversión mínima", "En euros.", 1000),
    disclaimer: text("Advertencia", "Que no está garantizada."),
  }),
  contactHeading: heading.meta({ title: "Contacto", description: "El titular del contacto." }),
});
