import { css } from "@emotion/react";
import { Link } from "gatsby";
import { linkStyles } from "../../styles/links";
import { color, size } from "../../styles/tokens";

interface Props {
  /** The list that the page belongs to, unless it is a list itself. */
  list?: { name: string; path: string };
  title: string;
}

export function Breadcrumbs({ list, title }: Props) {
  return (
    <nav aria-label="Ruta de la página">
      <ol css={styles.list}>
        {[{ name: "Inicio", path: "/" }, ...(list ? [list] : [])].map(({ name, path }) => (
          <li key={path} css={styles.item}>
            <Link to={path} css={linkStyles.plain}>
              {name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li css={styles.current} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}

const styles = {
  list: css({
    display: "flex",
    flexWrap: "wrap",
    columnGap: "0.5rem",
    color: color.muted,
    fontSize: size.tiny,
  }),
  item: css({ display: "inline-flex", alignItems: "center", gap: "0.5rem" }),
  current: css({ alignSelf: "center" }),
};
