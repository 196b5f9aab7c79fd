import { css } from "@emotion/react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useHistoryEntry } from "../../hooks/useHistoryEntry";
import { findSlideInView } from "../../hooks/useSlides";
import { buttonStyles } from "../../styles/controls";
import { color, size } from "../../styles/tokens";
import { reloadOnce } from "../../utils/reloadOnce";
import type { LightboxProps } from "./Lightbox";

type Props = Pick<LightboxProps, "name" | "pictures" | "caption"> & {
  /** The picture to open with; by default the one in view in the page's gallery. */
  index?: number;
  /** The accessible name, if its text is not unique. */
  label?: string;
  /** Without text it covers its picture, for pointers only; keyboard users have another button. */
  children?: ReactNode;
};

/** The id of a page's gallery. */
export const GALLERY_ID = "galeria";

/** Opens pictures in the lightbox, whose script is loaded on demand. */
export function LightboxButton({ index, label, children, ...props }: Props) {
  const isCover = !children;
  const button = useRef<HTMLButtonElement>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [first, setFirst] = useState(0);
  const [failed, setFailed] = useState(false);
  const { isOpen, open, close } = useHistoryEntry(`${props.name} ${label ?? ""}`);
  const show = async () => {
    setFailed(false);
    try {
      const module = await import("./Lightbox");
      // Lets the browser paint the press first, because the lightbox takes long to render.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      // The visitor may have moved on to another page.
      if (!button.current) return;
      setLightbox(() => module.Lightbox);
      setFirst(index ?? findSlideInView(GALLERY_ID));
      open();
    } catch (error) {
      // Webpack's error contains the script's address; a deploy may have replaced the script.
      setFailed(!(await reloadOnce((error as { request?: string }).request)));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened or closed
  useEffect(() => {
    // Reopened with Forward after a full page load.
    if (isOpen && !Lightbox) show();
    if (isOpen) return () => button.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        css={isCover ? styles.cover : buttonStyles.secondary}
        data-script-only
        tabIndex={isCover ? -1 : undefined}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={show}
      >
        {children}
      </button>
      <span role="status" css={[styles.status, isCover && styles.statusOver]}>
        {failed && "No se ha podido abrir: puede que no haya conexión."}
      </span>
      {Lightbox && <Lightbox {...props} index={first} open={isOpen} onClose={close} />}
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
