import type { AnchorHTMLAttributes } from "react";

/** Stands for Gatsby in unit tests: links are plain but for an attribute, queries are the test's. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a data-gatsby="" href={to} {...rest} />;
}

export const graphql = ([query]: TemplateStringsArray) => query;

export const useStaticQuery = jest.fn();

export const navigate = jest.fn();

/** The path of the site on its host, as Gatsby's builds define it. */
export const prefix = { path: "" };

export const withPrefix = (path: string) => prefix.path + path;
