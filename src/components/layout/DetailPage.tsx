import { css } from "@emotion/react";
import type { PageProps } from "gatsby";
import { type ReactNode, Suspense } from "react";
import type { ListedKindName } from "../../pageKinds";
import { belowTablet, from, largeText } from "../../styles/mediaQueries";
import { color, size, space, tableOfContents, width } from "../../styles/tokens";
import { FormLinks } from "../forms/FormLink";
import { Icon } from "../ui/Icon";
import { BackLinkAndBreadcrumbs } from "./BackLinkAndBreadcrumbs";
import { ContactBar } from "./ContactBar";
import { ContactInvitation } from "./ContactInvitation";
import { Container } from "./Container";
import { DetailContactBox, type DetailContactBoxProps } from "./DetailContactBox";

/** The props that Gatsby passes to a detail page; the link of a card says where the card is. */
export type DetailTemplateProps<Data> = PageProps<Data, object, { from?: string } | null>;

interface Props {
  kind: ListedKindName;
  title: string;
  /** The address of the card that was pressed. */
  cardAddress?: string;
  /** A DetailOpening. */
  opening: ReactNode;
  /** TableOfContents, on pages with many blocks. */
  links?: ReactNode;
  contactBox: DetailContactBoxProps;
  /** Links to further pages. */
  others: ReactNode;
  children: ReactNode;
}

/** The layout of the project, rental and service pages. */
export function DetailPage(props: Props) {
  const { kind, title, cardAddress, opening, links, contactBox, others, children } = props;
  const { contact, subject } = contactBox;
  const listingBox = contactBox.visit ? styles.tall : styles.low;
  return (
    <FormLinks>
      <article css={styles.root}>
        <Container css={styles.navigation} data-screen-only>
          <BackLinkAndBreadcrumbs kind={kind} title={title} cardAddress={cardAddress} />
        </Container>
        <div css={styles.opening}>
          {/* Boundaries, so that React hydrates each part in a task of its own. */}
          <Suspense>{opening}</Suspense>
        </div>
        {links}
        <Suspense>
          <Container>
            <div css={styles.columns}>
              <div css={styles.text}>
                <div css={styles.blocks}>{children}</div>
                <ContactBar contact={contact} subject={subject} />
              </div>
              <aside css={[styles.aside, links ? listingBox : styles.withoutLinks]}>
                <DetailContactBox {...contactBox} />
              </aside>
            </div>
            <div css={styles.end} data-screen-only>
              {others}
              <ContactInvitation phone={contact.phone} />
            </div>
          </Container>
        </Suspense>
      </article>
    </FormLinks>
  );
}

interface OpeningProps {
  /** The gallery, or a single picture. */
  media: ReactNode;
  title: string;
  location?: string;
  /** Shown above the title. */
  badges?: ReactNode;
  /** The price or an introduction. */
  lead: ReactNode;
  actions: ReactNode;
  /** The key facts, such as rooms and area. */
  facts?: ReactNode;
}

/** The picture at the top of a detail page, and the header beside it. */
export function DetailOpening(props: OpeningProps) {
  const { media, title, location, badges, lead, actions, facts } = props;
  return (
    <>
      <div css={styles.media}>{media}</div>
      <header css={styles.header}>
        <div>
          {badges && <div css={styles.badges}>{badges}</div>}
          <h1 css={styles.title}>{title}</h1>
          {location && (
            <p css={styles.place}>
              <Icon name="place" />
              {location}
            </p>
          )}
        </div>
        {lead}
        <div css={styles.actions}>{actions}</div>
        {facts}
      </header>
    </>
  );
}

/** The height of the links to blocks, in rem. */
const LINKS_HEIGHT = Number.parseFloat(tableOfContents.height);

const PAGE_WIDTH = `min(100% - 2 * ${space.gutter}, ${width.page})`;

/**
 * Keeps a contact box of a given height in view, below the header and links of a given height (in
 * rem). In lower windows its title slides under them; it is not sticky where its own links or fields
 * would, too.
 */
