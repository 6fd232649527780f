import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../../src/engine/check/index.ts";
import { quote } from "../../../src/engine/format.ts";
import { say } from "../../../src/words/say.ts";
import { displayPath } from "../../disk/display-path.ts";
import { filesBelow } from "../../disk/files-below.ts";

/** The pages of an export in all its languages: the HTML of each file, such as `fr/about.html`. Throws a UserError on another folder. */
export function exportedPages(directory: string): Map<string, string> {
  const pages = new Map<string, string>();
  try {
    // The owner's files are no pages.
    for (const name of filesBelow(directory))
      if (name.endsWith(".html") && !name.startsWith("files/"))
        pages.set(name, readFileSync(join(directory, name), "utf8"));
  } catch {
    pages.clear();
  }
  // The root of each page that a build writes says which page it is.
  if (/^<!DOCTYPE html><html [^>]*data-page=/.test(pages.get("index.html") ?? "")) return pages;
  throw new UserError(say("built-pages.no-earlier", { folder: displayPath(directory) }));
}

/** What visitors notice of a page, as lists of its pieces. */
interface Parts {
  words: string[];
  /** What search engines read. */
  data: string[];
  /** Addresses of pictures in link previews, with a hash of each. */
  previews: string[];
  structure: string[];
  styles: string[];
}

/** A page that is not alike in two exports, and in what it differs. */
interface PageChange {
  file: string;
  kind: "new" | "changed" | "gone";
  what: string[];
}

/** The pages that are not alike in two exports. Scripts, and the hashes in names of files and in policies, are not compared. */
export function changedPages(
  earlier: ReadonlyMap<string, string>,
  today: ReadonlyMap<string, string>,
): PageChange[] {
  const found = [...today].flatMap(([file, html]): PageChange[] => {
    const former = earlier.get(file);
    if (former === undefined) return [{ file, kind: "new", what: [] }];
    const what = differences(parsePage(former), parsePage(html));
    return what.length > 0 ? [{ file, kind: "changed", what }] : [];
  });
  const gone = [...earlier.keys()].filter((file) => !today.has(file));
  return [...found, ...gone.map((file) => ({ file, kind: "gone" as const, what: [] }))];
}

/** A comment, an element whose content is no markup, a tag, or a text. */
const piece = /<!--.*?-->|<(style|script)\b[^>]*>.*?<\/\1>|<[^>]+>|[^<]+/gs;
/** Attributes that people read or hear. */
const spoken = / (?:alt|aria-label|aria-description|content|placeholder|title|value)="([^"]*)"/g;

/** The picture of a link preview, behind the folder of its language. */
const preview = /\bpreviews(?:\/|%2F)[^"\s?]*\?\w+/g;

function parsePage(html: string): Parts {
  const previews = html.match(preview) ?? [];
  const parts: Parts = { words: [], data: [], previews, structure: [], styles: [] };
  for (const [found, element] of withoutHashes(html).matchAll(piece)) {
    if (element === "style") parts.styles.push(found);
    else if (/^<script[^>]* type="application\/ld\+json"/.test(found)) parts.data.push(found);
    else if (element === "script" || found.startsWith("<!--")) continue;
    else if (!found.startsWith("<")) parts.words.push(found.replaceAll(/\s+/g, " ").trim());
    else if (found.startsWith("<meta http-equiv=")) parts.structure.push(found);
    else {
      parts.words.push(...[...found.matchAll(spoken)].map(([, words = ""]) => words));
      parts.structure.push(found.replaceAll(spoken, ""));
    }
  }
  return { ...parts, words: parts.words.filter((words) => words !== "") };
}

/** A page without what each change of a script or style alters, and without React's numbers of elements. */
function withoutHashes(html: string): string {
  return html
    .replaceAll(preview, "")
    .replaceAll(/(\/assets\/[^"\s,]*?)-[\w-]{8}(?=(?:-\d+)?\.\w+)/g, "$1")
    .replaceAll(/ ?'sha256-[^']*'/g, "")
    .replaceAll(/ integrity="[^"]*"/g, "")
    .replaceAll(/\b_R_\w*/g, "_R_");
}

function differences(former: Parts, now: Parts): string[] {
  const differs = (name: keyof Parts) => former[name].join("\0") !== now[name].join("\0");
  return [
    ...(differs("words") ? [otherWords(former.words, now.words)] : []),
    ...(differs("data") ? [say("built-pages.data")] : []),
    ...(differs("previews") ? [say("built-pages.previews")] : []),
    ...(differs("structure") ? [say("built-pages.structure")] : []),
    ...(differs("styles") ? [say("built-pages.styles")] : []),
  ];
}

/** Says that words differ, with the first text that was added or removed; none if only the order has changed. */
function otherWords(former: readonly string[], now: readonly string[]): string {
  const firstNew = (some: readonly string[], others: readonly string[]) =>
    some
      .find((one) => !others.includes(one))
      ?.replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
  const [gone, come] = [firstNew(former, now), firstNew(now, former)];
  if (gone && come) {
    const start = Math.max(0, sharedLength(gone, come) - 20);
    const cut = (text: string) => quote(start > 0 ? `…${text.slice(start)}` : text);
    return say("built-pages.words-for-others", { now: cut(come), former: cut(gone) });
  }
  if (come) return say("built-pages.words-new", { now: quote(come) });
  return gone ? say("built-pages.words-gone", { former: quote(gone) }) : say("built-pages.words");
}

/** How many letters two texts have in common at their beginning. */
function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
