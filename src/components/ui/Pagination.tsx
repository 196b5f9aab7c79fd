import { css } from "@emotion/react";
import { Link } from "gatsby";
import { color, size } from "../../styles/tokens";
import { createListPagePath } from "../../urls/pagination";

interface Props {
  /** The path of the list's first page. */
  path: string;
  page: number;
  pages: number;
}

/** Links to the first, last and neighbouring pages of a list. */
export function Pagination({ path, page, pages }: Props) {
  const numbers = [1, page - 1, page, page + 1, pages].filter(
    (number, index, all) => number >= 1 && number <= pages && all.indexOf(number) === index,
  );
  return (
    <nav aria-label="Páginas" css={styles.root}>
      {page > 1 && (
        <Link css={styles.link} to={createListPagePath(path, page - 1)} rel="prev">
          Anterior
        </Link>
      )}
      <ol css={styles.list}>
        {numbers.map((number, index) => (
          <li key={number} css={styles.item}>
            {index > 0 && number > (numbers[index - 1] ?? 0) + 1 && <span>…</span>}
            <Link
              css={styles.link}
              to={createListPagePath(path, number)}
              aria-label={`Página ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link css={styles.link} to={createListPagePath(path, page + 1)} rel="next">
          Siguiente
        </Link>
      )}
    </nav>
  );
}

const styles = {
  root: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.5rem 1.5rem",
    marginTop: "4rem",
    paddingTop: "1.25rem",
    borderTop: `1px solid ${color.ink}`,
    fontSize: size.label,
  }),
  list: css({ display: "flex", flexWrap: "wrap", gap: "0.25rem" }),
  item: css({ display: "inline-flex", alignItems: "center", gap: "0.25rem" }),
  link: css({
    display: "inline-grid",
    placeItems: "center",
    minWidth: "2.75rem",
    minHeight: "2.75rem",
    textDecoration: "none",
    "&:hover": { color: color.accent },
    "&[aria-current]": {
      background: color.ink,
      color: color.page,
      // For browsers that darken pages.
      textDecoration: "underline",
    },
  }),
};
