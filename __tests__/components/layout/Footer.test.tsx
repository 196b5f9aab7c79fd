import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { Footer } from "../../../src/components/layout/Footer";
import { answerQueries } from "../../answerQueries";
import { address } from "../../queryResults";

const site = {
  name: "Zaguán",
  fullName: "Zaguán Promotora Inmobiliaria",
  description: "Promotora inmobiliaria en Madrid.",
  quickLinks: [],
  address,
  contact: { phone: "910 000 100", email: "hola@zaguan.example" },
  detailContact: { whatsapp: "910 000 200" },
  hours: { days: ["monday"], opens: "10:00", closes: "14:00" },
  legalLinks: [],
  socialLinks: [{ network: "instagram", label: "Instagram", target: null }],
};

const service = (jsonId: string) => ({
  jsonId,
  title: `Servicio ${jsonId}`,
  path: `/servicios/${jsonId}/`,
});

const services = [service("c"), service("a"), service("b")];

function renderFooter(changes: object = {}, nodes = services) {
  answerQueries({
    siteSettings: { ...site, ...changes },
    allService: { nodes },
    allLegalPage: { nodes: [{ jsonId: "cookies", path: "/legal/cookies/" }] },
  });
  const skipLink = createRef<HTMLAnchorElement>();
  render(
    <>
      <a ref={skipLink} href="#contenido">
        Saltar
      </a>
      <Footer skipLink={skipLink} />
    </>,
  );
}

describe("Footer", () => {
  it("links to all services in order, and shows address, phone number and e-mail address", () => {
    renderFooter();
    const links = within(screen.getByRole("navigation", { name: "Servicios" })).getAllByRole(
      "link",
    );
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Servicio c", "/servicios/c/"],
      ["Servicio a", "/servicios/a/"],
      ["Servicio b", "/servicios/b/"],
    ]);
    expect(screen.getByText(/28660/)).toHaveTextContent("28660 Boadilla del Monte, Madrid");
    expect(screen.getByRole("link", { name: "910 000 100" })).toHaveAttribute(
      "href",
      "tel:+34910000100",
    );
    expect(screen.getByRole("link", { name: "hola@zaguan.example" })).toHaveAttribute(
      "href",
      "mailto:hola@zaguan.example",
    );
    expect(screen.getByText("Lunes, de 10:00 a 14:00")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\/34910000200\?/),
    );
  });

  it("offers no WhatsApp without a number", () => {
    renderFooter({ detailContact: { whatsapp: null } });
    expect(screen.queryByRole("link", { name: "WhatsApp" })).toBeNull();
  });

  it("leads back to the top, and takes the focus along", async () => {
    const scrollTo = jest.fn();
    Object.assign(window, { scrollTo });
    renderFooter();
    await userEvent.click(screen.getByRole("button", { name: "Volver arriba" }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByRole("link", { name: "Saltar" })).toHaveFocus();
  });

  it("has no services heading without services, and no province named like its city", () => {
    renderFooter({ address: { ...site.address, city: "Madrid" } }, []);
    expect(screen.queryByRole("heading", { name: "Servicios" })).toBeNull();
    expect(screen.getByText(/28660/)).toHaveTextContent(/28660 Madrid(?!,)/);
  });

  it("links to a profile once it has a URL", () => {
    renderFooter({
      socialLinks: [
        ...site.socialLinks,
        { network: "youtube", label: "YouTube", target: "https://a.example/" },
      ],
    });
    expect(screen.getByRole("link", { name: "Instagram" })).not.toHaveAttribute("href");
    expect(screen.getByRole("link", { name: "YouTube" })).toHaveAttribute(
      "href",
      "https://a.example/",
    );
  });

  it("links to its own target of a legal text, else to the page that it names, if that exists", () => {
    renderFooter({
      legalLinks: [
        { label: "Cookies", page: "cookies", target: null },
        { label: "Aviso", page: "cookies", target: "https://x.example/" },
        { label: "Privacidad", page: "privacidad", target: null },
      ],
    });
    const getHref = (label: string) => screen.getByText(label).closest("a")?.getAttribute("href");
    expect(getHref("Cookies")).toBe("/legal/cookies/");
    expect(getHref("Aviso")).toBe("https://x.example/");
    expect(getHref("Privacidad")).toBeFalsy();
  });
});
