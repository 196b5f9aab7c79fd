import type { ReactNode } from "react";

/** A block of a listing's page. */
export interface Block {
  title: string;
  /** What the link to it says, if not its title; null if it goes with the block before it. */
  link?: string | null;
  /** Not printed, because it needs a screen. */
  screenOnly?: boolean;
  /** Nothing, if the listing has no such block. */
  content: ReactNode;
}
