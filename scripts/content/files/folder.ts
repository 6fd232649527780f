import { accessSync, constants, existsSync, lstatSync, readdirSync, type Stats } from "node:fs";
import { join } from "node:path";
import { byName } from "../../../src/content/by-name.ts";
import { found, say } from "../../../src/content/say.ts";
import { type Diagnostic, type FindingText, schemaFinding } from "../diagnostic.ts";
import { displayPath } from "../display-path.ts";

/** Something in a folder: by name, by path, and as diagnostics show it. */
export interface FolderEntry {
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

/** Whether nothing of a site is read from what has this name. */
export const isForNobody = (name: string): boolean => litter.test(name) || ignored.test(name);

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
): { entries: FolderEntry[]; diagnostics: Diagnostic[] } {
  const refusal = (fault: FindingText) => ({
    entries: [],
    diagnostics: [schemaFinding(displayPath(folder), fault)],
  });
  if (isLink) return refusal(found("folders.link"));
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !litter.test(name) && !leftOut.test(name))
      .sort((a, b) => byName(a.name, b.name))
      .map((entry) => {
        const path = join(folder, entry.name);
        const [isFolder, isLink] = [entry.isDirectory(), entry.isSymbolicLink()];
        return { name: entry.name, path, file: displayPath(path), isFolder, isLink };
      });
    return { entries, diagnostics: [] };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return refusal(found("folders.missing"));
    return refusal(
      code === "ENOTDIR"
        ? found("folders.is-file")
        : found("folders.unreadable", { code: `${code}` }),
    );
  }
}

/** {@link readFolder} for one that a site may do without. */
export const readOptionalFolder = (folder: string): ReturnType<typeof readFolder> =>
  existsSync(folder) ? readFolder(folder) : { entries: [], diagnostics: [] };

/** What is wrong with something that has no place in the content. */
export const unreadMessage = ({ isFolder }: Pick<FolderEntry, "isFolder">): string =>
  say("folders.unread", { what: isFolder ? "folder" : "file" });

/** What to do with a folder in one that has files alone. */
export const unreadFolderHint = (folder: string): string => say("folders.move-inner", { folder });

/**
 * What `read` makes of a file, or why the file cannot be read; it may go meanwhile. Reading a pipe would never end.
 *
 * @param mostBytes Limits its size.
 */
export function readSafely<Result>(
  path: string,
  read: (stats: Stats) => Result,
  mostBytes = Number.POSITIVE_INFINITY,
): { result: Result; fault?: never } | { result?: never; fault: FindingText } {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return { fault: found("folders.file-link") };
    if (!stats.isFile()) return { fault: found("folders.no-file") };
    if (stats.size > mostBytes) return { fault: found("folders.large-file") };
    accessSync(path, constants.R_OK);
    return { result: read(stats) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { fault: found("folders.unreadable-file", { code: `${code}` }) };
  }
}
