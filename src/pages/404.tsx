import { css } from "@emotion/react";
import { type HeadProps, Link, type PageProps, withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { Container } from "../components/layout/Container";
import { buttonStyles } from "../components/ui/buttonStyles";
import { pageJsonLd } from "../seo/jsonLd";
import { Seo } from "../seo/Seo";
import { color, size, space } from "../styles/tokens";

const UNKNOWN = "Página no encontrada";

const unknownEntries = [
  { prefix: "/proyecto/", message: "Proyecto no encontrado" },
  { prefix: "/alquiler/", message: "Propiedad no encontrada" },
  { prefix: "/servicios/", message: "Servicio no encontrado" },
];

/** One page answers every unknown address, with the words for what was looked for. */
export default function NotFoundPage({ location }: PageProps) {
  // The HTML is the same for all of them; only the browser knows the address.
  const [message, setMessage] = useState(UNKNOWN);
  useEffect(() => setMessage(messageFor(location.pathname)), [location.pathname]);
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

function messageFor(path: string): string {
  return (
    unknownEntries.find(({ prefix }) => path.startsWith(withPrefix(prefix)))?.message ?? UNKNOWN
  );
}

export function Head({ location }: HeadProps) {
  const title = messageFor(location.pathname);
  return (
    <Seo
      title={title}
      structuredData={
        process.env.BUILD_STAGE !== "build-javascript" &&
        ((agency) => pageJsonLd(agency, [{ name: title }]))
      }
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
