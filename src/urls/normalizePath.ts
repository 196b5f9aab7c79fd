/** Drops a site path's query and adds its trailing slash: "/alquiler?x=1#y" → "/alquiler/#y". */
export function normalizeSitePath(target: string): string {
  const [address = "", ...hash] = target.split("#");
  const path = address.replace(/\?.*/, "").replace(/([^/])$/, "$1/");
  return [path, ...hash].join("#");
}

/** Whether a site path points to a file, such as "/tarifas.pdf#page=2". */
export const isFilePath = (target: string) => /^\/[^/?#][^?#]*\.\w+([?#]|$)/.test(target);
