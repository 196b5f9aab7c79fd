import { z } from "zod";
import { blockTitles } from "../../../src/texts/blockTitles";
import { weekdayLabels } from "../../../src/texts/labels";
import { quote } from "../messages/quoteValue";
import { coordinates, warnOutsideSpain } from "./coordinates";
import { checkParts, choice, createTypeMeta, object, uniqueList } from "./fieldBuilders";
import { purchase, rentalConditions } from "./purchaseAndRentalTerms";
import { legalLink, link, timeline } from "./sharedFields";
import { email, MAX_NAME, MAX_TITLE, pattern, phone, text } from "./stringFields";
import { correctOrigin, httpsAddress, ORIGIN, RESERVED_HOST, target, url } from "./urlFields";

const contactFields = {
  phone: phone("Teléfono", "Como se lee: «910 000 000»."),
  email,
  whatsapp: phone("WhatsApp", "El número, como se lee; sin él, no se ofrece.").optional(),
};

const weekday = choice("Weekday", "Día", weekdayLabels, "Un día de la semana.");

const time = (title: string) =>
  pattern(/^([01]\d|2[0-3]):[0-5]\d$/, "una hora como «10:00» o «09:30»").meta({
    title,
    description: "Hora de Madrid, como «10:00» o «09:30».",
  });

const SITE_URL = RegExp(`^${ORIGIN}$`);

const settings = object("SiteSettings", "La empresa, su contacto y la navegación.", {
  // At most two lines in a phone's header.
  name: text("Nombre", "La marca, en 30 letras como mucho.", 30),
  fullName: text(
    "Nombre completo",
    "El título del sitio, como «Zaguán Promotora Inmobiliaria».",
    MAX_TITLE,
  ),
  description: text("Descripción", "Para buscadores y redes, en unas 150 letras."),
  url: url(
    SITE_URL,
    "una dirección https: con el dominio solo: sin ruta, sin barra final y sin «_»",
  )
    .superRefine((value, context) => {
      const correct = SITE_URL.test(value) && correctOrigin(value);
      if (!correct) return;
      const message = `se esperaba «${correct}», que es como la escriben los navegadores; hay ${quote(value)}`;
      context.addIssue({ code: "custom", message });
    })
    .meta({
      title: "Dirección del sitio",
      description: "Con https: y el dominio solo, sin barra final.",
    }),
  contact: object(
    "ContactDetails",
    ["Contacto", "El de la página de inicio y el pie."],
    contactFields,
  ),
  detailContact: object(
    "DetailContactDetails",
    ["Contacto de las fichas", "El de proyectos, alquileres y servicios."],
    {
      ...contactFields,
      replyTime: text(
        "Plazo de respuesta",
        "En cuánto se contesta, como en una frase: «en un día laborable».",
        MAX_NAME,
      ).optional(),
    },
  ),
  address: object("Address", ["Dirección", "La dirección de la oficina."], {
    street: text("Calle", "Vía y número.", MAX_TITLE),
    postalCode: pattern(/^\d{5}$/, "un código postal de cinco cifras").meta({
      title: "Código postal",
      description: "Cinco cifras.",
    }),
    city: text("Municipio", "El municipio.", MAX_NAME),
    region: text("Provincia", "La provincia.", MAX_NAME),
  }),
  map: checkParts(
    object("MapPoint", ["Mapa", "El punto que marca el mapa."], coordinates),
    warnOutsideSpain,
  ),
  hours: checkParts(
    object("OfficeHours", ["Horario", "El horario de la oficina."], {
      days: uniqueList(weekday).min(1).meta({
        title: "Días",
        description: "Los que abre: monday (lunes), tuesday (martes) … sunday (domingo).",
      }),
      opens: time("Apertura"),
      closes: time("Cierre"),
    }),
    ({ opens, closes }, context) => {
      // A time in another format has already been reported.
      if (!opens || !closes || closes > opens || closes.length !== opens.length) return;
      const message = `se esperaba una hora después de ${opens} (hours.opens); hay ${closes}`;
      context.addIssue({ code: "custom", path: ["closes"], message });
    },
  ),
  figures: uniqueList(
    object("Figure", "Una cifra de la empresa.", {
      value: text("Cifra", "Como se lee: «25+».", MAX_NAME),
      label: text("Qué cuenta", "En minúscula: «proyectos terminados».", MAX_TITLE),
    }),
    "label",
  )
    .length(4)
    .meta({ title: "Cifras", description: "Las cuatro de la portada." }),
  menu: uniqueList(link, "label")
    .min(1)
    .meta({ title: "Menú", description: "Las entradas de la cabecera.", isMenu: true }),
  callToAction: link.meta({
    title: "Botón de la cabecera",
    description: "El botón junto al menú.",
  }),
  quickLinks: uniqueList(link, "label").min(1).meta({
    title: "Enlaces del pie",
    description: "Los enlaces rápidos del pie de página.",
    isMenu: true,
  }),
  legalLinks: uniqueList(legalLink, "label").meta({
    title: "Enlaces legales",
    description: "Los del pie; sin página ni destino se leen como texto.",
  }),
  socialLinks: uniqueList(
    object("SocialLink", "Un perfil que puede no tener destino todavía.", {
      network: z
        .enum(["instagram", "linkedin", "facebook", "youtube"])
        .meta(createTypeMeta("SocialNetwork", "La red social, que decide el icono.", "Red")),
      label: text("Texto", "El nombre de la red.", MAX_NAME),
      target: target.optional(),
    }),
    "network",
  ).meta({ title: "Redes sociales", description: "Los iconos del pie; sin destino no enlazan." }),
  rentalConditions,
  timeline: timeline.meta({
    title: blockTitles.works,
    description: "El de los proyectos que no llevan el suyo.",
  }),
  purchase: purchase.optional(),
  forms: object("FormSettings", ["Formularios", "Sin esto no se envía nada a ningún sitio."], {
    endpoint: httpsAddress().meta({
      title: "Destino",
      description: "Dirección https: del servicio que recibe los formularios.",
    }),
  }).optional(),
});

export const site = checkParts(settings, ({ url: address, forms }, context) => {
  const [, host] = /^https:\/\/([a-zA-Z\d.-]+)(?::\d+)?$/.exec(address ?? "") ?? [];
  if (forms !== undefined || !host || RESERVED_HOST.test(host)) return;
  const message = "los formularios dan las gracias y no envían nada: falta forms.endpoint";
  context.addIssue({ code: "custom", path: ["url"], message, params: { level: "warning" } });
});
