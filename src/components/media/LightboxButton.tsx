import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import type { LightboxGroup } from "../../hooks/useLightbox";
import { buttonStyles } from "../../styles/controls";
import { linkStyles } from "../../styles/links";
import { color, size } from "../../styles/tokens";
import { Icon, type IconName } from "../ui/Icon";

interface Props {
  lightbox: LightboxGroup;
  /** The picture to open with. */
  index: number;
  /** The accessible name, if its text is not unique. */
  label?: string;
  /** Before its text, as a quiet link. */
  icon?: IconName;
  /** Without text it covers its picture, for pointers only; keyboard users have another button. */
  children?: string;
}

/** Opens a group's lightbox, and gets the focus back from it. */
export function LightboxButton({ lightbox, index, label, icon, children = "" }: Props) {
  const isCover = !children;
  const button = useRef<HTMLButtonElement>(null);
  const name = label || children;
  const hasOpened = lightbox.opener === name;
  useEffect(() => {
    if (hasOpened) return () => button.current?.focus({ preventScroll: true });
  }, [hasOpened]);
  return (
    <>
      <button
        ref={button}
        type="button"
        css={isCover ? styles.cover : icon ? linkStyles.quiet : buttonStyles.secondary}
        data-script-only
        tabIndex={isCover ? -1 : undefined}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => lightbox.open(index, name)}
      >
        {icon && <Icon name={icon} />}
        {icon ? <span>{children}</span> : children}
      </button>
      <span role="status" css={[styles.status, isCover && styles.statusOver]}>
        {lightbox.failedOpener === name && "No se ha podido abrir: puede que no haya conexión."}
      </span>
    </>
  );
}

const styles = {
  cover: css({
    position: "absolute",
    inset: 0,
    width: "100%",
    cursor: "zoom-in",
  }),
  /** Takes no space while it is empty. */
  status: css({
    alignSelf: "center",
    color: color.muted,
    fontSize: size.label,
    "&:empty": { position: "absolute" },
  }),
  statusOver: css({
    position: "absolute",
    insetInline: "0.75rem",
    bottom: "0.75rem",
    padding: "0.5rem 0.75rem",
    background: color.page,
    "&:empty": { display: "none" },
  }),
};
