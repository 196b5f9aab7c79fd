import { Link, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { isFilePath } from "../../urls/normalizePath";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  /** A path on the site or a full URL; without it the link is a placeholder. */
  target: string | null;
}

/** A Gatsby link to pages of the site, a plain link to files and other sites. */
export function SmartLink({ target, ...rest }: Props) {
  // Gatsby's `Link` would append a slash to most files.
  if (target && isFilePath(target)) return <a {...rest} href={withPrefix(target)} />;
  if (target?.startsWith("/")) return <Link {...rest} to={target} />;
  if (target) return <a {...rest} href={target} />;
  // Announced by screen readers as a disabled link, and not focusable.
  return <a {...rest} role="link" aria-disabled="true" />;
}
