import { ownValue } from "../../words/own-keys.ts";
import { type MarkedWords, marks } from "../protocol/find-texts.ts";

/** A sign of private use for each UTF-16 unit of a place. */
const first = 0x100000;

/** A text between marks, the first of which says its place. */
export function markText(place: string, text: string): string {
  const signs = Array.from(place, (_, at) => String.fromCodePoint(first + place.charCodeAt(at)));
  return `${marks.before}${signs.join("")}${text}${marks.behind}`;
}

/** The words of a page that was rendered with marks, and the places that these name. */
export function markedWords(html: string): MarkedWords {
  const places: string[] = [];
  const words = textsInHtml(html)
    .join("\n")
    .replaceAll(/\u{10FFFC}([\u{100000}-\u{10FFFB}]*)/gu, (_, signs: string) => {
      const units = Array.from(signs, (sign) => (sign.codePointAt(0) ?? first) - first);
      places.push(String.fromCharCode(...units));
      return marks.before;
    });
  return { words, places };
}

/** What an HTML page of React shows, in its order: the text nodes of the body, and attributes that are read. */
export function textsInHtml(html: string): string[] {
  const body = html.slice(html.search(/<body\b/));
  return [...body.matchAll(pieces)].flatMap(([piece]) => {
    if (!piece.startsWith("<")) return plainText(piece);
    if (/^<(?:!|\/|(?:script|style|noscript)\b)/.test(piece)) return [];
    return attributes.flatMap((name) => {
      const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(piece) ?? [];
      return value ? plainText(value) : [];
    });
  });
}

/** Attributes whose texts are read, in the order in which the page's own walk takes them. */
const attributes = ["alt", "placeholder", "aria-label"];

const pieces = /<!--.*?-->|<(script|style|noscript)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;

const entities: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" },
};

const plainText = (html: string) =>
  html.replaceAll(/&(#?\w+);/g, (whole, name: string) => ownValue(entities, name) ?? whole);
