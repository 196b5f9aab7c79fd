import { render, screen } from "@testing-library/react";
import { Contact } from "../../src/sections/Contact";
import { answerQueries } from "../answerQueries";
import { address, contact } from "../queryResults";
import { stubIntersectionObserver } from "../stubBrowser";

function renderContact(privacyPage: { path: string } | null) {
  stubIntersectionObserver();
  answerQueries({
    privacyPage,
    landing: { contactHeading: { title: "Hablemos", text: "Escríbenos." } },
    siteSettings: {
      contact,
      address,
      hours: {
        days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
        opens: "10:00",
        closes: "14:00",
      },
      map: { latitude: 40.4055, longitude: -3.8775 },
    },
  });
  render(<Contact />);
}

it("links to the privacy policy in a new window", () => {
  renderContact({ path: "/legal/politica-de-privacidad/" });
  const link = screen.getByRole("link", { name: "política de privacidad" });
  expect(link).toHaveAttribute("href", "/legal/politica-de-privacidad/");
  expect(link).toHaveAttribute("target", "_blank");
});

describe("Contact", () => {
  beforeEach(() => renderContact(null));

  it.each([
    ["Nombre", "name"],
    ["Correo electrónico", "email"],
    ["Asunto", "subject"],
    ["Mensaje", "message"],
    ["He leído y acepto la política de privacidad", "privacy"],
  ])("requires «%s»", (label, name) => {
    const field = screen.getByLabelText(label);
    expect(field).toBeRequired();
    expect(field).toHaveAttribute("name", name);
  });

  it("states the office's address and hours, and links to no policy if there is none", () => {
    expect(screen.getByText(/Boadilla del Monte, Madrid/)).toHaveTextContent(
      "Calle de la Higuera, 1228660",
    );
    expect(screen.getByText("Lunes a viernes, de 10:00 a 14:00")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /privacidad/ })).toBeNull();
  });
});
