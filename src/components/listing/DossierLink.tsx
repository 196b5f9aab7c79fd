import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { useSiteUrl } from "../../hooks/useSiteUrl";
import { createDossierPath } from "../../urls/dossierPath";

interface Props {
  listing: { path: string; title: string };
  /** Set by `css`. */
  className?: string;
  children: ReactNode;
}

/** Downloads the dossier of a listing; printed after its text is the dossier's address. */
export function DossierLink({ listing: { path, title }, className, children }: Props) {
  const dossier = createDossierPath(path, title);
  return (
    <a className={className} href={withPrefix(dossier)} data-url={useSiteUrl() + dossier} download>
      {children}
    </a>
  );
}
