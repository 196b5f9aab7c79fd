import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { RefObject } from "react";
import { linkStyles } from "../../styles/links";
import { belowTablet, from } from "../../styles/mediaQueries";
import { color, motion, radius, size, space } from "../../styles/tokens";
import { GREETING } from "../../texts/chatMessages";
import { formatTown } from "../../texts/format";
import { formatHours } from "../../texts/hours";
import { createPhoneUrl, createWhatsappUrl } from "../../urls/contactUrls";
import { requirePresent } from "../../utils/requirePresent";
import { Icon } from "../ui/Icon";
import { SmartLink } from "../ui/SmartLink";
import { Container } from "./Container";
import { FooterArches } from "./FooterArches";
import { Logo } from "./Logo";

interface Props {
  /** The page's first link, which the button back to the top focuses. */
  skipLink: RefObject<HTMLAnchorElement | null>;
}

export function Footer({ skipLink }: Props) {
  const data = useStaticQuery<Queries.FooterQuery>(query);
  const site = requirePresent(data.siteSettings, "siteSettings");
  /** The path of a legal page, once it exists. */
  const findLegalPath = (id: string | null) =>
    data.allLegalPage.nodes.find(({ jsonId }) => jsonId === id)?.path;
  const whatsapp = site.contact.whatsapp ?? site.detailContact.whatsapp;
  const services = data.allService.nodes.map(({ path, title }) => ({ label: title, target: path }));
  return (
    <footer css={styles.root}>
      <Container>
        <div css={styles.columns}>
          <div css={styles.brand}>
            <Logo name={site.name} />
            <p>{site.description}</p>
          </div>
          <LinkColumn id="pie-enlaces" title="Enlaces rápidos" links={site.quickLinks} />
          {services.length > 0 && (
            <LinkColumn id="pie-servicios" title="Servicios" links={services} />
          )}
          <div>
            <h2 css={styles.title}>Contacto</h2>
            <address css={styles.address}>
              <p>
                {site.address.street}
                <br />
                {formatTown(site.address)}
                <span css={styles.hours}>{formatHours(site.hours)}</span>
              </p>
              <ul>
                <li>
                  <a css={linkStyles.onInk} href={createPhoneUrl(site.contact.phone)}>
                    {site.contact.phone}
                  </a>
                </li>
                {whatsapp && (
                  <li>
                    <a
                      css={linkStyles.onInk}
                      href={createWhatsappUrl(whatsapp, GREETING)}
                      rel="noreferrer"
                    >
                      WhatsApp
                    </a>
                  </li>
                )}
                <li>
                  <a css={linkStyles.onInk} href={`mailto:${site.contact.email}`}>
                    {site.contact.email}
                  </a>
                </li>
              </ul>
            </address>
          </div>
        </div>
        <div css={styles.bottom} data-screen-only>
          <p>{site.fullName}</p>
          <ul css={[styles.list, styles.legal]} aria-label="Información legal">
            {site.legalLinks.map((link) => (
              <li key={link.label}>
                <SmartLink
                  css={[linkStyles.onInk, styles.link]}
                  target={link.target ?? findLegalPath(link.page) ?? null}
                >
                  {link.label}
                </SmartLink>
              </li>
            ))}
          </ul>
          <ul css={[styles.list, styles.networks]} aria-label="Redes sociales">
            {site.socialLinks.map(({ network, label, target }) => (
              <li key={network}>
                <SmartLink css={styles.social} target={target} aria-label={label}>
                  <Icon name={network} />
                </SmartLink>
              </li>
            ))}
          </ul>
          <button
            type="button"
            css={styles.up}
            data-script-only
            onClick={() => {
              window.scrollTo({ top: 0 });
              skipLink.current?.focus({ preventScroll: true });
            }}
          >
            <Icon name="up" />
            Volver arriba
          </button>
        </div>
      </Container>
      <FooterArches />
    </footer>
  );
}

interface ColumnProps {
  id: string;
  title: string;
  links: readonly Pick<Queries.Link, "label" | "target">[];
}

/** A column of more links would be far taller than the others. */
const MAX_COLUMN = 10;

