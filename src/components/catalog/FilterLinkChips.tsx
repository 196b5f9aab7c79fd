import { css } from "@emotion/react";
import { Link } from "gatsby";
import { chipStyles } from "../../styles/chips";

interface Props {
  /** The accessible name. */
  label: string;
  links: readonly { label: string; to: string }[];
}

/** Links to a list with each choice of a filter. */
export function FilterLinkChips({ label, links }: Props) {
  return (
    <nav aria-label={label} css={style}>
      <ul css={[chipStyles.row, chipStyles.pushed]}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} css={chipStyles.chip}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const style = css({ marginBottom: "2rem" });
