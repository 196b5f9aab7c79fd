import { css } from "@emotion/react";
import { Link } from "gatsby";
import { size } from "../../styles/tokens";
import { Icon } from "../ui/Icon";
import { linkStyles } from "../ui/linkStyles";

/** Leads back to the list. */
export function BackLink({ name, path }: { name: string; path: string }) {
  return (
    <Link to={path} css={[linkStyles.plain, style]}>
      <Icon name="back" />
      Volver a {name.toLowerCase()}
    </Link>
  );
}

const style = css({ gap: "0.5rem", minHeight: "3rem", fontSize: size.label });
