import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useState } from "react";
import { useHydrated } from "../../hooks/useHydrated";
import { kinds, type ListedKindName } from "../../routes";
import { linkStyles } from "../../styles/links";
import { size } from "../../styles/tokens";
import { Icon } from "../ui/Icon";
import { Breadcrumbs } from "./Breadcrumbs";

interface Props {
  kind: ListedKindName;
  title: string;
  /** The address of the card that was pressed, from its link's state. */
  cardAddress?: string;
}

/** The link back and the breadcrumbs. They lead to the card that was pressed, else to the list. */
export function BackLinkAndBreadcrumbs({ kind, title, cardAddress }: Props) {
  const { name, path: listPath } = kinds[kind].list;
  // A link within the page would lose it.
  const [card] = useState(cardAddress);
  const target = (useHydrated() && card) || listPath;
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
