import { render } from "@testing-library/react";
import { Services } from "../../src/sections/Services";
import { answerQueries } from "../answerQueries";

it("no id of a card meets that of the page's own parts, whatever an entry is called", () => {
  const createService = (id: string) => ({
    path: `/servicios/${id}/`,
    title: id,
    shortDescription: "Descripción.",
  });
  const nodes = ["titulo", "servicios"].map(createService);
  const servicesHeading = { label: "Servicios", title: "Servicios", text: "Texto." };
  answerQueries({ landing: { servicesHeading }, allService: { nodes } });
  const { container } = render(<Services />);
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(nodes.length);
  expect(new Set(ids).size).toBe(ids.length);
});
