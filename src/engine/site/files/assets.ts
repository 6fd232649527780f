import { routeOf } from "../../../site/routes.ts";
import { found } from "../../../words/say.ts";
import { type Diagnostic, type FindingText, schemaFinding } from "../../diagnostic.ts";
import { unshownEnding } from "../../schema/values/picture-name.ts";
import { fileNaming, spellingFault } from "../names.ts";
import { exportFiles } from "./export-files.ts";
import type { FileFacts, Files, FolderEntry } from "./file-set.ts";
import { readFolder, unreadFolderHint, unreadMessage } from "./folder.ts";

/** A file of the owner's that is no YAML. */
export interface Asset extends Pick<FolderEntry, "file"> {
  /** Name: within `content/files/root/` the path from there. */
  name: string;
  facts: FileFacts;
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

/** Names with which a folder is kept in Git, and notes that are not for visitors. */
const notes = /^(\.git(keep|ignore)|\.keep|README\.md)$/;

/** Where a file of the owner's is: `root` is `content/files/root/`. */
type Home = "files" | "root" | "pictures";

/**
 * Lists the owner's files, and reports those that cannot be published.
 *
 * @param top what is in the content folder.
 * @param pages keys of the site's pages, whose addresses no file can have, and folders of its further languages.
 */
export function assetsIn(
  host: Files,
  top: readonly FolderEntry[],
  pages: readonly string[],
): Assets & { diagnostics: Diagnostic[] } {
  const assets: Assets = { files: [], root: [], pictures: [], refused: [] };
  const diagnostics: Diagnostic[] = [];

  /** Lists the files of a folder; below `files/root/` also those in subfolders. */
  function listFiles(folder: FolderEntry, home: Home, prefix = ""): void {
    const { entries, diagnostics: unreadable } = readFolder(
      host,
      folder.file,
      folder.isLink,
      notes,
    );
    diagnostics.push(...unreadable);
    const names = new Set(entries.map(({ name }) => name));
    for (const entry of entries) {
      const { file, isFolder } = entry;
      // Some systems take letters apart, such as й.
      const name = (prefix + entry.name).normalize("NFC");
      if (isFolder && home === "root") listFiles(entry, "root", `${name}/`);
      else if (isFolder && home === "files" && name === "root") listFiles(entry, "root");
      else {
        const nameFault = isFolder
          ? { message: unreadMessage(entry), hint: unreadFolderHint(folder.file) }
          : assetNameFault(name, home, { names, pages });
        const facts = nameFault ?? host.facts(file);
        if ("bytes" in facts) {
          assets[home].push({ name, file, facts });
          continue;
        }
        diagnostics.push(schemaFinding(file, facts));
        const inner = isFolder ? readFolder(host, file, entry.isLink, notes).entries : [];
        assets.refused.push(...[entry, ...inner].map((one) => `${home}/${one.name}`));
      }
    }
  }

  for (const entry of top)
    for (const home of assetFolders) if (entry.name === home) listFiles(entry, home);
  return { ...assets, diagnostics };
}

/** Names at the top of the export that a site has itself, in lower case. No file can be in one of its folders. */
export const takenNames = new Set(
  ["assets", "edit", "files", "previews", ...Object.values(exportFiles)].map((name) =>
    name.toLowerCase(),
  ),
);

/**
 * Kinds of files that are published: what people read, look at, listen to or unpack. None of them can run on
 * the site's own address.
 */
const kinds =
  `pdf epub txt md csv tsv rtf odt ods odp doc docx xls xlsx ppt pptx ics vcf asc gpx kml
  jpg jpeg png webp avif gif tif tiff psd ai eps stl step dxf ttf otf woff2
  mp3 m4a ogg opus wav flac mp4 webm mov vtt srt zip 7z tar gz tgz`.replaceAll(/\s+/g, "|");
/** Kinds that services look for at the top of a site. */
const rootKinds = `${kinds}|html|htm|xml|json|ico`;

/**
 * Names that no file can have, each with the id of what is wrong; the first counts. The folder is before the name, such
 * as `root/ads.txt`, and a group of the pattern is the ending.
 */
const refusals: readonly (readonly [name: RegExp, id: string])[] = [
  [
    /\/(\.(env|git|ssh|ht|npmrc|netrc|aws)|id_(rsa|dsa|ecdsa|ed25519))|\.(env|pem|key|p8|p12|pfx|ppk|jks|keystore|kdbx|sqlite3?|sql|db|mdb|dump|dmp|bak)$|[/_.-](credentials?|passwords?|secrets?|service[-_]account|backups?|dump)([_.-][^/]*)?\.(json|txt|csv|tsv|xlsx?|ods|xml|ya?ml|zip|7z|t?gz|tar)$/i,
    "published-files.secret",
  ],
  [/\/(_[^/]*|\.htaccess|web\.config)$/i, "published-files.settings"],
  [/\.(m?js|php\d?|phtml|aspx?|jsp|cgi|sh|bat|cmd|exe|wasm)$/i, "published-files.program"],
  [/\.(?!tar\.)\w+\.(gz|br)$/i, "published-files.compressed"],
  [/^(files|pictures)\/.*\.x?html?$/i, "published-files.html"],
  [/^root\/(\.well-known\/)?(?!\.well-known\/)(.*\/)?\./, "published-files.dot"],
  [/^root\/.*[^\w./-]/, "published-files.escaped"],
  [/^(files|root)\/.*\.svgz?$/i, "published-files.svg"],
  [/^files\/[^.]+$/, "published-files.no-ending"],
  ...[`^files/.*(\\.(?!(?:${kinds})$)[^.]*)$`, `^root/.*(\\.(?!(?:${rootKinds})$)[^./]*)$`].map(
    (name) => [new RegExp(name, "i"), "published-files.ending"] as const,
  ),
];

/** What keeps a file from being published under its name. Pictures may be of any kind. */
export function assetNameFault(
  name: string,
  home: Home,
  { pages, names = new Set() }: { pages: readonly string[]; names?: ReadonlySet<string> },
): FindingText | undefined {
  for (const [pattern, id] of refusals) {
    const match = pattern.exec(`${home}/${name}`);
    if (match) return found(id, { ending: match[1] ?? "" });
  }
  if (home === "root") {
    const [top = ""] = name.toLowerCase().split("/");
    const isPage = pages
      .map(routeOf)
      .some(({ key, file }) => [key.split("/")[0], file].includes(top));
    if (!isPage && !takenNames.has(name.toLowerCase()) && !takenNames.has(top)) return undefined;
    return top === "robots.txt"
      ? found("published-files.robots", { name })
      : found("published-files.taken", { name });
  }
  // Under any name, browsers do not show it.
  return home === "pictures" && unshownEnding.test(name)
    ? undefined
    : spellingFault(name, fileNaming, names);
}
