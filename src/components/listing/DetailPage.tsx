import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ReactNode } from "react";
import { color, from, print, size, space } from "../../styles/tokens";
import { kinds } from "../../utils/kinds";
import { Breadcrumbs } from "../layout/Breadcrumbs";
import { Container } from "../layout/Container";
import { PrintedAddress } from "../layout/PrintedAddress";
import { Icon } from "../ui/Icon";
import { linkStyles } from "../ui/linkStyles";

interface Props {
  kind: "Project" | "Rental" | "Service";
  title: string;
  /** The path of the page. */
  path: string;
  location?: string;
  /** Badges over the title. */
  tags?: ReactNode;
  /** Stands at the right of the title on wide screens. */
  beside?: ReactNode;
  /** Buttons under the title. */
  actions?: ReactNode;
  /** The gallery, or one picture. */
  media: ReactNode;
  /** The contact box. */
  aside: ReactNode;
  children: ReactNode;
}

/** The frame of the project, rental and service pages. */
export function DetailPage(props: Props) {
  const { kind, title, path, location, tags, beside, actions, media, aside, children } = props;
  const { list } = kinds[kind];
  return (
    <article css={styles.root}>
      <Container css={styles.navigation}>
        <Link to={list.anchor} css={[linkStyles.plain, styles.back]}>
          <Icon name="back" />
          Volver a {list.name.toLowerCase()}
        </Link>
        <Breadcrumbs section={list} title={title} />
      </Container>
      {media}
      <Container>
        <header css={styles.header}>
          <div css={styles.heading}>
            <div>
              {tags && <div css={styles.tags}>{tags}</div>}
              <h1 css={styles.title}>{title}</h1>
              {location && (
                <p css={styles.place}>
                  <Icon name="place" />
                  {location}
                </p>
              )}
            </div>
            {beside}
            {actions && <div css={styles.actions}>{actions}</div>}
          </div>
        </header>
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
  navigation: css({
    display: "grid",
    [from.tablet]: { display: "flex", justifyContent: "space-between", gap: "2rem" },
    // The trail may be cut short, the link back not.
    "& > a": { flex: "none" },
    "& > nav": { minWidth: 0, alignSelf: "center" },
    [print]: { display: "none" },
  }),
  back: css({ gap: "0.5rem", minHeight: "3rem", fontSize: size.label }),
  header: css({ paddingBlock: "1.5rem 3rem", [print]: { paddingBlock: "1.25rem" } }),
  heading: css({
    display: "grid",
    gap: "1.75rem",
    [from.desktop]: {
      gridTemplateColumns: "7fr 5fr",
      columnGap: space.column,
      alignItems: "end",
    },
    [print]: { gridTemplateColumns: "1fr auto", columnGap: "2rem", alignItems: "end" },
  }),
  tags: css({ display: "flex", flexWrap: "wrap", gap: "0.5rem", marginBottom: "1rem" }),
  title: css({ fontSize: size.display, lineHeight: 1 }),
  place: css({
    display: "flex",
    alignItems: "center",
    gap: "0.375rem",
    marginTop: "0.875rem",
    color: color.muted,
    fontSize: size.lead,
    lineHeight: 1.35,
  }),
  actions: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.75rem",
    gridColumn: "1 / -1",
    [print]: { display: "none" },
  }),
  columns: css({
    display: "grid",
    gap: space.block,
    [from.desktop]: { gridTemplateColumns: "7fr 5fr", columnGap: space.column },
    // Browsers break pages between blocks more reliably than between grid rows.
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
      // Where it is higher than the window, its foot stays in view: the submit button is there.
      top: `min(${space.header} + 1.5rem, 100vh - ${ASIDE})`,
      // Focus in its head must be visible too.
      "&:has(section > div:first-of-type :focus-visible)": {
        top: `calc(${space.header} + 1.5rem)`,
      },
    },
  }),
};
