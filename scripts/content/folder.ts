import { accessSync, constants, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, schemaFinding } from "./diagnostic.ts";
import { displayPath } from "./display-path.ts";
import { code } from "./format.ts";

/** What is wrong with a file or folder as a whole, and what to do about it. */
export type FileFault = readonly [message: string, hint: string];

/** Something in a folder: by name, by path, and as diagnostics show it. */
export interface Entry {
  name: string;
  path: string;
  file: string;
  isFolder: boolean;
  isLink: boolean;
}

/** Files that systems, editors and storage services leave in folders; most are hidden. */
const litter = new RegExp(
  [
    // macOS and iCloud
    String.raw`\.DS_Store|\._.*|__MACOSX|Icon\r|\.(?:AppleD|Spotlight-|DocumentRev|Trash|fseventsd|localized|apdisk|TemporaryI).*|\..*\.icloud`,
    // Windows and Office
    String.raw`(?:eh)?Thumbs(?:_vista)?\.db.*|desktop\.ini|\$RECYCLE\.BIN|System Volume Information|~\$.*|~.*\.tmp`,
    // OneDrive, Dropbox, Google Drive, Nextcloud and Syncthing
    String.raw`\.[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}|\.dropbox.*|\.tmp\.drive.*|\.(?:owncloud|nextcloud|_?sync_|sync|st(?:folder|versions|ignore)).*`,
    // Synology and QNAP
    String.raw`@eaDir|@tmp|@SynoResource|.*@Syno\w+|#recycle|#snapshot|\.SynologyWorkingDirectory|\.?@__thumb|@Recycle|@Recently-Snapshot|\.@upload_cache|\.streams|:2e.*`,
    // Linux and editors
    String.raw`\.directory|lost\+found|\.nfs.*|\.fuse_hidden.*|\.~lock\..*|\..*\.sw[a-p]|\.#.*|#.*#|.*~`,
  ]
    .join("|")
    .replace(/^.*$/s, "^(?:$&)$"),
  "i",
);
/** Names with which a folder is set up, and notes for people. */
const ignored = /^\.|^README\.md$/;

/**
 * The files and folders in a folder, by name.
 *
 * @param isLink Whether it is a link, which would let the build read anything.
 * @param leftOut Further names to leave out; by default hidden files, and notes.
 */
export function readFolder(
  folder: string,
  isLink = false,
  leftOut = ignored,
): { entries: Entry[]; diagnostics: Diagnostic[] } {
  const refusal = (...fault: FileFault) => ({
    entries: [],
    diagnostics: [schemaFinding(displayPath(folder), ...fault)],
  });
  if (isLink) return refusal("This is a link, not a folder.", "Put the folder itself here.");
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !litter.test(name) && !leftOut.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) => {
        const path = join(folder, entry.name);
        const [isFolder, isLink] = [entry.isDirectory(), entry.isSymbolicLink()];
        return { name: entry.name, path, file: displayPath(path), isFolder, isLink };
      });
    return { entries, diagnostics: [] };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return refusal("This folder is missing.", "Create it, with its files.");
    return code === "ENOTDIR"
      ? refusal("This is a file, not a folder.", "Rename or delete it and create the folder.")
      : refusal(`The folder cannot be read (${code}).`, "Check its permissions.");
  }
}

/** What to do with a folder in one that has files alone. */
export function unreadFolderHint(folder: string): string {
  return `Put its files into ${code(folder)} itself, each under a name of its own.`;
}

/** Why a file cannot be read, if so. `mostBytes` limits its size. Reading a pipe would never end. */
export function readFault(path: string, mostBytes?: number): FileFault | undefined {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return ["This is a link, not a file.", "Put the file itself here."];
    if (!stats.isFile())
      return ["This is not an ordinary file.", "Delete it, and put a file in its place."];
    if (mostBytes && stats.size > mostBytes)
      return ["The file is larger than 1 MB.", "Delete what is not content of the site."];
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [`The file cannot be read (${code}).`, "Check its permissions."];
  }
}
