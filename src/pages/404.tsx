import { css } from "@emotion/react";
import { graphql, type HeadProps, Link, type PageProps, withPrefix } from "gatsby";
import { Container } from "../components/layout/Container";
import { LogoMark } from "../components/ui/LogoMark";
import { useHydrated } from "../hooks/useHydrated";
import { type Kind, kinds } from "../routes";
import { Seo } from "../seo/Seo";
import { createSubpageJsonLd } from "../seo/subpageJsonLd";
import { buttonStyles } from "../styles/controls";
import { from } from "../styles/mediaQueries";
import { color, size, space } from "../styles/tokens";
import { isListPath } from "../urls/pagination";

const UNKNOWN = "Página no encontrada";

/** Served for every unknown address, with a message for the kind of entry that was requested. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  // The HTML is the same for every address, which only the browser knows.
  const kind = useHydrated() ? findKind(location.pathname) : undefined;
  // A list without its own pages is a section of the landing page, absent if it has no entries.
  const isListed = kind?.list?.hasPages || data.allService.totalCount > 0;
  return (
    <Container css={styles.root}>
      <LogoMark css={styles.door}>
        <g fill="none" stroke={color.accent} strokeWidth={0.25}>
          <path d="M7.7 30V16.5a5.3 5.3 0 0 1 10.6 0V30z" fill={color.accentDark} stroke="none" />
          <path d="M13 11.2V30M9 30V17a4.2 4.2 0 0 1 2.8-3.9V30M17 30V17a4.2 4.2 0 0 0-2.8-3.9V30M9 23h2.8M14.2 23h2.8" />
          <path d="M12.5 21.4v1.3M13.5 21.4v1.3" stroke={color.accentOnInk} strokeLinecap="round" />
        </g>
      </LogoMark>
      <div>
        <p css={styles.code}>404</p>
        <h1 css={styles.title}>{kind ? describeMissing(location.pathname, kind) : UNKNOWN}</h1>
        <p css={styles.text}>
          Puede que la dirección tenga una errata o que la página ya no esté publicada.
        </p>
        <p css={styles.ways}>
          <Link css={buttonStyles.primary} to="/">
            Volver al inicio
          </Link>
          {kind?.list && isListed && (
            <Link css={[buttonStyles.secondary, styles.list]} to={kind.list.path}>
              Ir a {kind.list.name.toLowerCase()}
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

/** Says what is missing; below the path of a project are those of its homes. */
function describeMissing(path: string, { prefix, notFound = UNKNOWN }: Kind): string {
  const isUnit = prefix === kinds.Project.prefix && /[^/]\/[^/]/.test(path.split(prefix)[1] ?? "");
  return isUnit ? "Vivienda no encontrada" : notFound;
}

export function Head({ location }: HeadProps) {
  const kind = findKind(location.pathname);
  const title = kind ? describeMissing(location.pathname, kind) : UNKNOWN;
  return (
    <Seo
      title={title}
      structuredData={(agency) => createSubpageJsonLd(agency, [{ name: title }])}
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
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.block },
  }),
  /** The mark's doorway, closed. */
  door: css({
    height: "6rem",
    "& > rect": { rx: 0 },
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
