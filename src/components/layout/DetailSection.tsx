import { css } from "@emotion/react";
import { type ReactNode, Suspense } from "react";
import { from } from "../../styles/mediaQueries";
import { color, font, size, space } from "../../styles/tokens";
import { slugify } from "../../urls/slugify";
import { Container } from "./Container";

interface Props {
  title: string;
  /** By default made of the title. */
  id?: string;
  background?: keyof typeof backgrounds;
  /** Not printed, because it needs a screen. */
  screenOnly?: boolean;
  /** A sentence in large type, beside the title in wide windows. */
  lead?: string;
  /** Below the title; in wide windows, the content stands beside both. */
  aside?: ReactNode;
  /** At the left of wide windows, in the first columns; in narrow ones below the title. */
  figure?: { content: ReactNode; columns: keyof typeof figureColumns };
  children: ReactNode;
}

/** A titled section of a detail page, which takes its whole width. */
export function DetailSection(props: Props) {
  const { title, id = slugify(title), background = "page", screenOnly } = props;
  const { lead, aside, figure, children } = props;
  const beside = aside ? styles.beside : undefined;
  return (
    <section
      id={id}
      aria-labelledby={`titulo-${id}`}
      css={[styles.root, backgrounds[background]]}
      data-screen-only={screenOnly || undefined}
    >
      {/* A boundary for each section, so that React hydrates it in a task of its own. */}
      <Suspense>
        <Container css={figure ? figureColumns[figure.columns] : beside}>
          <div css={[styles.head, lead ? styles.headWithLead : undefined]}>
            <h2 id={`titulo-${id}`} css={styles.title}>
              {title}
            </h2>
            {lead && <p css={styles.lead}>{lead}</p>}
            {aside}
          </div>
          {figure && <div css={styles.figure}>{figure.content}</div>}
          <div>{children}</div>
        </Container>
      </Suspense>
    </section>
  );
}

const backgrounds = {
  page: css({ "& + &": { borderTop: `1px solid ${color.rule}` } }),
  white: css({ background: color.white }),
  band: css({ background: color.band }),
};

const styles = {
  root: css({ paddingBlock: space.detailSection }),
  head: css({ marginBottom: "clamp(1.75rem, 3vw, 3rem)" }),
  title: css({ fontSize: size.section }),
  headWithLead: css({
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      alignItems: "end",
      columnGap: space.gridGap,
      marginBottom: "4rem",
    },
  }),
  lead: css({
    font: `400 clamp(1.4375rem, 1.1rem + 0.9vw, 1.8125rem)/1.25 ${font.display}`,
    marginTop: "1.25rem",
    [from.desktop]: { marginTop: 0 },
  }),
  /** Twelve columns, the first four of them for the title. */
  beside: css({
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: "4fr 8fr",
      columnGap: space.gridGap,
      "& > :first-of-type": { marginBottom: 0, paddingRight: "1.5rem" },
    },
  }),
  figure: css({ marginBottom: "clamp(1.75rem, 3vw, 3rem)", [from.desktop]: { marginBottom: 0 } }),
};

/** Twelve columns, an empty one between figure and text. */
const createFigureColumns = (columns: string) =>
  css({
    [from.desktop]: {
      display: "grid",
      gridTemplate: `auto 1fr / ${columns}`,
      columnGap: `calc(100% / 12 + ${space.gridGap})`,
      "& > *": { gridColumn: 2, minWidth: 0 },
      "& > :nth-of-type(2)": { gridArea: "1 / 1 / 3 / 2" },
    },
  });

const figureColumns = {
  six: createFigureColumns("6fr 5fr"),
  eight: createFigureColumns("8fr 3fr"),
};
