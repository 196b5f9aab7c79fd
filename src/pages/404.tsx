import { css } from "@emotion/react";
import { graphql, type HeadProps, Link, type PageProps, withPrefix } from "gatsby";
import { Container } from "../components/layout/Container";
import { Mark } from "../components/ui/Mark";
import { useHydrated } from "../hooks/useHydrated";
import { type Kind, kinds } from "../pageKinds";
import { createPageJsonLd } from "../seo/pageJsonLd";
import { Seo } from "../seo/Seo";
import { buttonStyles } from "../styles/controls";
import { from } from "../styles/mediaQueries";
import { color, size, space } from "../styles/tokens";
import { isListPath } from "../urls/listPaths";

const UNKNOWN = "Página no encontrada";

/** Served for every unknown address, with a message for the kind of entry that was requested. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  // The HTML is the same for every address, which only the browser knows.
  const kind = useHydrated() ? findKind(location.pathname) : undefined;
  // A list without its own pages is a section of the landing page, absent if it has no entries.
  const isListed = kind?.list?.hasPages || data.allService.totalCount > 0;
  return (
    <Container css={styles.root}>
      <Mark css={styles.door} closed />
      <div>
        <p css={styles.code}>404</p>
        <h1 css={styles.title}>{kind?.notFound ?? UNKNOWN}</h1>
        <p css={styles.text}>
          Puede que la dirección tenga una errata o que la página ya no esté publicada.
        </p>
        <p css={styles.ways}>
          <Link css={buttonStyles.primary} to="/">
            Volver al inicio
          </Link>
          {kind?.list && isListed && (
            <Link css={[buttonStyles.secondary, styles.list]} to={kind.list.path}>
              Ver {kind.list.name.toLowerCase()}
            </Link>
          )}
        </p>
      </div>
    </Container>
  );
}

/** Finds the kind of entry that a path refers to. */
function findKind(path: string): Kind | undefined {
  return Object.values<Kind>(kinds).find(
    ({ prefix, list }) =>
      path.startsWith(withPrefix(prefix)) && !(list && isListPath(withPrefix(list.path), path)),
  );
}

export function Head({ location }: HeadProps) {
  const title = findKind(location.pathname)?.notFound ?? UNKNOWN;
  return (
    <Seo
      title={title}
      structuredData={(agency) => createPageJsonLd(agency, [{ name: title }])}
      description="La página que buscas no está en esta web."
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    allService {
      totalCount
    }
  }
`;

const styles = {
  root: css({
    display: "grid",
    gap: "2rem",
    alignContent: "center",
    alignItems: "center",
    minHeight: "min(86svh, 56rem)",
    paddingBlock: `calc(${space.header} + 2.5rem) ${space.section}`,
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.asideGap },
  }),
  door: css({
    height: "6rem",
    [from.tablet]: { order: 1, height: "clamp(12rem, 34vw, 31rem)" },
  }),
  code: css({ color: color.accent, fontSize: size.label, fontWeight: 500 }),
  title: css({ marginTop: "0.75rem", fontSize: size.hero, lineHeight: 0.98, maxWidth: "9em" }),
  ways: css({ display: "flex", flexWrap: "wrap", gap: "0.75rem" }),
  list: css({ minHeight: "3.25rem", fontSize: size.small }),
  text: css({
    margin: "1.75rem 0 2.25rem",
    color: color.muted,
    fontSize: size.lead,
    maxWidth: "30em",
  }),
};
