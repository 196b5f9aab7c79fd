import type { ReactNode } from "react";

/** A block of a listing's page. */
export interface Block {
  title: string;
  /** What the link to it says, if not its title. */
  link?: string;
  background?: "white" | "band";
  /** In large type beside the title. */
  lead?: string;
  /** Beside the title in wide windows; the rest is beside both. */
  aside?: ReactNode;
  /** Whether it brings its own section, with its own title. */
  isSection?: boolean;
  /** Not printed, because it needs a screen. */
  screenOnly?: boolean;
  /** Nothing, if the listing has no such block. */
  content: ReactNode;
}
