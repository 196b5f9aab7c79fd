import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSyncExternalStore } from "react";
import { size } from "../../styles/tokens";
import { kinds, type ListedKindName } from "../../utils/kinds";
import { findWayBack } from "../../utils/wayBack";
import { Icon } from "../ui/Icon";
import { linkStyles } from "../ui/linkStyles";

const subscribe = () => () => {};

/** Leads to where the visitor came from, filters kept; else, and without scripts, to the list. */
export function BackLink({ kind }: { kind: ListedKindName }) {
  const { list } = kinds[kind];
  const target = useSyncExternalStore(
    subscribe,
    () => findWayBack(kind),
    () => list.path,
  );
  return (
    <Link to={target} css={[linkStyles.plain, style]}>
      <Icon name="back" />
      Volver a {list.name.toLowerCase()}
    </Link>
  );
}

const style = css({ gap: "0.5rem", minHeight: "3rem", fontSize: size.label });
