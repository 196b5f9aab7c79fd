import { Link, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { isFileTarget } from "../../utils/paths";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  /** A path of the site, or a full address; without one the link is a placeholder. */
  target: string | null;
}

/** A Gatsby link to a page of the site, a plain link to its files and to other addresses. */
export function SmartLink({ target, ...rest }: Props) {
  // Gatsby's would add a slash to most files.
  if (target && isFileTarget(target)) return <a {...rest} href={withPrefix(target)} />;
  if (target?.startsWith("/")) return <Link {...rest} to={target} />;
  if (target) return <a {...rest} href={target} />;
  // Screen readers announce a disabled link; it takes no focus.
  return <a {...rest} role="link" aria-disabled="true" />;
}
