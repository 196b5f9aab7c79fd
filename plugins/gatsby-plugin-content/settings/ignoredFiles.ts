/** Folders that file servers and systems keep for themselves: Synology, QNAP, Windows. */
const SYSTEM_FOLDERS = ["@eaDir", "#recycle", "@Recycle", "$RECYCLE.BIN"];

/** What gatsby-source-filesystem ignores in any case, and chokidar, with which it reads files. */
const IGNORED_BY_GATSBY = /^(node_modules|bower_components|yarn\.lock)$|~$|\.sw[px]$|\.subl.*\.tmp/;

/** Whether a file or a folder is not the maintainers', from its name. */
export const isSystemName = (name: string): boolean =>
  name.startsWith(".") || SYSTEM_FOLDERS.includes(name);

/**
 * Whether Gatsby makes no node of a file, so that no content may refer to it.
 * @param file its path in `data/`
 */
export function isIgnoredByGatsby(file: string): boolean {
  const names = file.split(/[\\/]/);
  return (
    names[0] === "schemas" ||
    names.some((name) => isSystemName(name) || IGNORED_BY_GATSBY.test(name))
  );
}
