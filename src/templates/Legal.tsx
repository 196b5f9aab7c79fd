import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby";
import { Breadcrumbs } from "../components/layout/Breadcrumbs";
import { Container } from "../components/layout/Container";
import { Seo } from "../seo/Seo";
import { createSubpageJsonLd } from "../seo/subpageJsonLd";
import { color, size, space } from "../styles/tokens";
import { formatDay } from "../texts/format";
import { requirePresent } from "../utils/requirePresent";

interface Context {
  jsonId: string;
}

/** Finds a legal page. Gatsby would warn about a page query on a site without legal pages. */
function useLegalPage(jsonId: string) {
  const { allLegalPage } = useStaticQuery<Queries.LegalPagesQuery>(query);
  return requirePresent(
    allLegalPage.nodes.find((page) => page.jsonId === jsonId),
    `legal page ${jsonId}`,
  );
}

/** A legal text in one column. */
export default function LegalPage({ pageContext }: PageProps<object, Context>) {
  const { title, updated, intro, sections } = useLegalPage(pageContext.jsonId);
  return (
    <Container css={styles.root}>
      <Breadcrumbs title={title} />
      <article css={styles.text}>
        <header>
          <h1 css={styles.heading}>{title}</h1>
          {updated && (
            <p css={styles.updated}>
              Última actualización: <time dateTime={updated}>{formatDay(updated)}</time>
            </p>
          )}
        </header>
        {intro && <p css={styles.intro}>{intro}</p>}
        {sections.map((section) => (
          <section key={section.title} css={styles.section}>
            <h2 css={styles.title}>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </Container>
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
  const { title, path, intro, sections } = useLegalPage(pageContext.jsonId);
  return (
    <Seo
      title={title}
      description={intro ?? sections[0]?.paragraphs[0] ?? title}
      path={path}
      structuredData={(agency) => createSubpageJsonLd(agency, [{ name: title, path }])}
    />
  );
}

const query = graphql`
  query LegalPages {
    allLegalPage {
      nodes {
        jsonId
        title
        path
        updated
        intro
        sections {
          title
          paragraphs
        }
      }
    }
  }
`;

const styles = {
  root: css({
    paddingBlock: `${space.pageTop} ${space.section}`,
  }),
  text: css({
    display: "grid",
    gap: space.block,
    maxWidth: "38em",
    marginTop: space.block,
    whiteSpace: "pre-line",
  }),
  heading: css({ fontSize: size.display }),
  updated: css({ marginTop: "1rem", color: color.muted, fontSize: size.label }),
  intro: css({ fontSize: size.lead }),
  section: css({
    display: "grid",
    gap: "1rem",
  }),
  title: css({ fontSize: size.title, lineHeight: 1.1 }),
};
