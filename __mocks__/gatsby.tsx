import type { AnchorHTMLAttributes } from "react";

/** Mocks Gatsby in unit tests: links are plain apart from an attribute; tests answer queries. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a data-gatsby="" href={to} {...rest} />;
}

export const graphql = ([query]: TemplateStringsArray) => query;

export const useStaticQuery = jest.fn();

export const navigate = jest.fn();

/** The path prefix, which Gatsby's builds define. */
export const prefix = { path: "" };

export const withPrefix = (path: string) => prefix.path + path;