function LinkColumn({ id, title, links }: ColumnProps) {
  return (
    <nav aria-labelledby={id} css={links.length > MAX_COLUMN ? styles.long : undefined}>
      <h2 id={id} css={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ label, target }) => (
          <li key={label}>
            <SmartLink css={linkStyles.onInk} target={target}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const query = graphql`
  query Footer {
    siteSettings {
      name
      description
      quickLinks {
        label
        target
      }
      address {
        street
        postalCode
        city
        region
      }
      hours {
        days
        opens
        closes
      }
      contact {
        phone
        email
        whatsapp
      }
      detailContact {
        whatsapp
      }
      fullName
      legalLinks {
        label
        page
        target
      }
      socialLinks {
        network
        label
        target
      }
    }
    allService(sort: { fields: { sortKey: ASC } }) {
      nodes {
        title
        path
      }
    }
    allLegalPage {
      nodes {
        jsonId
        path
      }
    }
  }
`;

const styles = {
  root: css({
    background: color.ink,
    color: color.onInk,
    fontSize: size.small,
    paddingBlock: `${space.block} 1.5rem`,
    [from.tablet]: { paddingBottom: 0 },
    "& :focus-visible": { outlineColor: color.accentOnInk },
  }),
  columns: css({
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "2rem 1.5rem",
    // On phones, the two lists of links are side by side.
    [belowTablet]: { "& > :not(nav)": { gridColumn: "1 / -1" } },
    "@media not all and (min-width: 23em)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.menu]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      columnGap: space.gridGap,
      "& > *": { gridColumn: "span 3" },
      "& > :first-of-type": { gridColumn: "span 4" },
      "& > nav:first-of-type": { gridColumn: "span 2" },
    },
  }),
  brand: css({
    display: "grid",
    gap: "1rem",
    alignContent: "start",
    color: color.page,
    // The landing page says it too, so phones do without.
    p: { maxWidth: "24em", color: color.onInk, [belowTablet]: { display: "none" } },
  }),
  title: css({
    marginBottom: "0.75rem",
    fontSize: size.heading,
    letterSpacing: 0,
    color: color.page,
  }),
  /** A long list has a row of its own, in several columns. */
  long: css({
    "&&": { order: 1, gridColumn: "1 / -1" },
    ul: { columns: "9.5rem", columnGap: "1.5rem", [from.tablet]: { columns: "15rem" } },
    li: { breakInside: "avoid" },
  }),
  address: css({
    fontStyle: "normal",
    [belowTablet]: {
      display: "flex",
      // One below the other on the smallest phones.
      flexWrap: "wrap",
      gap: "0.5rem 1.25rem",
      "& > p": { flex: "1 1 9rem" },
    },
  }),
  hours: css({ display: "block", marginTop: "0.5rem" }),
  /** The last row: legal and social links, and a button back to the top. */
  bottom: css({
    display: "grid",
    gridTemplateColumns: "1fr auto",
    gap: "1rem 1.5rem",
    alignItems: "center",
    marginTop: "2rem",
    paddingTop: "1.5rem",
    borderTop: `1px solid ${color.lineOnInk}`,
    fontSize: size.tiny,
    "& > :first-child": { gridColumn: "1 / -1" },
    [from.menu]: {
      gridTemplateColumns: "auto 1fr auto auto",
      columnGap: "2rem",
      marginTop: space.block,
      "& > :first-child": { gridColumn: "auto" },
    },
  }),
  list: css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.25rem 1.25rem" }),
  legal: css({
    gridColumn: "1 / -1",
    [belowTablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
      gap: "0 1.5rem",
    },
    [from.menu]: { gridColumn: "auto" },
  }),
  networks: css({ columnGap: "0.5rem", marginLeft: "-0.5rem" }),
  link: css({ minHeight: "2rem" }),
  social: css({
    display: "grid",
    placeItems: "center",
    width: "2.25rem",
    height: "2.25rem",
    fontSize: "1rem",
    "&[href]:hover": { color: color.accentOnInk },
  }),
  up: css({
    display: "inline-flex",
    alignItems: "center",
    justifySelf: "start",
    gap: "0.5rem",
    minHeight: "2.75rem",
    padding: "0.25rem 1rem",
    border: `1px solid ${color.page}80`,
    borderRadius: radius,
    transition: `color ${motion}, background-color ${motion}`,
    "&:hover": { background: color.page, color: color.ink },
  }),
};
