import { color, logo } from "../../styles/tokens";

interface Props {
  /** A closed door in the doorway, for a page that is not there. */
  closed?: boolean;
  className?: string;
}

/** The logo's mark: a doorway in a rectangle. */
export function Mark({ closed, className }: Props) {
  return (
    <svg className={className} viewBox={`0 0 ${logo.width} ${logo.height}`} aria-hidden="true">
      <rect
        width={logo.width}
        height={logo.height}
        rx={closed ? 0 : logo.radius}
        fill={color.accent}
      />
      <path d={logo.doorway} fill={color.page} />
      {closed && (
        <g fill="none" stroke={color.accent} strokeWidth={0.25}>
          <path d="M7.7 30V16.5a5.3 5.3 0 0 1 10.6 0V30z" fill={color.accentDark} stroke="none" />
          <path d="M13 11.2V30M9 30V17a4.2 4.2 0 0 1 2.8-3.9V30M17 30V17a4.2 4.2 0 0 0-2.8-3.9V30M9 23h2.8M14.2 23h2.8" />
          <path d="M12.5 21.4v1.3M13.5 21.4v1.3" stroke={color.accentOnInk} strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}
