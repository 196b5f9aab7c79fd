import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  /** A path of the site, or a full address; without one the link is a placeholder. */
  target: string | null;
}

/** A Gatsby link inside of the site, a plain link to other addresses. */
export function SmartLink({ target, ...rest }: Props) {
  if (target?.startsWith("/")) return <Link {...rest} to={target} />;
  if (target) return <a {...rest} href={target} />;
  // Screen readers announce a disabled link; it takes no focus.
  return <a {...rest} role="link" aria-disabled="true" />;
}
