import { css } from "@emotion/react";
import { type HeadProps, Link, type PageProps, withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { Container } from "../components/layout/Container";
import { buttonStyles } from "../components/ui/linkStyles";
import { createPageJsonLd } from "../seo/jsonLd";
import { Seo } from "../seo/Seo";
import { color, size, space } from "../styles/tokens";
import { kinds } from "../utils/kinds";

const UNKNOWN = "Página no encontrada";

/** One page answers every unknown address; its message depends on the kind of entry asked for. */
export default function NotFoundPage({ location }: PageProps) {
  // The HTML is the same for all addresses; only the browser knows which it is.
  const [message, setMessage] = useState(UNKNOWN);
  useEffect(() => setMessage(findMessage(location.pathname)), [location.pathname]);
  return (
    <Container css={styles.root}>
      <p css={styles.code}>404</p>
      <h1 css={styles.title}>{message}</h1>
      <p css={styles.text}>
        Puede que la dirección tenga una errata o que la página ya no esté publicada.
      </p>
      <Link css={buttonStyles.primary} to="/">
        Volver al inicio
      </Link>
    </Container>
  );
}

function findMessage(path: string): string {
  for (const kind of Object.values(kinds)) {
    if (!("page" in kind && "notFound" in kind.page)) continue;
    if (path.startsWith(withPrefix(kind.page.prefix))) return kind.page.notFound;
  }
  return UNKNOWN;
}

export function Head({ location }: HeadProps) {
  const title = findMessage(location.pathname);
  return (
    <Seo
      title={title}
      structuredData={(agency) => createPageJsonLd(agency, [{ name: title }])}
      description="La página que buscas no está en este sitio."
    />
  );
}

const styles = {
  root: css({
    display: "grid",
    alignContent: "center",
    justifyItems: "start",
    minHeight: "78svh",
    paddingBlock: `calc(${space.header} + 4rem) ${space.section}`,
  }),
  code: css({ color: color.terracotta, fontSize: size.label, fontWeight: 500 }),
  title: css({ marginTop: "0.75rem", fontSize: size.hero, lineHeight: 0.98, maxWidth: "9em" }),
  text: css({
    margin: "1.75rem 0 2.25rem",
    color: color.muted,
    fontSize: size.lead,
    maxWidth: "30em",
  }),
};
