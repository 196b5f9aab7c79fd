import { z } from "zod";
import { amount, heading, link, picture, prose, text, titledText, unique } from "./fields";

export const landing = z
  .strictObject({
    hero: z
      .strictObject({
        title: text("Titular", "En dos o tres líneas."),
        text: prose("Entradilla", "Una o dos frases."),
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
        text: prose("Texto", "Un párrafo."),
        steps: unique(titledText, "title")
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
        items: unique(
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
          "title",
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
        text: prose("Texto", "Un párrafo."),
        annualReturn: z
          .strictObject({
            min: amount("Mínima", "Tanto por ciento al año."),
            max: amount("Máxima", "Tanto por ciento al año."),
          })
          .superRefine(({ min, max }, context) => {
            if (max >= min) return;
            const message = `se esperaba ${min} o más, que es la mínima; hay ${max}`;
            context.addIssue({ code: "custom", path: ["max"], message });
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
