import { render, screen } from "@testing-library/react";
import LegalPage from "../../src/templates/Legal";
import { answerQueries } from "../answerQueries";
import { pageProps } from "../queryResults";

const page = {
  jsonId: "aviso-legal",
  title: "Aviso legal",
  path: "/legal/aviso-legal/",
  updated: "2026-11-21" as string | null,
  intro: "Quiénes somos." as string | null,
  sections: [
    { title: "Titular", paragraphs: ["Zaguán, S. A.", "Con domicilio en Madrid."] },
    { title: "Uso", paragraphs: ["El sitio es público."] },
  ],
};

function renderPage(changes: Partial<typeof page> = {}) {
  answerQueries({
    site: { siteMetadata: { siteUrl: "https://zaguan.example" } },
    allLegalPage: {
      nodes: [
        { ...page, jsonId: "cookies", title: "Cookies" },
        { ...page, ...changes },
      ],
    },
  });
  render(<LegalPage {...pageProps({}, "/", { jsonId: page.jsonId })} />);
}

describe("Legal", () => {
  it("shows its title, its sections with all paragraphs, and its date", () => {
    renderPage();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Aviso legal");
    const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual(["Titular", "Uso"]);
    for (const text of ["Zaguán, S. A.", "Con domicilio en Madrid.", "El sitio es público."]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText("Quiénes somos.")).toBeInTheDocument();
    expect(screen.getByText("21 de noviembre de 2026")).toHaveAttribute("datetime", "2026-11-21");
  });

  it("leaves out a missing introduction and date", () => {
    renderPage({ updated: null, intro: null });
    expect(screen.queryByText(/Última actualización/)).toBeNull();
    expect(screen.queryByText("Quiénes somos.")).toBeNull();
  });
});
