declare module "-!*.css" {
  const text: string;
  export default text;
}

interface Window {
  /** Gatsby's; `hovering` fetches the page at a path, with all that it needs. */
  ___loader: { hovering: (path: string) => void };
}
