import { routeOf } from "../../../../src/routes.ts";
import type { FileFault } from "../files/folder.ts";
import { inPlainLetters } from "../files/slug.ts";
import { renameHint } from "../files/stray-file.ts";
import { code } from "../findings/words.ts";

/**
 * Names at the top of the export that every site has itself. A folder keeps all that lies in it.
 * `side-files.test.ts` holds that none of those that the build writes is missing here.
 */
const taken = new Set([
  ...["assets", "files", "previews"],
  ...["sitemap.xml", "robots.txt", "site.webmanifest", "icon.svg", ".well-known/security.txt"],
  ...["apple-touch-icon.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png"],
]);

/** What keeps a file from being published as `/files/<name>`. */
export function nameFault(name: string, names: ReadonlySet<string>): FileFault | undefined {
  const fault = kindFault(name, names);
  if (fault) return fault;
  if (/\.x?html?$/i.test(name))
    return [
      "Visitors would get this file as a page of this site, which nobody checks.",
      "Publish it as PDF; a page that a service looks for belongs into `content/files/root`.",
    ];
  if (/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name)) return undefined;
  return [
    "The name of a file has small letters, digits, single hyphens and dots only.",
    renameHint(plainName(name), names),
  ];
}

/**
 * What keeps a file from being published at the place that others look at.
 *
 * @param pages Keys of the site's pages, whose places are theirs.
 */
export function rootFault(
  path: string,
  names: ReadonlySet<string>,
  pages: readonly string[],
): FileFault | undefined {
  const fault = kindFault(path, names);
  if (fault) return fault;
  if (/(^|\/)\./.test(path.replace(/^\.well-known\//, "")))
    return [
      "A file that begins with a dot is not published, except below `.well-known`.",
      "Delete it, or move it out of `content/`.",
    ];
  if (!/^[\w./-]+$/.test(path))
    return [
      "The name of this file has letters that an address writes otherwise.",
      "Use letters from a to z, digits, hyphens, underscores and dots.",
    ];
  const [top = ""] = path.toLowerCase().split("/");
  const isPage = pages.map(routeOf).some(({ key, file }) => [key, file].includes(top));
  if (!isPage && !taken.has(path.toLowerCase()) && !taken.has(top)) return undefined;
  return [`The site itself has a file or page at /${path}.`, "Rename the file, or delete it."];
}

/** Names that no file may have, with what is said of it. */
const refused: readonly [name: RegExp, ...fault: FileFault][] = [
  [
    /(^|\/)(\.(env|git|ssh|ht|npmrc|netrc|aws)|id_(rsa|dsa|ecdsa|ed25519))|\.(env|pem|key|p12|pfx|kdbx|sqlite3?|sql|bak)$/i,
    "This file may hold keys or passwords, and visitors get every file of this folder.",
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
];

function kindFault(name: string, names: ReadonlySet<string>): FileFault | undefined {
  const [kind, ...fault] = refused.find(([pattern]) => pattern.test(name)) ?? [];
  if (kind !== undefined) return fault as FileFault;
  const [, plain] = /([^/]+)\.(?:gz|br)$/.exec(name) ?? [];
  if (!plain || !names.has(plain)) return undefined;
  const message = `Hosts take this file for the compressed form of ${code(plain)}.`;
  return [message, "Delete it; `npm run compress` writes such files."];
}

/** The name as addresses like it: `Price List.PDF` gives `price-list.pdf`. */
function plainName(name: string): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const plain = (text: string) =>
    inPlainLetters(text)
      .replaceAll(/[^a-z0-9.]+/g, "-")
      .replaceAll(/(?<=[.-])[.-]+|^[.-]+|[.-]+$/g, "");
  const last = plain(ending);
  return (plain(stem) || "file") + (last && `.${last}`);
}