const createSticky = (height: number, links: number) =>
  css({
    [`@media (min-width: 80em) and (min-height: ${height + links - 1}em)`]: {
      position: "sticky",
      top: `min(${space.header} + ${links + 1.5}rem, 100svh - ${height + 1.5}rem)`,
    },
  });

const styles = {
  root: css({
    paddingTop: space.pageTop,
    paddingBottom: space.section,
    // With large text on a phone, words are hyphenated rather than broken anywhere.
    [largeText]: { hyphens: "auto" },
  }),
  navigation: css({
    [from.tablet]: { display: "flex", justifyContent: "space-between", gap: "2rem" },
    // The breadcrumbs may be truncated, the link back may not.
    "& > a": { flex: "none" },
    "& > nav": { minWidth: 0, alignSelf: "center", [belowTablet]: { display: "none" } },
  }),
  /** The full-bleed picture, and beside it the title, the price and the actions. */
  opening: css({
    "--picture-height": "max(34svh, 12rem)",
    // Keeps the text, and the contact bar with it, below the first screen.
    minHeight: `calc(100svh - ${space.header} - 3.5rem)`,
    display: "grid",
    gridTemplateRows: "1fr auto",
    [from.tablet]: { "--picture-height": "max(46svh, 13rem)" },
    [from.desktop]: {
      "--picture-height": `clamp(22rem, 100svh - ${space.header} - 10rem, 40rem)`,
      minHeight: 0,
      gridTemplateColumns: `minmax(0, 1fr) calc((${PAGE_WIDTH} - ${space.asideGap}) * 5 / 12) max(${space.gutter}, (100% - ${width.page}) / 2)`,
    },
  }),
  media: css({
    display: "grid",
    minWidth: 0,
    // A minimum: the picture grows where the text leaves room on the first screen.
    picture: { minHeight: "var(--picture-height)", contain: "size" },
    [from.desktop]: { alignSelf: "start", marginRight: space.asideGap },
  }),
  header: css({
    display: "flex",
    flexDirection: "column",
    gap: "1rem",
    padding: `0.75rem max(${space.gutter}, (100% - ${width.page}) / 2) 1rem`,
    [from.desktop]: { alignSelf: "start", gap: "1.25rem", padding: 0 },
  }),
  badges: css({ display: "flex", flexWrap: "wrap", gap: "0.5rem", marginBottom: "1rem" }),
  title: css({
    fontSize: "min(clamp(2.5rem, 1.4rem + 2.9vw, 4rem), 12vw)",
    lineHeight: 1,
    // Badges would keep it away from the picture.
    "&:only-child": { marginTop: "1rem", [from.desktop]: { marginTop: 0 } },
  }),
  place: css({
    display: "flex",
    alignItems: "center",
    gap: "0.375rem",
    marginTop: "0.75rem",
    marginLeft: "-0.25rem",
    color: color.muted,
    fontSize: size.lead,
    lineHeight: 1.35,
  }),
  actions: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.75rem",
    "& > button, & > a": { minHeight: "3.25rem" },
    "& > button, & > a:not(:only-child)": { flex: "1 1 auto" },
    // Below the facts, with the first one across the whole column.
    [from.desktop]: {
      order: 1,
      marginTop: "0.5rem",
      "& > a:first-of-type:not(:only-child)": { flexBasis: "100%" },
    },
  }),
  columns: css({
    display: "grid",
    gap: space.block,
    marginTop: space.block,
    [from.desktop]: { gridTemplateColumns: "7fr 5fr", columnGap: space.asideGap },
  }),
  text: css({
    minWidth: 0,
    // Keeps the focused element clear of the contact bar.
    "& *": { scrollMarginBottom: "6rem" },
  }),
  blocks: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3.5rem",
  }),
  aside: css({
    minWidth: 0,
    // A sticky element must not be the scroll anchor: Chromium would miss the place on a reload.
    overflowAnchor: "none",
    [from.desktop]: { alignSelf: "start" },
  }),
  withoutLinks: createSticky(50.75, 0),
  low: createSticky(50.75, LINKS_HEIGHT),
  tall: createSticky(57, LINKS_HEIGHT),
  end: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.block,
    marginTop: space.section,
  }),
};
