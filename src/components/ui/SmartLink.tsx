import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  /** A path of the site, or a full address; without one the link is a placeholder. */
  target: string | null;
}

/** A link that lets Gatsby take those that stay inside the site. */
export function SmartLink({ target, ...rest }: Props) {
  if (target?.startsWith("/")) return <Link {...rest} to={target} />;
  if (target) return <a {...rest} href={target} />;
  // Read as a link that leads nowhere yet; it takes no focus.
  return <a {...rest} role="link" aria-disabled="true" />;
}
