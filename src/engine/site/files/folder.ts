import { byName } from "../../../words/by-name.ts";
import { found, say } from "../../../words/say.ts";
import { type Diagnostic, type FindingText, schemaFinding } from "../../diagnostic.ts";
import type { Files, FolderEntry } from "./file-set.ts";

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
 * The files and folders in a folder, by name. A link would let the build read anything.
 *
 * @param leftOut Further names to leave out; by default hidden files, and notes.
 */
export function readFolder(
  files: Pick<Files, "list">,
  folder: string,
  isLink = false,
  leftOut = ignored,
): { entries: FolderEntry[]; diagnostics: Diagnostic[] } {
  const listed = isLink ? found("folders.link") : (files.list(folder) ?? found("folders.missing"));
  if ("message" in listed)
    return { entries: [], diagnostics: [schemaFinding(folder, listed as FindingText)] };
  const entries = listed
    .filter(({ name }) => !litter.test(name) && !leftOut.test(name))
    .sort((a, b) => byName(a.name, b.name));
  return { entries, diagnostics: [] };
}

/** {@link readFolder} for one that a site may do without. */
export const readOptionalFolder: typeof readFolder = (files, ...of) =>
  readFolder({ list: (one) => files.list(one) ?? [] }, ...of);

/** What is wrong with something that has no place in the content. */
export const unreadMessage = ({ isFolder }: Pick<FolderEntry, "isFolder">): string =>
  say("folders.unread", { what: isFolder ? "folder" : "file" });

/** What to do with a folder in one that has files alone. */
export const unreadFolderHint = (folder: string): string => say("folders.move-inner", { folder });
