import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, motion, size } from "../../styles/tokens";
import { createPhoneLink } from "../../utils/format";
import { formatDays } from "../../utils/formatDays";
import { createMapUrl, MapFrame } from "../media/MapFrame";

interface Props {
  site: Queries.OfficeDetailsFragment;
}

/** Where the office is, when it is open, and how to reach it. */
export function Office({ site }: Props) {
  const { contact, address, hours, map } = site;
  return (
    <div css={styles.root}>
      <address css={styles.lines}>
        <a css={styles.phone} href={createPhoneLink(contact.phone)}>
          {contact.phone}
        </a>
        <a css={styles.link} href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
        <p css={styles.place}>
          {address.street}
          <br />
          {address.postalCode} {address.city}, {address.region}
        </p>
        <p>
          {formatDays(hours.days)}, de {hours.opens} a {hours.closes}
        </p>
      </address>
      <div>
        <MapFrame point={map} />
        <a css={styles.link} href={createMapUrl(map)}>
          Ver la dirección en OpenStreetMap
        </a>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment OfficeDetails on SiteSettings {
    contact {
      phone
      email
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
    map {
      latitude
      longitude
    }
  }
`;

const styles = {
  root: css({ display: "grid", gap: "2rem", alignContent: "start" }),
  lines: css({
    display: "grid",
    justifyItems: "start",
    paddingTop: "1.25rem",
    borderTop: `1px solid ${color.ink}`,
    fontStyle: "normal",
    "p + p": { marginTop: "0.75rem", color: color.muted },
  }),
  phone: css({
    fontFamily: font.serif,
    fontSize: size.title,
    lineHeight: 1.2,
    textDecoration: "none",
    "&:hover": { color: color.terracotta },
  }),
  link: css({
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    textDecorationThickness: 1,
    textUnderlineOffset: "0.3em",
    transition: `color ${motion}`,
    "&:hover": { color: color.terracotta },
  }),
  place: css({ marginTop: "0.75rem" }),
};
