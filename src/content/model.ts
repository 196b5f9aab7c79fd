import { z } from "zod";

/**
 * The content model: every field of every file in `data/`, declared once.
 * From it come the validator (check.ts), the JSON Schemas of `data/schemas`
 * (jsonSchema.ts) and the GraphQL types (graphql.ts).
 *
 * `title` is the field's Spanish label, `description` its help. They reach the
 * maintainer's editor and GraphiQL alike. An `id` names the GraphQL type.
 */

/** The narrowest picture, in pixels, that still looks sharp across a page. */
const PICTURE_WIDTH = 1200;
/** The same for portraits, which are never shown large. */
const PORTRAIT_WIDTH = 400;

const text = (title: string, description: string) =>
  z.string().regex(/\S/, "un texto que no esté vacío").meta({ title, description });

const picture = (title: string, description: string, minWidth = PICTURE_WIDTH) =>
  z
    .string()
    .regex(/^\.{1,2}\/\S/, "una ruta relativa a este archivo, como «./1.jpg»")
    .meta({
      title,
      description: `${description} Ruta relativa a este archivo; al menos ${minWidth} px de ancho.`,
      picture: { minWidth },
    });

const whole = (title: string, description: string) =>
  z.int().min(0).max(999).meta({ title, description });

const amount = (title: string, description: string) =>
  z.number().positive().meta({ title, description });

const kebab = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "minúsculas, cifras y guiones, como «villas-del-sur»")
  .meta({
    title: "Identificador",
    description: "Distinto de los demás de su lista.",
  });

const slug = kebab.meta({
  title: "Identificador",
  description:
    "Igual que el nombre de la carpeta; es la última parte de la dirección de la página.",
});

