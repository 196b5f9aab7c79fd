import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { MapFrame } from "../components/media/MapFrame";
import { linkStyles } from "../components/ui/linkStyles";
import { color, font, print, size } from "../styles/tokens";
import { createPhoneLink, formatTown } from "../utils/format";
import { formatHours } from "../utils/formatDays";

interface Props {
  site: Queries.OfficeDetailsFragment;
}

/** The address, hours and contact details of the office, with a map. */
export function Office({ site }: Props) {
  const { contact, address, hours, map } = site;
  return (
    <div css={styles.root}>
      <address css={styles.lines}>
        <a css={styles.phone} href={createPhoneLink(contact.phone)}>
          {contact.phone}
        </a>
        <a css={[linkStyles.underlined, styles.link]} href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
        <p css={styles.place}>
          {address.street}
          <br />
          {formatTown(address)}
        </p>
        <p>{formatHours(hours)}</p>
      </address>
      <MapFrame
        point={map}
        title="Mapa de la oficina"
        address={`${address.street}, ${address.postalCode} ${address.city}`}
      />
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
  root: css({ display: "grid", gap: "2rem", alignContent: "start", breakInside: "avoid" }),
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
  link: css({ minHeight: "2.75rem", [print]: { minHeight: "2.75rem" } }),
  place: css({ marginTop: "0.75rem" }),
};
