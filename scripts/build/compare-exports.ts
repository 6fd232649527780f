import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { UserError } from "../check/user-error.ts";
import { displayPath } from "../content/display-path.ts";
import { quote } from "../content/format.ts";

/** The pages of an export in all its languages: the HTML of each file, such as `fr/about.html`. Throws a UserError on another folder. */
export function exportedPages(directory: string): Map<string, string> {
  const pages = new Map<string, string>();
  try {
    const all = readdirSync(directory, { recursive: true, encoding: "utf8" });
    // The owner's files are no pages.
    for (const name of all.map((file) => file.replaceAll(sep, "/")).sort())
      if (name.endsWith(".html") && !name.startsWith("files/"))
        pages.set(name, readFileSync(join(directory, name), "utf8"));
  } catch {
    pages.clear();
  }
  // The root of each page that a build writes says which page it is.
  if (/^<!DOCTYPE html><html [^>]*data-page=/.test(pages.get("index.html") ?? "")) return pages;
  throw new UserError(`${displayPath(directory)} is no folder with an earlier build of a site.`);
}

/** What visitors notice of a page, as lists of its pieces. */
interface Parts {
  words: string[];
  structure: string[];
  styles: string[];
}

/**
 * Lists in sentences which pages differ in text, structure or styles between two exports, and which pages only one of
 * them has. Scripts, and the hashes in names of files and in policies, are not compared.
 */
export function compareExports(
  earlier: ReadonlyMap<string, string>,
  today: ReadonlyMap<string, string>,
): string[] {
  const sentences = [...today].flatMap(([file, html]) => {
    const former = earlier.get(file);
    if (former === undefined) return `${file} is new.`;
    const what = differences(parsePage(former), parsePage(html));
    const last = what.pop();
    return last ? `${file} has ${what.length > 0 ? `${what.join(", ")} and ` : ""}${last}.` : [];
  });
  const gone = [...earlier.keys()].filter((file) => !today.has(file));
  const all = [...sentences, ...gone.map((file) => `${file} is gone.`)];
  return all.length > 0 ? all : ["No page has other words, another structure or other styles."];
}

/** A comment, an element whose content is no markup, a tag, or a text. */
const piece = /<!--.*?-->|<(style|script)\b[^>]*>.*?<\/\1>|<[^>]+>|[^<]+/gs;
/** Attributes that people read or hear. */
const spoken = / (?:alt|aria-label|aria-description|content|placeholder|title|value)="([^"]*)"/g;

function parsePage(html: string): Parts {
  const parts: Parts = { words: [], structure: [], styles: [] };
  for (const [found, element] of withoutHashes(html).matchAll(piece)) {
    if (element === "style") parts.styles.push(found);
    else if (/^<script[^>]* type="application\/ld\+json"/.test(found)) parts.words.push(found);
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
    .replaceAll(/(\/assets\/[^"\s,]*?)-[\w-]{8}(?=(?:-\d+)?\.\w+)/g, "$1")
    .replaceAll(/ ?'sha256-[^']*'/g, "")
    .replaceAll(/ integrity="[^"]*"/g, "")
    .replaceAll(/\b_R_\w*/g, "_R_");
}

function differences(former: Parts, now: Parts): string[] {
  const differs = (name: keyof Parts) => former[name].join("\0") !== now[name].join("\0");
  return [
    ...(differs("words") ? [`other words${example(former.words, now.words)}`] : []),
    ...(differs("structure") ? ["another structure"] : []),
    ...(differs("styles") ? ["other styles"] : []),
  ];
}

/** The first text that was added or removed, in brackets; empty if only the order has changed. */
function example(former: readonly string[], now: readonly string[]): string {
  const firstNew = (some: readonly string[], others: readonly string[]) => {
    const words = some.find((one) => !others.includes(one));
    return (
      words &&
      quote(words.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&"))
    );
  };
  const [gone, come] = [firstNew(former, now), firstNew(now, former)];
  if (gone && come) return ` (${come} in place of ${gone})`;
  if (come) return ` (${come} is new)`;
  return gone ? ` (${gone} is gone)` : "";
}
