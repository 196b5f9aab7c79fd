import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSyncExternalStore } from "react";
import { type KindNameWithList, kinds } from "../../kinds";
import { linkStyles } from "../../styles/controls";
import { size } from "../../styles/tokens";
import { findBackLink } from "../../utils/backLink";
import { Breadcrumbs } from "../layout/Breadcrumbs";
import { Icon } from "../ui/Icon";

const subscribe = () => () => {};

interface Props {
  kind: KindNameWithList;
  /** The title of the page, and its path. */
  title: string;
  path: string;
}

/**
 * Way back and breadcrumbs, which lead to where the visitor came from, filters kept; else, and
 * without scripts, to the list.
 */
export function DetailNavigation({ kind, title, path }: Props) {
  const { name, path: listPath } = kinds[kind].list;
  // An update of the whole page would hydrate it at once: only this component is updated.
  const target = useSyncExternalStore(
    subscribe,
    () => findBackLink(kind, path),
    () => listPath,
  );
  return (
    <>
      <Link to={target} css={[linkStyles.plain, style]}>
        <Icon name="back" />
        Volver a {name.toLowerCase()}
      </Link>
      <Breadcrumbs list={{ name, path: target }} title={title} />
    </>
  );
}

const style = css({ gap: "0.5rem", minHeight: "3rem", fontSize: size.label });
