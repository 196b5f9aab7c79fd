import { type ComponentType, useEffect, useState } from "react";
import type { LightboxProps } from "../components/media/Lightbox";
import { reloadForMissingScript } from "../utils/reloadForMissingScript";
import { useHistoryEntry } from "./useHistoryEntry";

export type LightboxGroup = ReturnType<typeof useLightbox>;

/**
 * One lightbox for a group of pictures, whose script is loaded on demand. Its `dialog` is rendered
 * once, and each LightboxButton opens it with a picture.
 */
export function useLightbox(group: Pick<LightboxProps, "name" | "pictures" | "caption">) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [failedOpener, setFailedOpener] = useState<string>();
  const entry = useHistoryEntry<{ index: number; opener: string }>(group.name);
  const opened = entry.value;

  /** Resolves to whether it may be opened. */
  const load = async (opener: string) => {
    const { pathname } = window.location;
    setFailedOpener(undefined);
    try {
      const { Lightbox: loaded } = await import("../components/media/Lightbox");
      // Lets the browser paint the press first, because the lightbox takes long to render.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      setLightbox(() => loaded);
      // The visitor may have moved on to another page.
      return window.location.pathname === pathname;
    } catch (error) {
      // Webpack's error contains the script's address; a deploy may have replaced the script.
      const isReloading = await reloadForMissingScript((error as { request?: string }).request);
      if (!isReloading) setFailedOpener(opener);
      return false;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened
  useEffect(() => {
    // Reopened with Forward, or by a reload.
    if (opened && !Lightbox) load(opened.opener);
  }, [opened]);

  return {
    /** The name of the button that opened it, as long as it is open. */
    opener: opened?.opener,
    /** The name of the button that could not open it. */
    failedOpener,
    open: async (index: number, opener: string) => {
      if (await load(opener)) entry.open({ index, opener });
    },
    dialog: Lightbox && (
      <Lightbox
        {...group}
        index={opened ? opened.index : 0}
        open={!!opened}
        onClose={entry.close}
      />
    ),
  };
}
