import type { ReactNode } from "react";
import { color, logo } from "../../styles/tokens";

interface Props {
  /** What is drawn in the doorway. */
  children?: ReactNode;
  className?: string;
}

/** The logo's mark: a doorway in a rectangle. */
export function LogoMark({ children, className }: Props) {
  return (
    <svg className={className} viewBox={`0 0 ${logo.width} ${logo.height}`} aria-hidden="true">
      <rect width={logo.width} height={logo.height} rx={logo.radius} fill={color.accent} />
      <path d={logo.doorway} fill={color.page} />
      {children}
    </svg>
  );
}
