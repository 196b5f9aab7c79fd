import { z } from "zod";
import { roleLabels } from "../../../src/utils/labels";
import { listId, PORTRAIT_WIDTH, picture, prose, text, unique } from "./fields";

const benefit = z
  .strictObject({
    id: listId,
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
      labels: roleLabels,
      title: "Cargo",
      description: "ceo, lawyer, manager o cto; uno de cada.",
    }),
    description: text("Descripción", "Dos o tres frases sobre la persona."),
    image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
  })
  .meta({ id: "TeamMember", description: "Una persona del equipo." });

const testimonial = z
  .strictObject({
    id: listId,
    name: text("Nombre", "Nombre y apellidos."),
    role: text("Quién es", "Qué relación tiene con la empresa."),
    quote: prose("Cita", "Sin comillas; el sitio las pone."),
    image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
  })
  .meta({ id: "Testimonial", description: "Lo que dice un cliente." });

/** Lists are objects with one key: they can grow others, and an item's place in them is its own. */
const what = { title: "Lista", description: "En el orden en que se leen." };

export const benefits = z
  .strictObject({ benefits: unique(benefit, "id").length(6).meta(what) })
  .meta({ id: "BenefitList", description: "Las ventajas de tratar con el promotor." });

export const team = z
  .strictObject({ members: unique(teamMember, "role").length(4).meta(what) })
  .meta({ id: "Team", description: "Las personas del equipo." });

export const testimonials = z
  .strictObject({ testimonials: unique(testimonial, "id").min(1).meta(what) })
  .meta({ id: "TestimonialList", description: "Lo que dicen los clientes." });
