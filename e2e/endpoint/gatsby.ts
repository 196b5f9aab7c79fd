import type { ReactNode } from "react";
import landing from "../../data/landing/landing.json";
import site from "../../data/site/site.json";

/** Stands for Gatsby where forms are tested with an endpoint: the shipped content has none. */

/** Defined by the bundle. */
declare const ENDPOINT: string;

export const graphql = () => "";

export const useStaticQuery = () => ({
  landing,
  siteSettings: { ...site, forms: { endpoint: ENDPOINT } },
  privacyPage: null,
});

export const withPrefix = (path: string) => path;

export const Link = ({ children }: { children: ReactNode }) => children;

export const navigate = (address: string) => window.history.pushState(null, "", address);
