import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of the site, or a full address. */
  target: string;
}

/** A link that lets Gatsby take those that stay inside the site. */
export function SmartLink({ target, ...rest }: Props) {
  return target.startsWith("/") ? <Link {...rest} to={target} /> : <a {...rest} href={target} />;
}
