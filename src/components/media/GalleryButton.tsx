import { css } from "@emotion/react";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { color, scriptless, size } from "../../styles/tokens";
import { loadOrReload } from "../../utils/loadOrReload";
import { buttonStyles } from "../ui/linkStyles";
import type { LightboxProps } from "./Lightbox";

type Props = Pick<LightboxProps, "name" | "pictures" | "index"> & {
  /** Its accessible name where its text is not unique. */
  label?: string;
  children: ReactNode;
};

/** Opens pictures in the lightbox, whose script is loaded on the first press. */
export function GalleryButton({ label, children, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = async () => {
    setFailed(false);
    try {
      const module = await loadOrReload(() => import("./Lightbox"));
      setLightbox(() => module.Lightbox);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        css={[buttonStyles.quiet, withScripts]}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={show}
      >
        {children}
      </button>
      <span role="status" css={status}>
        {failed && "No se ha podido abrir: puede que no haya conexión."}
      </span>
      {Lightbox && (
        <Lightbox
          {...props}
          open={open}
          onClose={() => setOpen(false)}
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
}

/** Takes no room while it is empty. */
const status = css({
  alignSelf: "center",
  color: color.muted,
  fontSize: size.label,
  "&:empty": { position: "absolute" },
});

const withScripts = css({ [scriptless]: { display: "none" } });
