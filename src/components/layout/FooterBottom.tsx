import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { linkStyles } from "../../styles/controls";
import { color, from, motion, noScript, print, radius, size, space } from "../../styles/tokens";
import { findLegalTarget } from "../../utils/paths";
import { Icon } from "../ui/Icon";
import { SmartLink } from "../ui/SmartLink";

interface Props {
  site: Queries.FooterBottomLinksFragment;
  legalPages: readonly { jsonId: string; path: string }[];
}

/** The last row of the footer: legal and social links, and a button back to the top. */
export function FooterBottom({ site, legalPages }: Props) {
  return (
    <div css={styles.root}>
      <p>{site.fullName}</p>
      <ul css={styles.list} aria-label="Información legal">
        {site.legalLinks.map((link) => (
          <li key={link.label}>
            <SmartLink
              css={[linkStyles.onInk, styles.link]}
              target={findLegalTarget(link, legalPages)}
            >
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
      <ul css={styles.list} aria-label="Redes sociales">
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
        onClick={() => {
          window.scrollTo({ top: 0 });
          document.getElementById("saltar")?.focus({ preventScroll: true });
        }}
      >
        <Icon name="up" />
        Volver arriba
      </button>
    </div>
  );
}

export const query = graphql`
  fragment FooterBottomLinks on SiteSettings {
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
`;

const styles = {
  root: css({
    display: "grid",
    gap: "1.25rem",
    alignItems: "center",
    marginTop: space.block,
    paddingTop: "1.5rem",
    borderTop: `1px solid ${color.lineOnInk}`,
    fontSize: size.tiny,
    [from.desktop]: { gridTemplateColumns: "auto 1fr auto auto", columnGap: "2rem" },
    [print]: { display: "none" },
  }),
  list: css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.25rem 1.25rem" }),
  link: css({ minHeight: "2rem" }),
  social: css({
    display: "grid",
    placeItems: "center",
    width: "2.25rem",
    height: "2.25rem",
    fontSize: "1rem",
    "&[href]:hover": { color: color.clay },
  }),
  up: css({
    display: "inline-flex",
    alignItems: "center",
    justifySelf: "start",
    gap: "0.5rem",
    minHeight: "2.75rem",
    padding: "0.25rem 1rem",
    border: `1px solid ${color.plaster}80`,
    borderRadius: radius,
    transition: `color ${motion}, background-color ${motion}`,
    "&:hover": { background: color.plaster, color: color.ink },
    [noScript]: { display: "none" },
  }),
};
