import { css } from "@emotion/react";
import type { PageProps } from "gatsby";
import { type ReactNode, Suspense } from "react";
import type { ListedKindName } from "../../routes";
import { belowTablet, from, largeText } from "../../styles/mediaQueries";
import { color, font, size, space, width } from "../../styles/tokens";
import { FormLinks } from "../forms/FormLink";
import { BackLinkAndBreadcrumbs } from "./BackLinkAndBreadcrumbs";
import { ContactBar } from "./ContactBar";
import { ContactCallToAction } from "./ContactCallToAction";
import { Container } from "./Container";
import { DetailContactBox, type DetailContactBoxProps } from "./DetailContactBox";
import { DetailSection } from "./DetailSection";

/** The props that Gatsby passes to a detail page; the link of a card says where the card is. */
export type DetailTemplateProps<Data> = PageProps<Data, object, { from?: string } | null>;

interface Props {
  kind: ListedKindName;
  title: string;
  /** The address of the card that was pressed. */
  cardAddress?: string;
  /** A DetailHero. */
  hero: ReactNode;
  /** TableOfContents, on pages with many sections. */
  links?: ReactNode;
  /** The first section's title and content, beside the contact box. */
  intro: { title: string; content: ReactNode };
  contactBox: DetailContactBoxProps;
  /** Links to further pages. */
  others: ReactNode;
  /** The other sections, each a DetailSection. */
  children: ReactNode;
}

/** The layout of the project, rental and service pages. */
export function DetailPage(props: Props) {
  const { kind, title, cardAddress, hero, links, intro, contactBox, others, children } = props;
  const { contact, message } = contactBox;
  return (
    <FormLinks>
      <article css={styles.root}>
        <Container css={styles.navigation} data-screen-only>
          <BackLinkAndBreadcrumbs kind={kind} title={title} cardAddress={cardAddress} />
        </Container>
        {/* Boundaries, so that React hydrates each part in a task of its own. */}
        <Suspense>{hero}</Suspense>
        {links}
        <div css={styles.body}>
          <div css={styles.sections}>
            <DetailSection title={intro.title}>
              <div css={styles.intro}>{intro.content}</div>
            </DetailSection>
            {children}
            <ContactBar contact={contact} message={message} />
          </div>
          <aside css={styles.aside}>
            <Suspense>
              <DetailContactBox {...contactBox} />
            </Suspense>
          </aside>
        </div>
        <Container css={styles.end} data-screen-only>
          <Suspense>
            {others}
            <ContactCallToAction phone={contact.phone} />
          </Suspense>
        </Container>
      </article>
    </FormLinks>
  );
}

interface HeroProps {
  /** The gallery, or a single picture. */
  media: ReactNode;
  title: string;
  location?: string;
  /** Shown above the title. */
  badges?: ReactNode;
  /** The price or an introduction. */
  lead: ReactNode;
  /** The main button. */
  action: ReactNode;
  /** Further links and buttons, below it. */
  links?: ReactNode;
  /** The key facts, such as rooms and area. */
  facts?: readonly { label: string; value: ReactNode }[];
}

