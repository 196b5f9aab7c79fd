import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSyncExternalStore } from "react";
import { kinds, type ListedKindName } from "../../kinds";
import { linkStyles } from "../../styles/controls";
import { size } from "../../styles/tokens";
import { findBackLink } from "../../utils/backLink";
import { Breadcrumbs } from "../layout/Breadcrumbs";
import { Icon } from "../ui/Icon";

const subscribe = () => () => {};

interface Props {
  kind: ListedKindName;
  title: string;
  path: string;
}

/**
 * The link back and the breadcrumbs. They lead to where the visitor came from, filters included;
 * otherwise, and without scripts, to the list.
 */
export function DetailNavigation({ kind, title, path }: Props) {
  const { name, path: listPath } = kinds[kind].list;
  // Reading it as a store re-renders this component alone; a page update would hydrate everything.
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
