import { css, keyframes } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { useEffect, useState } from "react";
import { NOT_SCROLL_DRIVEN, SCROLL_DRIVEN } from "../../styles/mediaQueries";
import { color, HEADER_THRESHOLD, motion, space } from "../../styles/tokens";
import { formatHours } from "../../texts/hours";
import { requirePresent } from "../../utils/requirePresent";
import { Container } from "./Container";
import { Logo } from "./Logo";
import { MainNavigation } from "./MainNavigation";

/** An overlay covers a dark picture, and is transparent until the page is scrolled. */
export function Header({ overlay }: { overlay: boolean }) {
  const { siteSettings } = useStaticQuery<Queries.HeaderQuery>(query);
  const { name, menu, callToAction, contact, hours } = requirePresent(siteSettings, "siteSettings");
  const [scrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    if (!overlay) return;
    const update = () => setScrolled(window.scrollY > HEADER_THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [overlay]);
  return (
    <header css={[styles.root, overlay && styles.overlay]} data-solid={overlay ? scrolled : true}>
      <Container css={styles.row}>
        <Logo name={name} />
        <MainNavigation
          entries={menu}
          callToAction={callToAction}
          phone={contact.phone}
          hours={formatHours(hours)}
        />
      </Container>
    </header>
  );
}

const query = graphql`
  query Header {
    siteSettings {
      name
      menu {
        label
        target
      }
      callToAction {
        label
        target
      }
      contact {
        phone
      }
      hours {
        days
        opens
        closes
      }
    }
  }
`;

const solid = {
  background: color.white,
  color: color.ink,
  boxShadow: `0 1px 0 ${color.ink}0f, 0 6px 24px ${color.ink}14`,
  "--outline": color.ink,
};

const turnSolid = keyframes({ to: solid });

const styles = {
  root: css({
    position: "fixed",
    inset: "0 0 auto",
    zIndex: 10,
    color: color.page,
    transition: `background-color ${motion}, color ${motion}, box-shadow ${motion}`,
    "& :focus-visible": { outlineColor: "var(--outline)" },
    "&[data-solid='true'], &:has(:popover-open)": solid,
  }),
  overlay: css({
    "--outline": color.accentOnInk,
    // Until scripts run, a scroll-driven animation turns it solid; in browsers without those it
    // scrolls away with the picture.
    "&:not([data-solid])": {
      [SCROLL_DRIVEN]: {
        animation: `${turnSolid} step-end both`,
        animationTimeline: "scroll(root)",
        animationRange: `0px ${HEADER_THRESHOLD + 1}px`,
      },
      [NOT_SCROLL_DRIVEN]: { position: "absolute" },
    },
  }),
  row: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "min(2rem, 3vw)",
    // A long name wraps between words, never within the entries beside it.
    overflowWrap: "normal",
    height: space.header,
  }),
};
