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
  /** The title, which tabs and search engines show. */
  title: string[];
  pictures: string[];
  /** Where links lead. */
  links: string[];
  structure: string[];
  styles: string[];
  /** Addresses of pictures in link previews, with a hash of each. */
  previews: string[];
  /** What search engines and other programs read. */
  data: string[];
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
const piece = /<!--.*?-->|<(style|script|title)\b[^>]*>.*?<\/\1>|<[^>]+>|[^<]+/gs;
/** Attributes that people read or hear. */
const spoken = / (?:alt|aria-label|aria-description|placeholder|title|value)="([^"]*)"/g;
/** Elements of a picture. An icon is one of the structure. */
const picture = /^<(?:img|source|video|track)\b/;
const href = /^(<a\b.*?) href="([^"]*)"/s;

/** The picture of a link preview, behind the folder of its language. */
const preview = /\bpreviews(?:\/|%2F)[^"\s?]*\?\w+/g;

function parsePage(html: string): Parts {
  const lists = { words: [], title: [], pictures: [], links: [], structure: [], styles: [] };
  const parts: Parts = { ...lists, previews: html.match(preview) ?? [], data: [] };
  let isHead = true;
  for (const [found, element] of withoutHashes(html).matchAll(piece)) {
    if (found.startsWith("<body")) isHead = false;
    if (element === "style") parts.styles.push(found);
    else if (element === "title" && isHead) parts.title.push(found);
    else if (/^<script[^>]* type="application\/ld\+json"/.test(found)) parts.data.push(found);
    else if (element === "script" || found.startsWith("<!--")) continue;
    else if (isHead) parts.data.push(found);
    else if (!found.startsWith("<")) parts.words.push(found.replaceAll(/\s+/g, " ").trim());
    else {
      parts.words.push(...[...found.matchAll(spoken)].map(([, words = ""]) => words));
      const tag = found.replaceAll(spoken, "");
      const [, before, address] = href.exec(tag) ?? [];
      if (address !== undefined) parts.links.push(address);
      parts[picture.test(tag) ? "pictures" : "structure"].push(before ?? tag);
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

/** The words for each part in which two pages differ, without what follows from another of them. */
function differences(former: Parts, now: Parts): string[] {
  const names = Object.keys(now) as (keyof Parts)[];
  const differing = names.filter((name) => former[name].join("\0") !== now[name].join("\0"));
  const hasContent = differing.some((name) => /^(?:words|pictures|links)$/.test(name));
  const said = differing.filter((name) =>
    name === "data" ? differing.length === 1 : name !== "structure" || !hasContent,
  );
  return said.map((name) =>
    name === "words" ? otherWords(former.words, now.words) : say(`built-pages.${name}`),
  );
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
