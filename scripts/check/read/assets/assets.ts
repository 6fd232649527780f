import { statSync } from "node:fs";
import { basename } from "node:path";
import { routeOf } from "../../../../src/routes.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { type Entry, type FileFault, readFolder, renameHint } from "../files/folder.ts";
import { slugFrom } from "../files/slug.ts";
import { code } from "../findings/format.ts";

/** A file of the owner's that is no YAML. */
export interface Asset {
  /** Its name: within `content/files/root/` the path from there. */
  name: string;
  path: string;
  /** The path as diagnostics show it. */
  file: string;
  bytes: number;
}

/** The owner's files that are no YAML, by what becomes of them. */
export interface Assets {
  /** `content/files/`: published as they are, as `/files/<name>`. */
  files: Asset[];
  /** `content/files/root/`: published as they are, where other services look for them: `/<name>`. */
  root: Asset[];
  /** `content/pictures/`: made into what each page needs. */
  pictures: Asset[];
  /** Files that are reported because of their names or places: `pictures/Till.JPG`. */
  refused: string[];
}

/** Folders of a content folder that contain no YAML. */
export const assetFolders = ["files", "pictures"] as const;

// Files that systems and editors leave, and notes that are not for visitors.
const litter =
  /^(\.DS_Store|\._.*|~\$.*|\.~lock\..*|\.git(keep|ignore)|\.keep|Thumbs\.db|desktop\.ini|README\.md)$|~$/;

const linkFault: FileFault = ["This is a link, not a file.", "Put the file itself here."];

/**
 * Lists the owner's files, and reports those that cannot be published.
 *
 * @param pages Keys of the site's pages, whose addresses no file can have.
 */
export function readAssets(
  directory: string,
  pages: readonly string[] = [],
): Assets & { diagnostics: Diagnostic[] } {
  const assets: Assets = { files: [], root: [], pictures: [], refused: [] };
  const diagnostics: Diagnostic[] = [];

  /** Lists the files of a folder; below `files/root/` also those of the folders in it. */
  function list(folder: Entry, home: "files" | "root" | "pictures", prefix = ""): void {
    const { entries, diagnostics: unreadable } = readFolder(folder.path, folder.isLink, litter);
    diagnostics.push(...unreadable);
    const names = new Set(entries.map(({ name }) => name));
    for (const entry of entries) {
      const { path, file, isFolder, isLink } = entry;
      const name = prefix + entry.name;
      if (isFolder && home === "root") list(entry, "root", `${name}/`);
      else if (isFolder && home === "files" && name === "root") list(entry, "root");
      else if (isFolder) {
        const hint = `Put its files into ${code(folder.file)} itself.`;
        diagnostics.push(schemaFinding(file, "Nothing on the site reads this folder.", hint));
        const inner = readFolder(path, isLink, litter).entries;
        assets.refused.push(...inner.map((one) => `${home}/${one.name}`));
      } else {
        const nameFault = home === "root" ? rootFault(name, pages) : fileFault(name, names);
        const fault = isLink ? linkFault : nameFault;
        if (!fault) assets[home].push({ name, path, file, bytes: statSync(path).size });
        else {
          diagnostics.push(schemaFinding(file, ...fault));
          assets.refused.push(`${basename(folder.path)}/${name}`);
        }
      }
    }
  }

  for (const entry of readFolder(directory).entries)
    for (const home of assetFolders) if (entry.name === home) list(entry, home);
  return { ...assets, diagnostics };
}

/**
 * Names at the top of the export that every site has itself. No file can be in one of its folders.
 * `side-files.test.ts` makes sure that the list has all those that the build writes.
 */
const taken = new Set([
  ...["assets", "files", "previews"],
  ...["sitemap.xml", "robots.txt", "site.webmanifest", "icon.svg", ".well-known/security.txt"],
  ...["apple-touch-icon.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png"],
]);

/** Names that no file can have, with what to do about it. */
const refusals: readonly [name: RegExp, ...fault: FileFault][] = [
  [
    /(^|\/)(\.(env|git|ssh|ht|npmrc|netrc|aws)|id_(rsa|dsa|ecdsa|ed25519))|\.(env|pem|key|p12|pfx|kdbx|sqlite3?|sql|bak)$/i,
    "This file may contain keys or passwords, and visitors get every file of this folder.",
    "Move it out of `content/`, and change the keys if it was published before.",
  ],
  [
    /(^|\/)(_[^/]*|\.htaccess|web\.config)$/i,
    "Hosts read a file of this name as settings, and the build writes those.",
    "Rename it, or delete it.",
  ],
  [
    /\.(m?js|php\d?|phtml|aspx?|jsp|cgi|sh|bat|cmd|exe|wasm)$/i,
    "This is a program, and the site publishes none.",
    "Put it into a .zip if visitors are to get it, or delete it.",
  ],
  [
    /\.(?!tar\.)\w+\.(gz|br)$/i,
    "Hosts take this file for the compressed form of another.",
    "Put the file itself here; `npm run compress` writes its compressed forms.",
  ],
];

function refusalOf(name: string): FileFault | undefined {
  const [, ...fault] = refusals.find(([pattern]) => pattern.test(name)) ?? [];
  return fault.length > 0 ? (fault as FileFault) : undefined;
}

/** What keeps a file from being published as `/files/<name>`, or as a picture. */
function fileFault(name: string, names: ReadonlySet<string>): FileFault | undefined {
  const refusal = refusalOf(name);
  if (refusal) return refusal;
  if (/\.x?html?$/i.test(name))
    return [
      "Visitors would get this file as a page of this site, which nobody checks.",
      "Publish it as PDF; a page that a service looks for belongs in `content/files/root`.",
    ];
  if (/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name)) return undefined;
  // `Price List.PDF` gives `price-list.pdf`.
  const [stem = "file", ...endings] = name.split(".").map(slugFrom);
  const right = [stem, ...endings.filter(Boolean)].join(".");
  const message = "The name of a file has small letters, digits, single hyphens and dots only.";
  return [message, renameHint(right, names)];
}

/** What keeps a file from being published at the top of the site, where other services look for it. */
export function rootFault(path: string, pages: readonly string[]): FileFault | undefined {
  const refusal = refusalOf(path);
  if (refusal) return refusal;
  if (/(^|\/)\./.test(path.replace(/^\.well-known\//, "")))
    return [
      "A file that begins with a dot is not published, except below `.well-known`.",
      "Delete it, or move it out of `content/`.",
    ];
  if (!/^[\w./-]+$/.test(path))
    return [
      "The name of this file has characters that an address has to escape.",
      "Use letters from a to z, digits, hyphens, underscores and dots.",
    ];
  const [top = ""] = path.toLowerCase().split("/");
  const isPage = pages.map(routeOf).some(({ key, file }) => [key, file].includes(top));
  if (!isPage && !taken.has(path.toLowerCase()) && !taken.has(top)) return undefined;
  return [`The site itself has a file or page at /${path}.`, "Rename the file, or delete it."];
}
