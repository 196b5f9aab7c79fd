import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ReactNode } from "react";
import { color, from, motion, print, size, space } from "../../styles/tokens";
import { Breadcrumbs } from "../layout/Breadcrumbs";
import { Container } from "../layout/Container";
import { PrintedAddress } from "../layout/PrintedAddress";
import { Icon } from "../ui/Icon";

interface Props {
  title: string;
  /** The path of the page. */
  path: string;
  /** The list that this page belongs to. */
  section: { name: string; path: string };
  /** Where it stands on the landing page. */
  back: string;
  /** The gallery, or one picture. */
  media: ReactNode;
  /** Title and what stands beside it. */
  heading: ReactNode;
  /** The contact box. */
  aside: ReactNode;
  children: ReactNode;
}

/** The frame of the project, rental and service pages. */
export function DetailPage({ title, path, section, back, media, heading, aside, children }: Props) {
  return (
    <article css={styles.root}>
      <Container css={styles.ways}>
        <Link to={back} css={styles.back}>
          <Icon name="back" />
          Volver a {section.name.toLowerCase()}
        </Link>
        <Breadcrumbs section={section} title={title} />
      </Container>
      {media}
      <Container>
        <header css={styles.heading}>{heading}</header>
        <div css={styles.columns}>
          <div css={styles.text}>{children}</div>
          <aside css={styles.aside}>
            {aside}
            <PrintedAddress path={path} />
          </aside>
        </div>
      </Container>
    </article>
  );
}

/** The height of the contact box, and some room under it. */
const ASIDE = "59rem";
/** What a window needs for the box's form alone. */
const ASIDE_FORM = "50rem";

const styles = {
  root: css({
    paddingTop: `calc(${space.header} + 0.5rem)`,
    paddingBottom: space.section,
    [print]: { paddingBlock: "0.75rem 0" },
  }),
  ways: css({
    display: "grid",
    [from.tablet]: { display: "flex", justifyContent: "space-between", gap: "2rem" },
    // The shorter of the two may be cut, the way back not.
    "& > a": { flex: "none" },
    "& > nav": { minWidth: 0, alignSelf: "center" },
    [print]: { display: "none" },
  }),
  back: css({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5rem",
    minHeight: "3rem",
    fontSize: size.label,
    textDecoration: "none",
    transition: `color ${motion}`,
    "&:hover": { color: color.terracotta },
  }),
  heading: css({ paddingBlock: "1.5rem 3rem", [print]: { paddingBlock: "1.25rem" } }),
  columns: css({
    display: "grid",
    gap: space.block,
    [from.desktop]: { gridTemplateColumns: "7fr 5fr", columnGap: space.column },
    // Pages break more surely between blocks than between the rows of a grid.
    [print]: { display: "block" },
  }),
  text: css({
    display: "grid",
    gap: "3.5rem",
    alignContent: "start",
    minWidth: 0,
    [print]: { display: "block", "& > *": { marginBottom: "1.25rem" } },
  }),
  aside: css({
    minWidth: 0,
    [from.desktop]: { alignSelf: "start" },
    [`${from.desktop} and (min-height: ${ASIDE_FORM})`]: {
      position: "sticky",
      // Where it is higher than the window, its foot stays in view: there the form is sent.
      top: `min(${space.header} + 1.5rem, 100vh - ${ASIDE})`,
      // A keyboard has to see where it is in its head, too.
      "&:has(section > div:first-of-type :focus-visible)": {
        top: `calc(${space.header} + 1.5rem)`,
      },
    },
  }),
};
