import type { AnchorHTMLAttributes } from "react";

/** Stands for Gatsby in unit tests: links are plain, queries are the test's. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}

export const graphql = ([query]: TemplateStringsArray) => query;

export const useStaticQuery = jest.fn();

export const navigate = jest.fn();

export const withPrefix = (path: string) => path;
