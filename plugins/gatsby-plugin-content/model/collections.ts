import { z } from "zod";
import { roleLabels } from "../../../src/descriptions/labels";
import { choice, createTypeMeta, object, uniqueList } from "./sharedFields";
import { listId, longText, PORTRAIT_WIDTH, picture, text } from "./textFields";

const benefit = object("Benefit", "Una ventaja de tratar directamente con el promotor.", {
  id: listId,
  title: text("Título", "La ventaja, en pocas palabras."),
  description: text("Descripción", "Una o dos frases."),
  icon: z
    .enum(["price", "speed", "custom", "warranty", "paperwork", "clarity"])
    .meta(createTypeMeta("BenefitIcon", "El nombre de un icono del juego del sitio.", "Icono")),
});

const teamMember = object("TeamMember", "Una persona del equipo.", {
  name: text("Nombre", "Nombre y apellidos."),
  role: choice("TeamRole", "Cargo", roleLabels, "ceo, lawyer, manager o cto; uno de cada."),
  description: text("Descripción", "Dos o tres frases sobre la persona."),
  image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
});

const testimonial = object("Testimonial", "Lo que dice un cliente.", {
  id: listId,
  name: text("Nombre", "Nombre y apellidos."),
  role: text("Quién es", "Qué relación tiene con la empresa."),
  quote: longText("Cita", "Sin comillas; el sitio las pone."),
  image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
});

// Each list is wrapped in an object, so that other fields can be added later.

export const benefits = object("BenefitList", "Las ventajas de tratar con el promotor.", {
  benefits: uniqueList(benefit, "id")
    .length(6)
    .meta({ title: "Ventajas", description: "Seis, en el orden en que se leen." }),
});

export const team = object("Team", "Las personas del equipo.", {
  members: uniqueList(teamMember, "role").length(4).meta({
    title: "Personas",
    description: "Cuatro, una de cada cargo, en el orden en que se leen.",
  }),
});

export const testimonials = object("TestimonialList", "Lo que dicen los clientes.", {
  testimonials: uniqueList(testimonial, "id")
    .min(1)
    .meta({ title: "Testimonios", description: "En el orden en que se leen." }),
});
