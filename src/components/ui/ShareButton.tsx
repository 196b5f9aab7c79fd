import { css } from "@emotion/react";
import { type FocusEvent, type MouseEvent, useId, useRef, useState } from "react";
import { useSiteUrl } from "../../hooks/useSiteUrl";
import { buttonStyles } from "../../styles/controls";
import { linkStyles } from "../../styles/links";
import { color, font, size } from "../../styles/tokens";
import { closePopoverOnBlur } from "../../utils/closePopoverOnBlur";
import { Icon } from "./Icon";

interface Props {
  title: string;
  path: string;
}

/** Opens the system's share sheet, or else a popover, which works without scripts too. */
export function ShareButton({ title, path }: Props) {
  const url = useSiteUrl() + path;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState("");
  const [subject, address] = [title, url].map(encodeURIComponent);

  const share = async (event: MouseEvent) => {
    if (!navigator.share) return;
    event.preventDefault();
    // The sheet of a double press is about to open.
    if (event.detail > 1) return;
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Not a failure: the visitor closed the sheet. Some never finish, and then fail for ever.
      if ((error as DOMException).name !== "AbortError") panel.current?.showPopover();
    }
  };
  const copy = async () => {
    try {
      // The clipboard is available in secure contexts only.
      await navigator.clipboard.writeText(url);
      setStatus("Enlace copiado");
    } catch {
      setStatus("No se ha podido copiar: selecciona el enlace de arriba");
    }
  };
  const closePanel = (event: FocusEvent) => closePopoverOnBlur(panel.current, event);

  return (
    <>
      <button
        type="button"
        css={linkStyles.quiet}
        popoverTarget={id}
        onClick={share}
        onBlur={closePanel}
      >
        <Icon name="share" />
        <span>Compartir</span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        // Focusable, or else a click on its text would move the focus to the page behind.
        tabIndex={-1}
        aria-label={`Compartir ${title}`}
        css={styles.panel}
        onToggle={({ newState, currentTarget }) => {
          setStatus("");
          if (newState === "open") currentTarget.focus();
        }}
        onBlur={closePanel}
      >
        <div css={styles.head}>
          <p css={styles.title}>Compartir</p>
          <button
            type="button"
            css={linkStyles.quiet}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            <span>Cerrar</span>
          </button>
        </div>
        <p css={styles.url}>{url}</p>
        <div css={styles.ways}>
          <button type="button" css={buttonStyles.primary} data-script-only onClick={copy}>
            Copiar enlace
          </button>
          <a
            css={buttonStyles.secondary}
            href={`https://wa.me/?text=${subject}%0A${address}`}
            rel="noreferrer"
          >
            WhatsApp
          </a>
          <a
            css={buttonStyles.secondary}
            // A line break in an e-mail is CRLF (RFC 6068).
            href={`mailto:?subject=${subject}&body=${subject}%0D%0A${address}`}
          >
            Correo electrónico
          </a>
        </div>
        <p css={styles.status} role="status">
          {status}
        </p>
      </div>
    </>
  );
}

const styles = {
  panel: css({
    margin: "auto",
    width: "min(32rem, 100% - 2.5rem)",
    maxHeight: "100%",
    padding: "clamp(1.5rem, 5vw, 2.5rem)",
    // Becomes visible in forced-colours mode.
    border: "1px solid transparent",
    background: color.white,
    color: color.ink,
    fontSize: size.small,
    "&::backdrop": { background: color.ink, opacity: 0.55 },
  }),
  head: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "0 1rem",
    marginBottom: "1rem",
  }),
  title: css({ font: `${size.title}/1.1 ${font.display}` }),
  url: css({
    padding: "0.75rem",
    background: color.page,
    fontSize: size.tiny,
    userSelect: "all",
    WebkitUserSelect: "all",
  }),
  ways: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
    gap: "0.75rem",
    marginTop: "0.75rem",
    overflowWrap: "normal",
    "& > button": { gridColumn: "1 / -1" },
  }),
  status: css({ color: color.muted, "&:not(:empty)": { marginTop: "1rem" } }),
};