/** The picture at the top of a detail page, and the header over its lower edge. */
export function DetailHero(props: HeroProps) {
  const { media, title, location, badges, lead, action, links, facts = [] } = props;
  return (
    <div css={styles.hero}>
      <div css={styles.media}>{media}</div>
      <header>
        <Container css={styles.header}>
          <div css={styles.heading}>
            {(badges || location) && (
              <p css={styles.badges}>
                {badges}
                {location && <span>{location}</span>}
              </p>
            )}
            <h1 css={styles.title}>{title}</h1>
          </div>
          <div css={styles.offer}>
            {lead}
            <div css={styles.action}>{action}</div>
            {links && <div css={styles.links}>{links}</div>}
          </div>
          {facts.length > 0 && (
            <dl
              css={styles.facts}
              style={{ "--facts": facts.length, "--narrow": facts.length % 3 === 1 ? 2 : 3 }}
            >
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Container>
      </header>
    </div>
  );
}

/** The part of the page beside the contact box. */
const INTRO_WIDTH = "calc(7 / 12 * 100%)";

const styles = {
  root: css({
    // With a scroll anchor, Chromium misses the place by a few pixels at each reload.
    overflowAnchor: "none",
    paddingTop: space.header,
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
  hero: css({ paddingBottom: "0.25rem" }),
  media: css({
    display: "grid",
    picture: {
      height: "max(12rem, min(69vw, 44svh))",
      contain: "size",
      [from.desktop]: { height: "clamp(15rem, 100svh - 31rem, 38rem)" },
    },
  }),
  header: css({
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      columnGap: space.gridGap,
    },
  }),
  /** On wide windows, it covers a part of the picture, from the window's edge on. */
  heading: css({
    paddingTop: "1.25rem",
    [from.desktop]: {
      position: "relative",
      zIndex: 1,
      gridColumn: "1 / 8",
      alignSelf: "start",
      marginTop: "-4.5rem",
      paddingTop: "1.75rem",
      paddingInlineEnd: "3rem",
      background: color.page,
      "&::before": {
        content: '""',
        position: "absolute",
        insetBlock: 0,
        insetInlineEnd: "100%",
        width: "50vw",
        background: color.page,
      },
    },
  }),
  badges: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.375rem 0.75rem",
    color: color.muted,
    fontSize: size.small,
  }),
  title: css({
    marginTop: "0.875rem",
    fontSize: "min(clamp(2.625rem, 1.4rem + 4.6vw, 6rem), 13vw)",
    lineHeight: 0.98,
    overflowWrap: "break-word",
  }),
  offer: css({
    paddingTop: "1.25rem",
    [from.desktop]: { gridColumn: "9 / 13", paddingTop: "1.5rem" },
  }),
  action: css({ display: "grid", marginTop: "1.125rem" }),
  links: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    marginTop: "0.375rem",
    // In one row, so that nothing moves if one of them goes without scripts.
    columnGap: "0.25rem",
    "& > :is(a, button)": { gap: "0.25rem", fontSize: size.tiny },
    svg: { fontSize: "0.75rem" },
  }),
  facts: css({
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: "repeat(var(--narrow), minmax(0, 1fr))",
    columnGap: "1rem",
    marginTop: "1.25rem",
    borderTop: `1px solid ${color.ink}`,
    "& > div": {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      paddingBlock: "0.875rem",
    },
    dt: { color: color.muted, fontSize: size.tiny, lineHeight: 1.4 },
    dd: { font: `400 min(1.5625rem, 7vw)/1.15 ${font.display}`, textWrap: "balance" },
    "[role=img]": { fontSize: size.label },
    [largeText]: { gridTemplateColumns: "minmax(0, 1fr)", dd: { fontSize: "1.5625rem" } },
    [from.desktop]: {
      gridTemplateColumns: "repeat(var(--facts), minmax(auto, 1fr))",
      dd: { fontSize: "1.875rem" },
      dt: { fontSize: size.label },
    },
  }),
  // The contact box stands beside the first section in wide windows, and below the last in others.
  body: css({ [from.desktop]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } }),
  sections: css({
    minWidth: 0,
    // Keeps the focused element clear of the contact bar.
    "& *": { scrollMarginBottom: "6rem" },
    [from.desktop]: { display: "contents", "& > :first-of-type": { gridArea: "1 / 1" } },
  }),
  intro: css({ [from.desktop]: { maxWidth: INTRO_WIDTH, paddingRight: space.gridGap } }),
  aside: css({
    minWidth: 0,
    // The contact bar, which ends above it, is out of sight when the box is reached.
    padding: `1.5rem ${space.gutter} 0`,
    [from.desktop]: {
      gridArea: "1 / 1",
      alignSelf: "start",
      justifySelf: "end",
      width: `calc(min(100% - 2 * ${space.gutter}, ${width.page}) * 5 / 12 - ${space.gridGap})`,
      marginBlock: space.detailSection,
      marginRight: `max(${space.gutter}, (100% - ${width.page}) / 2)`,
      padding: 0,
    },
  }),
  end: css({ display: "grid", gap: space.block, paddingTop: space.detailSection }),
};
