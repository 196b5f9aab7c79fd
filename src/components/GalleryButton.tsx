import { css } from "@emotion/react";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { scriptless } from "../styles/tokens";
import { loadOrReload } from "../utils/loadOrReload";
import { buttonStyles } from "./buttonStyles";
import type { LightboxProps } from "./Lightbox";

type Props = Pick<LightboxProps, "name" | "pictures" | "index"> & {
  /** Its name where the words on it don't tell it from others. */
  label?: string;
  children: ReactNode;
};

/** Opens the pictures over the whole screen. What shows them comes when it is asked for. */
export function GalleryButton({ label, children, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [open, setOpen] = useState(false);
  const load = async () => {
    const module = await loadOrReload(() => import("./Lightbox"));
    setLightbox(() => module.Lightbox);
  };
  const show = async () => {
    if (!Lightbox) await load();
    setOpen(true);
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

const withScripts = css({ [scriptless]: { display: "none" } });
