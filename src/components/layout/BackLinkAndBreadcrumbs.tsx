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

/** The link back, which leads to the card that was pressed or else to the list, and the breadcrumbs. */
export function BackLinkAndBreadcrumbs({ kind, title, cardAddress }: Props) {
  const { name, path: listPath } = kinds[kind].list;
  // A link within the page would lose it.
  const [card] = useState(cardAddress);
  const isHydrated = useHydrated();
  return (
    <>
      <Link to={(isHydrated && card) || listPath} css={[linkStyles.plain, style]}>
        <Icon name="back" />
        Volver a {name.toLowerCase()}
      </Link>
      <Breadcrumbs list={{ name, path: listPath }} title={title} />
    </>
  );
}

const style = css({ gap: "0.5rem", minHeight: "3rem", fontSize: size.label });