/** Pages and sections of the site, or one of the schemes a visitor's device can open. */
const LINK = /^(\/(?!\/)\S*|#\S+|https:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d ]+)$/;
const target = z
  .string()
  .regex(LINK, "una ruta («/…»), o una dirección https:, mailto: o tel:")
  .meta({
    title: "Destino",
    description: "Ruta del sitio («/#contacto») o dirección https:, mailto: o tel:.",
  });

const order = z.int().min(0).max(9999).meta({
  title: "Orden",
  description: "Lugar en su lista, de menor a mayor; los que no lo llevan van después, por id.",
});

const features = z.array(text("Característica", "Una frase corta, sin punto final.")).min(1).meta({
  title: "Características",
  description: "Lo que tiene la vivienda, una por elemento.",
});

const galleryPicture = z
  .strictObject({
    image: picture("Foto", "Una de las cuatro fotos de la galería."),
    alt: text("Texto alternativo", "Qué se ve en la foto, para quien no puede verla."),
  })
  .meta({
    id: "GalleryPicture",
    description: "Una foto de la galería y lo que se ve en ella.",
  });

const gallery = z.array(galleryPicture).length(4).meta({
  title: "Galería",
  description: "Exactamente cuatro fotos, la primera la principal.",
});

const link = z
  .strictObject({
    label: text("Texto", "Lo que se lee en el enlace."),
    target,
  })
  .meta({ id: "Link", description: "Un enlace con destino." });

const placeholderLink = z
  .strictObject({
    label: text("Texto", "Lo que se lee en el enlace."),
    target: target.optional(),
  })
  .meta({
    id: "OptionalLink",
    description: "Un enlace que puede no tener destino todavía.",
  });

const titledText = z
  .strictObject({
    title: text("Título", "En pocas palabras."),
    description: text("Descripción", "Una o dos frases."),
  })
  .meta({ id: "TitledText", description: "Un título y su explicación." });

const heading = z
  .strictObject({
    title: text("Título", "El titular de la sección."),
    text: text("Entradilla", "Una o dos frases bajo el titular."),
  })
  .meta({
    id: "SectionHeading",
    description: "El titular de una sección y su entradilla.",
  });

const project = z
  .strictObject({
    id: slug,
    order: order.optional(),
    title: text("Nombre", "El nombre de la promoción."),
    description: text("Descripción", "De qué promoción se trata; los saltos de línea se respetan."),
    location: text("Lugar", "El municipio, sin la provincia."),
    status: z.enum(["past", "current", "future"]).meta({
      id: "ProjectStatus",
      title: "Estado",
      description: "past: Completado. current: En construcción. future: Próximamente.",
    }),
    type: z.enum(["sale", "rent"]).meta({
      id: "ProjectType",
      title: "Operación",
      description: "sale: Venta. rent: Alquiler.",
    }),
    image: picture("Foto principal", "La que encabeza su tarjeta."),
    gallery,
    details: z
      .strictObject({
        area: text("Superficie", "Con su unidad: «de 92 a 138 m²»."),
        bedrooms: whole("Dormitorios", "Número de dormitorios.").optional(),
        bathrooms: whole("Baños", "Número de baños.").optional(),
        features,
      })
      .meta({
        id: "ProjectDetails",
        title: "Datos",
        description: "Superficie, estancias y características.",
      }),
  })
  .meta({
    id: "Project",
    description: "Una promoción: terminada, en obra o próxima.",
  });

const rental = z
  .strictObject({
    id: slug,
    order: order.optional(),
    title: text("Nombre", "Cómo se anuncia la vivienda."),
    description: text("Descripción", "De qué vivienda se trata; los saltos de línea se respetan."),
    location: text("Lugar", "Barrio y municipio."),
    price: amount("Precio mensual", "Euros al mes, sin gastos aparte."),
    bedrooms: whole("Dormitorios", "Número de dormitorios."),
    bathrooms: whole("Baños", "Número de baños."),
    area: amount("Superficie", "Metros cuadrados construidos."),
    image: picture("Foto principal", "La que encabeza su tarjeta."),
    gallery,
    features,
  })
  .meta({ id: "Rental", description: "Una vivienda en alquiler." });

const service = z
  .strictObject({
    id: slug,
    order: order.optional(),
    title: text("Nombre", "El nombre del servicio."),
    shortDescription: text("Resumen", "Una frase."),
    description: z
      .array(text("Párrafo", "Un párrafo."))
      .min(1)
      .meta({ title: "Descripción", description: "Párrafos." }),
    image: picture("Foto", "La foto del servicio."),
    imageAlt: text(
      "Texto alternativo",
      "Qué se ve en la foto; sin él se lee el nombre del servicio.",
    ).optional(),
    features: z.array(titledText).min(1).meta({
      title: "Qué incluye",
      description: "Características principales.",
    }),
    process: z.array(titledText).min(1).meta({
      title: "Cómo trabajamos",
      description: "Los pasos, en su orden.",
    }),
  })
  .meta({ id: "Service", description: "Un servicio de la empresa." });

const benefit = z
  .strictObject({
    id: kebab,
    title: text("Título", "La ventaja, en pocas palabras."),
    description: text("Descripción", "Una o dos frases."),
    icon: z.enum(["price", "speed", "custom", "warranty", "paperwork", "clarity"]).meta({
      id: "BenefitIcon",
      title: "Icono",
      description: "El nombre de un icono del juego del sitio.",
    }),
  })
  .meta({
    id: "Benefit",
    description: "Una ventaja de tratar directamente con el promotor.",
  });

const teamMember = z
  .strictObject({
    name: text("Nombre", "Nombre y apellidos."),
    role: z.enum(["ceo", "lawyer", "manager", "cto"]).meta({
      id: "TeamRole",
      title: "Cargo",
      description: "ceo, lawyer, manager o cto; uno de cada.",
    }),
    description: text("Descripción", "Dos o tres frases sobre la persona."),
    image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
  })
  .meta({ id: "TeamMember", description: "Una persona del equipo." });

const testimonial = z
  .strictObject({
    id: kebab,
    name: text("Nombre", "Nombre y apellidos."),
    role: text("Quién es", "Qué relación tiene con la empresa."),
    quote: text("Cita", "Sin comillas; el sitio las pone."),
    image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
  })
  .meta({ id: "Testimonial", description: "Lo que dice un cliente." });

const contactPair = z
  .strictObject({
    phone: text("Teléfono", "Como se lee: «910 000 000»."),
    email: z.email().meta({
      title: "Correo electrónico",
      description: "La dirección que se publica.",
    }),
  })
  .meta({ id: "ContactDetails", description: "Un teléfono y un correo." });

const time = (title: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "una hora como «10:00»")
    .meta({ title, description: "Hora de Madrid, como «10:00»." });

const month = (title: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "un mes como «2024-03»")
    .meta({ title, description: "Año y mes, como «2024-03»." });

const site = z
  .strictObject({
    name: text("Nombre", "La marca."),
    fullName: text(
      "Nombre completo",
      "El título del sitio: la marca seguida de «Promotora Inmobiliaria».",
    ),
    description: text("Descripción", "Para buscadores y redes, en unas 150 letras."),
    url: z.url({ protocol: /^https$/ }).meta({
      title: "Dirección del sitio",
      description: "Con https: y sin barra final.",
    }),
    contact: contactPair.meta({
      title: "Contacto",
      description: "El de la página de inicio y el pie.",
    }),
    detailContact: contactPair.meta({
      title: "Contacto de las fichas",
      description: "El de proyectos, alquileres y servicios.",
    }),
    address: z
      .strictObject({
        street: text("Calle", "Vía y número."),
        postalCode: z
          .string()
          .regex(/^\d{5}$/, "un código postal de cinco cifras")
          .meta({ title: "Código postal", description: "Cinco cifras." }),
        city: text("Municipio", "El municipio."),
        region: text("Provincia", "La provincia."),
      })
      .meta({
        id: "Address",
        title: "Dirección",
        description: "La dirección de la oficina.",
      }),
    map: z
      .strictObject({
        latitude: z.number().min(-90).max(90).meta({
          title: "Latitud",
          description: "En grados decimales, norte positivo.",
        }),
        longitude: z.number().min(-180).max(180).meta({
          title: "Longitud",
          description: "En grados decimales, este positivo.",
        }),
      })
      .meta({
        id: "MapPoint",
        title: "Mapa",
        description: "El punto que marca el mapa.",
      }),
    hours: z
      .strictObject({
        days: text("Días", "Como se leen: «Lunes a viernes»."),
        opens: time("Apertura"),
        closes: time("Cierre"),
      })
      .meta({
        id: "OfficeHours",
        title: "Horario",
        description: "El horario de la oficina.",
      }),
    figures: z
      .array(
        z
          .strictObject({
            value: text("Cifra", "Como se lee: «25+»."),
            label: text("Qué cuenta", "En minúscula: «proyectos terminados»."),
          })
          .meta({ id: "Figure", description: "Una cifra de la empresa." }),
      )
      .length(4)
      .meta({ title: "Cifras", description: "Las cuatro de la portada." }),
    menu: z.array(link).min(1).meta({ title: "Menú", description: "Las entradas de la cabecera." }),
    callToAction: link.meta({
      title: "Botón de la cabecera",
      description: "El botón junto al menú.",
    }),
    quickLinks: z.array(link).min(1).meta({
      title: "Enlaces del pie",
      description: "Los enlaces rápidos del pie de página.",
    }),
    legalLinks: z.array(placeholderLink).meta({
      title: "Enlaces legales",
      description: "Los del pie; sin destino se leen como texto.",
    }),
    socialLinks: z
      .array(
        z
          .strictObject({
            network: z.enum(["instagram", "linkedin", "facebook", "youtube"]).meta({
              id: "SocialNetwork",
              title: "Red",
              description: "La red social, que decide el icono.",
            }),
            label: text("Texto", "El nombre de la red."),
            target: target.optional(),
          })
          .meta({
            id: "SocialLink",
            description: "Un perfil que puede no tener destino todavía.",
          }),
      )
      .meta({
        title: "Redes sociales",
        description: "Los iconos del pie; sin destino no enlazan.",
      }),
    rentalConditions: z
      .strictObject({
        depositMonths: whole("Fianza", "Meses de fianza."),
        guaranteeMonths: whole("Garantía", "Meses de garantía adicional."),
        minimumMonths: whole("Duración mínima", "Meses de contrato."),
        renewal: text("Prórroga", "Cómo se renueva, en minúscula."),
      })
      .meta({
        id: "RentalConditions",
        title: "Condiciones de alquiler",
        description: "Las mismas para todas las viviendas en alquiler.",
      }),
    timeline: z.strictObject({ start: month("Inicio de obra"), end: month("Fin previsto") }).meta({
      id: "Timeline",
      title: "Plazos",
      description: "El calendario de obra de los proyectos.",
    }),
  })
  .meta({
    id: "SiteSettings",
    description: "La empresa, su contacto y la navegación.",
  });

const landing = z
  .strictObject({
    hero: z
      .strictObject({
        title: text("Titular", "En dos o tres líneas."),
        text: text("Entradilla", "Una o dos frases."),
        image: picture("Foto", "De borde a borde; oscura a la izquierda."),
        alt: text("Texto alternativo", "Qué se ve en la foto."),
        primary: link.meta({
          title: "Botón principal",
          description: "El botón relleno.",
        }),
        secondary: link.meta({
          title: "Botón secundario",
          description: "El botón de borde.",
        }),
      })
      .meta({ id: "Hero", title: "Portada", description: "La portada." }),
    about: z
      .strictObject({
        label: text("Antetítulo", "Una palabra sobre el titular."),
        title: text("Titular", "Una frase."),
        text: text("Texto", "Un párrafo."),
        steps: z
          .array(titledText)
          .length(3)
          .meta({ title: "Pasos", description: "Invertir, construir, vender." }),
        image: picture("Foto", "Vertical en la página."),
        alt: text("Texto alternativo", "Qué se ve en la foto."),
      })
      .meta({ id: "About", title: "Nosotros", description: "Quiénes somos." }),
    benefits: heading.meta({
      title: "Ventajas de tratar con el promotor",
      description: "El titular; las ventajas están en benefits.json.",
    }),
    advantages: z
      .strictObject({
        title: text("Titular", "Una frase."),
        lead: titledText.meta({
          title: "Primera",
          description: "La de la inteligencia artificial.",
        }),
        items: z
          .array(
            z
              .strictObject({
                title: text("Título", "En pocas palabras."),
                description: text("Descripción", "Una o dos frases."),
                figure: text(
                  "Cifra",
                  "Como se lee: «10.800 €»; sin ella la ventaja va sin cifra.",
                ).optional(),
              })
              .meta({
                id: "Advantage",
                description: "Una ventaja, con su cifra si la tiene.",
              }),
          )
          .length(5)
          .meta({
            title: "Las demás",
            description: "Ayudas, financiación, precios y gestión.",
          }),
      })
      .meta({
        id: "Advantages",
        title: "Ayudas y financiación",
        description: "La banda oscura.",
      }),
    projects: heading.meta({
      title: "Proyectos",
      description: "El titular de los proyectos.",
    }),
    rentals: heading.meta({
      title: "Alquiler",
      description: "El titular de los alquileres.",
    }),
    team: heading.meta({
      title: "Equipo",
      description: "El titular; las personas están en team.json.",
    }),
    services: heading.meta({
      title: "Servicios",
      description: "El titular de los servicios.",
    }),
    testimonials: z.strictObject({ title: text("Titular", "Unas palabras.") }).meta({
      id: "TestimonialsHeading",
      title: "Testimonios",
      description: "El titular; las citas están en testimonials.json.",
    }),
    investment: z
      .strictObject({
        label: text("Antetítulo", "Una palabra sobre el titular."),
        title: text("Titular", "Una frase."),
        text: text("Texto", "Un párrafo."),
        annualReturn: z
          .strictObject({
            min: amount("Mínima", "Tanto por ciento al año."),
            max: amount("Máxima", "Tanto por ciento al año."),
          })
          .meta({
            id: "ReturnRange",
            title: "Rentabilidad",
            description: "Rentabilidad anual estimada.",
          }),
        minimumAmount: amount("Inversión mínima", "En euros."),
        disclaimer: text("Advertencia", "Que no está garantizada."),
      })
      .meta({
        id: "Investment",
        title: "Inversión",
        description: "La oferta junto al formulario.",
      }),
    contact: heading.meta({
      title: "Contacto",
      description: "El titular del contacto.",
    }),
  })
  .meta({ id: "Landing", description: "Los textos de la página de inicio." });

/** A file lists things under one key, so that it can grow others and their order stays. */
const list = (id: string, key: string, item: z.ZodType, length?: number) => {
  const items = z.array(item);
  const what = { title: "Lista", description: "En el orden en que se leen." };
  return z
    .strictObject({
      [key]: (length ? items.length(length) : items.min(1)).meta(what),
    })
    .meta({ id, description: "El contenido de un archivo de lista." });
};

/**
 * One row a kind of file: the GraphQL type, the folder in `data/`, the file's
 * name, whether each entry has a folder of its own, and the model.
 */
export const entities = [
  { type: "Project", folder: "projects", file: "project.json", each: true, model: project },
  { type: "Rental", folder: "rentals", file: "rental.json", each: true, model: rental },
  { type: "Service", folder: "services", file: "service.json", each: true, model: service },
  { type: "Landing", folder: "landing", file: "landing.json", each: false, model: landing },
  { type: "SiteSettings", folder: "site", file: "site.json", each: false, model: site },
  {
    type: "BenefitList",
    folder: "benefits",
    file: "benefits.json",
    each: false,
    model: list("BenefitList", "benefits", benefit, 6),
  },
  {
    type: "Team",
    folder: "team",
    file: "team.json",
    each: false,
    model: list("Team", "members", teamMember, 4),
  },
  {
    type: "TestimonialList",
    folder: "testimonials",
    file: "testimonials.json",
    each: false,
    model: list("TestimonialList", "testimonials", testimonial),
  },
] as const;

/** A row of `entities`. */
export type Entity = (typeof entities)[number];
