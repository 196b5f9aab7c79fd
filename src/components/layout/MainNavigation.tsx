import { css } from "@emotion/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { buttonStyles } from "../../styles/controls";
import { from, minWidth } from "../../styles/mediaQueries";
import { color, size, space } from "../../styles/tokens";
import { NBSP } from "../../texts/format";
import { createPhoneUrl } from "../../urls/contactUrls";
import { closePopoverOnBlur } from "../../utils/closePopoverOnBlur";
import { Icon } from "../ui/Icon";
import { SmartLink } from "../ui/SmartLink";

type MenuLink = Pick<Queries.Link, "label" | "target">;

interface Props {
  entries: readonly MenuLink[];
  callToAction: MenuLink;
  phone: string;
  /** When somebody answers it. */
  hours: string;
}

/** The menu: a row on wide screens, on narrow ones a popover, which works without scripts too. */
export function MainNavigation({ entries, callToAction, phone, hours }: Props) {
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, []);

  useEffect(() => {
    // It may have been opened before hydration.
    setOpen(panel.current?.matches(":popover-open") ?? false);
    const wide = window.matchMedia(minWidth.menu);
    wide.addEventListener("change", close);
    // Back changes the page, but the header with the open menu stays mounted.
    window.addEventListener("popstate", close);
    return () => {
      wide.removeEventListener("change", close);
      window.removeEventListener("popstate", close);
    };
  }, [close]);

  return (
    <>
      <button
        type="button"
        css={styles.toggle}
        popoverTarget="menu"
        aria-expanded={open}
        aria-controls="menu"
        onBlur={(event) => closePopoverOnBlur(panel.current, event)}
      >
        Menú
        <Icon name={open ? "close" : "menu"} />
      </button>
      <nav
        ref={panel}
        id="menu"
        css={styles.panel}
        popover="auto"
        aria-label="Principal"
        onToggle={(event) => setOpen(event.newState === "open")}
        onBlur={(event) => closePopoverOnBlur(panel.current, event)}
      >
        <ul css={styles.list}>
          {entries.map(({ label, target }) => (
            <li key={label}>
              <SmartLink css={styles.link} target={target} onClick={close}>
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
        <SmartLink
          css={[buttonStyles.primary, styles.button]}
          target={callToAction.target}
          onClick={close}
        >
          {callToAction.label}
        </SmartLink>
        <a
          css={[buttonStyles.secondary, styles.button, styles.phone]}
          href={createPhoneUrl(phone)}
          onClick={close}
        >
          Llamar al {phone.replaceAll(" ", NBSP)}
        </a>
        <p css={styles.hours}>{hours}</p>
      </nav>
    </>
  );
}

/** Limited by the window's width, so that the row stays on one line even with large text. */
const ROW_SIZE = `min(${size.label}, 1.5vw)`;

const styles = {
  toggle: css({
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    gap: "0.625rem",
    minHeight: "2.75rem",
    padding: "0.375rem 0.5rem",
    marginRight: "-0.5rem",
    fontSize: size.label,
    fontWeight: 500,
    [from.menu]: { display: "none" },
  }),
  panel: css({
    inset: `${space.header} 0 auto`,
    width: "100%",
    maxHeight: `calc(100dvh - ${space.header})`,
    padding: `0.5rem ${space.gutter} 2rem`,
    border: 0,
    borderTop: `1px solid ${color.rule}`,
    // Becomes visible in forced-colours mode.
    borderBottom: "1px solid transparent",
    background: color.white,
    color: color.ink,
    boxShadow: `0 24px 32px ${color.ink}1f`,
    [from.menu]: {
      position: "static",
      display: "flex",
      alignItems: "center",
      gap: "min(2.125rem, 2.4vw)",
      width: "auto",
      padding: 0,
      border: 0,
      overflow: "visible",
      background: "none",
      color: "inherit",
      boxShadow: "none",
    },
  }),
  list: css({
    [from.menu]: { display: "flex", gap: "min(1.875rem, 2vw)" },
  }),
  link: css({
    display: "flex",
    alignItems: "center",
    minHeight: "3.5rem",
    borderBottom: `1px solid ${color.rule}`,
    fontSize: "1.125rem",
    textDecoration: "none",
    textUnderlineOffset: "0.4em",
    textDecorationThickness: 1,
    "&:hover": { textDecoration: "underline" },
    [from.menu]: {
      minHeight: "2.75rem",
      border: 0,
      fontSize: ROW_SIZE,
    },
  }),
  button: css({
    width: "100%",
    marginTop: "1.5rem",
    padding: "0.375rem 1.25rem",
    fontSize: size.label,
    [from.menu]: {
      width: "auto",
      minHeight: "2.75rem",
      marginTop: 0,
      paddingInline: "min(1.25rem, 2vw)",
      fontSize: ROW_SIZE,
    },
  }),
  hours: css({
    marginTop: "0.5rem",
    color: color.muted,
    fontSize: size.small,
    textAlign: "center",
    [from.menu]: { display: "none" },
  }),
  phone: css({ minHeight: "3.25rem", marginTop: "0.75rem", [from.menu]: { display: "none" } }),
};
