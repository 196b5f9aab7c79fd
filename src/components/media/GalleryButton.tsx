import { css } from "@emotion/react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useHistoryEntry } from "../../hooks/useHistoryEntry";
import { findSlideInView } from "../../hooks/useSnapTrack";
import { buttonStyles } from "../../styles/controls";
import { color, noScript, size } from "../../styles/tokens";
import { reloadOnce } from "../../utils/reloadOnce";
import type { LightboxProps } from "./Lightbox";

type Props = Pick<LightboxProps, "name" | "pictures" | "caption"> & {
  /** The first one shown; else the one in view in the page's gallery. */
  index?: number;
  /** Its accessible name where its text is not unique. */
  label?: string;
  /** Without a text it covers its picture, for pointers; the keyboard has another button. */
  children?: ReactNode;
};

/** The id of a page's gallery. */
export const GALLERY_ID = "galeria";

/** Opens pictures in the lightbox, whose script is loaded on the first press. */
export function GalleryButton({ index, label, children, ...props }: Props) {
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
      // The lightbox is large: the browser paints the press before it is rendered.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      // The visitor may have gone on to another page.
      if (!button.current) return;
      setLightbox(() => module.Lightbox);
      setFirst(index ?? findSlideInView(GALLERY_ID));
      open();
    } catch (error) {
      // Webpack's error names the script, which a release may have replaced.
      setFailed(!(await reloadOnce((error as { request?: string }).request)));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened
  useEffect(() => {
    // By Forward, in a page that was loaded anew.
    if (isOpen && !Lightbox) show();
    if (isOpen) return () => button.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        css={[isCover ? styles.cover : buttonStyles.quiet, styles.withScripts]}
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
  withScripts: css({ [noScript]: { display: "none" } }),
  /** Takes no room while it is empty. */
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
    background: color.plaster,
    "&:empty": { display: "none" },
  }),
};
