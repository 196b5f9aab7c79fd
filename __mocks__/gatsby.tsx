import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: object;
}

/** Mocks Gatsby in unit tests: links are plain apart from attributes; tests answer queries. */
export function Link({ to, state, ...rest }: LinkProps) {
  return <a data-gatsby="" data-state={state && JSON.stringify(state)} href={to} {...rest} />;
}

export const graphql = ([query]: TemplateStringsArray) => query;

export const useStaticQuery = jest.fn();

export const navigate = jest.fn();

/** The path prefix, which Gatsby's builds define. */
export const prefix = { path: "" };

export const withPrefix = (path: string) => prefix.path + path;
