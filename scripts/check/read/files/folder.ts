import { accessSync, constants, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { code } from "../findings/format.ts";
import { displayPath } from "./display-path.ts";

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

/** What systems, editors and storage leave in folders by themselves; nobody sees most of it. */
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
 * @param leftOut Names that are left out beside litter; by default hidden files, and notes.
 */
export function readFolder(
  folder: string,
  isLink = false,
  leftOut = ignored,
): { entries: Entry[]; diagnostics: Diagnostic[] } {
  const refuse = (...fault: FileFault) => ({
    entries: [],
    diagnostics: [schemaFinding(displayPath(folder), ...fault)],
  });
  if (isLink) return refuse("This is a link, not a folder.", "Put the folder itself here.");
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
    if (code === "ENOENT") return refuse("This folder is missing.", "Create it, with its files.");
    return code === "ENOTDIR"
      ? refuse("This is a file, not a folder.", "Rename or delete it and create the folder.")
      : refuse(`The folder cannot be read (${code}).`, "Check its permissions.");
  }
}

/** What keeps a file from being read, or one of at most so many bytes. Reading a pipe would never end. */
export function readFault(path: string, mostBytes?: number): FileFault | undefined {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return ["This is a link, not a file.", "Put the file itself here."];
    if (!stats.isFile())
      return ["This is no ordinary file.", "Delete it, and put a file in its place."];
    if (mostBytes && stats.size > mostBytes)
      return ["The file is larger than 1 MB.", "Delete what is no content of the site."];
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [`The file cannot be read (${code}).`, "Check its permissions."];
  }
}

/**
 * The file or folder of which another is a copy, by its name: that of the original with words before it, or signs and
 * words behind it, as file managers and storage write them in each language, such as `Kopie von about.yaml`.
 */
export function originalOf(name: string, right: Iterable<string>): string | undefined {
  const parts = (whole: string) => /^(.*?)(\.[^.]*)?$/s.exec(whole.normalize("NFC")) ?? [];
  const [, copy = "", ending] = parts(name);
  const isCopyOf = (one: string) => {
    const [, stem = "", ofOne] = parts(one);
    const isOne = copy.startsWith(stem) && /^[^\p{L}\p{M}\p{N}]/u.test(copy.slice(stem.length));
    return ofOne === ending && (isOne || copy.endsWith(` ${stem}`));
  };
  // With `about` and `about-us`, the longer one.
  return [...right].filter(isCopyOf).sort((a, b) => b.length - a.length)[0];
}

/** What file managers and storage put around a name, and nobody writes as the name of a page. */
const copySigns = new RegExp(
  [
    String.raw` ?\(\d+\)$|(?: -)? (?:copy|kopie|copie|copia|コピー|副本)(?: \d+)?$`,
    "^(?:copy of|kopie von|copie de|copia de) ",
    // Dropbox, Nextcloud, Seafile, Syncthing, Resilio and Synology
    String.raw` ?[([].*conflict.*[)\]]$|[._-](?:sync-)?conflict(?:-\d.*)?$|_.*_conflict$`,
    // OneDrive writes the name of the machine.
    String.raw`-(?=[\w-]*(?:desktop|laptop|surface|macbook|imac|nas|pc)\b)[\w-]+$`,
  ].join("|"),
  "i",
);

/** The name of which another is a copy, without its endings. */
export function stemOf(name: string): string {
  const whole = name.normalize("NFC");
  const stem = whole
    .replace(/\.[^.]*$/, "")
    .replace(copySigns, "")
    .replace(/ - .+$/, "");
  return stem.replace(/\..*$/, "") || whole.replace(/\..*$/, "");
}

/** What to say of a copy, and of a file that may be one. */
export function copyFault(name: string, original: string, otherwise = ""): FileFault {
  const isSure = copySigns.test(name.replace(/\.[^.]*$/, ""));
  return [
    `This is ${isSure ? "" : "probably "}a copy of ${code(original)}.`,
    `Delete it once ${code(original)} has all that is to stay.${isSure ? "" : otherwise}`,
  ];
}

/** What a name has that no name can have, as a sentence; undefined if its signs are right. */
export function signsFault(name: string, allowed: RegExp): string | undefined {
  const signs = Array.from(name.normalize("NFC"), (sign) => {
    if (/\p{Lu}/u.test(sign)) return "capitals";
    if (/\s/.test(sign)) return "spaces";
    return allowed.test(sign) ? "" : code(sign);
  });
  const some = [...new Set(signs)].filter(Boolean).slice(0, 4);
  const list = some.join(", ").replace(/, ([^ ]+)$/, " and $1");
  return some.length > 0 ? `The name of this file has ${list}.` : undefined;
}

/** How to rename a file, unless another has the right name: nobody who follows a hint may lose a file. */
export function renameHint(right: string, names: ReadonlySet<string>): string {
  return names.has(right)
    ? `Delete it, or move it elsewhere; ${code(right)} is there already.`
    : `Rename it to ${code(right)}.`;
}
