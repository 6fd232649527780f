import { inlinePieces } from "../../../words/inline.ts";
import { found, say } from "../../../words/say.ts";
import { type Text, toSourceStretch } from "../../shape/index.ts";
import { valueAt } from "../../values.ts";
import { inline } from "../../yaml/index.ts";
import type { RuleContext, UndatedContext } from "../rule-context.ts";

/** Replaces a sign that is dealt with. */
const done = "\0";

/** Signs that are shown on the page as they are written, and what to write instead. */
interface MarkupPattern {
  /** The end of the message's id. */
  id: string;
  pattern: RegExp;
  /** Whether it also finds a footnote. */
  mayBeNote?: boolean;
  isEmail?: boolean;
}

const elements =
  "a|abbr|b|big|blockquote|br|BR|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul";
const tag = `(?:\\s+[^<>\\n]{0,300}?=[^<>\\n]{0,300})?\\s*/?>`;
// Those that people write; `R&Ds;` is not an entity.
const entities =
  "amp|lt|gt|quot|apos|nbsp|shy|ensp|emsp|thinsp|ndash|mdash|hellip|bull|middot|laquo|raquo|[lrsb]dquo|[lrs]quo|copy|reg|trade|deg|euro|pound|yen|cent|sect|para|times|divide|minus|plusmn|[lrud]arr|zwn?j|lrm|rlm|szlig|(?:ae|AE|oe|OE)lig|[a-zA-Z](?:uml|acute|grave|circ|tilde|cedil|ring|slash)|#\\d{1,7}|#[xX][0-9a-fA-F]{1,6}";

/** What Markdown has for pictures, headings, lists, quotations, lines and tables, code, stress and what is struck. */
const markdown = [
  /!\[[^[\]\n]{0,200}\]\([^)\n]{0,300}\)/,
  /^#{1,6}[ \t]+(?!\d)\S/,
  /^-[ \t]+(?=\p{L})|:\s- \S[^\n]{0,300}?\s- (?=\p{L})/u,
  /^>[ \t]+(?=\p{L})|^[-=]{3,}$|^\|[^|\n]{1,300}\||\|\s{0,9}:?-{3,}:?\s{0,9}\|/u,
  /```|(?<![`\p{L}\p{N}])`(?=[^\s`])[^`\n]{2,200}(?<=\S)`(?!`)/u,
  /(?<![\p{L}\p{N}_/.:@-])(__?)(?=[^\s_])[^_\n]{1,200}(?<=\S)\1(?![\p{L}\p{N}_])/u,
  /~~(?=[^\s~])[^~\n]{1,200}~~/,
];

/** Markup that no text takes. Lengths are bounded, so that a long text costs no more than its length. */
const markupPatterns: readonly MarkupPattern[] = [
  {
    id: "html",
    // Right behind a word it may be a type, as in List<b>, unless it is closed or a line break.
    pattern: new RegExp(
      `<(${elements})${tag}[^<\\n]{0,300}</\\1>|(?<![\\p{L}\\p{N}])<(?:${elements})${tag}|<[bh]r\\s*/?>|</(?:${elements})>|<!--`,
      "gu",
    ),
  },
  { id: "entity", pattern: new RegExp(`&(?:${entities});`, "g") },
  { id: "comment", pattern: /#[ \t]*content-ignore(?![\w-])[^\n]{0,300}/g },
  {
    id: "escaped-line",
    // In a path, such as C:\new, it is not an escape.
    pattern: /(?<![:\\][^\s:\\]{0,60})(?:\\n){1,9}(?![^\s\\]{0,60}\\)/g,
  },
  {
    id: "bare-address",
    // Slack writes the words of a link behind its address.
    pattern: /<(?:https?:\/\/|mailto:|www\.)[^<>\s|]{1,300}(?:\|[^<>\n]{0,200})?>/g,
  },
  {
    id: "bare-address",
    isEmail: true,
    pattern: /<([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9})>/g,
  },
  {
    id: "markdown",
    pattern: new RegExp(markdown.map(({ source }) => source).join("|"), "gmu"),
  },
  {
    id: "broken-link",
    pattern:
      /\[[^[\]\n]{0,200}\](?:\(\s{0,9}\)| ?\(\s{0,9}(?:https?:|mailto:|tel:|www\.|[/#][\p{L}#])[^)\n]{0,300}\))|\[\s{0,9}\]\([^)\n]{0,300}\)|\]\((?:https?:|mailto:|tel:|[/#]\p{L})[^\s()]{0,300}(?:\)|(?=\s|$))|\([^()\n]{1,100}\)\[(?:https?:|mailto:|tel:|[/#]\p{L})[^\]\s]{0,300}\]/gu,
  },
  {
    id: "shortcode",
    // As WordPress has them: `[gallery ids="1"]`, `[/vc_row]`.
    pattern:
      /\[[a-z][\w-]{1,40}(?:\s{1,3}[\w-]{1,40}=(?:"[^"\]\n]{0,200}"|'[^'\]\n]{0,200}'|[^\s\]"']{1,100})){1,12}\s?\/?\](?!\()|\[\/[a-z][\w-]{1,40}\](?!\()/g,
  },
  {
    id: "open-stress",
    pattern: /(?<!\S)\*\* [^*\n]{1,300}\*\*|(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}"'“„«([{])/gu,
    mayBeNote: true,
  },
  {
    id: "note",
    pattern:
      / {0,9}(?:【[^】\n]{0,40}†[^】\n]{0,60}】|\[cite(?:_start|: ?\d[\d, ]{0,40})\])|\[\^[^\]\s]{1,20}\]:?/gu,
  },
];

/** A quote that closes a text in which none opens; behind a figure it may stand for inches. */
const loneQuote = /["“”]$(?<=^[^"“”„«»]*[^"“”„«»\p{N}\s].)/u;

/** Where lines of a text begin with the dash or asterisk of a list, as they are written. */
function listSigns(text: Text): number[] {
  const { value, file, path } = text;
  // Others have a colon before them, which is found without their lines.
  if (/:\s- /.test(value)) return [];
  return [...value.matchAll(/(?<=\s)[-*](?= \p{L})/gu)].flatMap(({ index }) => {
    const place = file.textRange(path, ...toSourceStretch(text, index, index + 1));
    const line = place && file.text.slice(0, place.start.offset).split("\n").at(-1);
    return line?.trim() === "" ? [index] : [];
  });
}

export function checkMarkup({ files, prose, reportIn }: UndatedContext): void {
  for (const text of prose) {
    const { index: quote } = loneQuote.exec(text.value) ?? {};
    if (quote !== undefined) reportIn(text, quote, quote + 1, found("slips.lone-quote"));
    const [first, second] = listSigns(text);
    if (first === undefined || second === undefined) continue;
    const hint = listHint(text, files);
    reportIn(text, first, first + 1, { ...found("markup.list-signs"), ...(hint && { hint }) });
  }
  const left = prose.map((text) => ({ text, signs: remainingSigns(text, reportIn) }));
  // If one text marks a note, as in `Free**`, another may be that note: `**Not on Sundays`.
  const marked = left.filter(({ signs }) => /[\p{L}\p{N}]\*\*(?!\S)/u.test(signs));
  const noted = new Set(marked.map(({ text }) => text.file));
  for (const { text, signs } of left) {
    let rest = signs;
    for (const { pattern, mayBeNote, isEmail, id } of markupPatterns)
      if (!mayBeNote || !noted.has(text.file))
        rest = rest.replace(pattern, (written, ...more) => {
          const at = more.find((one) => typeof one === "number") as number;
          const kind = isEmail ? "email" : "web";
          const finding = found(`markup.${id}`, { kind, address: `${more[0]}` });
          const hint = /^<br/.test(written)
            ? breakHint(text)
            : id === "markdown" && /^#/.test(written) && entryMayHave("heading", text, files)
              ? say("markup.heading")
              : id === "markdown" && /^!/.test(written)
                ? pictureHint(written, text, files)
                : id === "markdown" && /^-|:\s- /.test(written)
                  ? listHint(text, files)
                  : id === "html" && text.field.facts.isParagraph
                    ? htmlHint(text.value.slice(at, at + longestElement))
                    : id === "broken-link"
                      ? linkHint(written)
                      : undefined;
          reportIn(text, at, at + written.length, { ...finding, ...(hint && { hint }) });
          return done.repeat(written.length);
        });
  }
}

/** To write a picture of Markdown as its entry of a list takes one; undefined where that takes none. */
function pictureHint(written: string, text: Text, files: UndatedContext["files"]) {
  const [, alt = "", address = ""] = /^!\[([^\]]{0,200})\]\(\s{0,9}([^\s)]+)/.exec(written) ?? [];
  const file = address.split(/[?#]/)[0]?.split("/").at(-1);
  if (!file || !entryMayHave("image", text, files)) return undefined;
  const values = [`file: ${inline(file)}`, `alt: ${inline(alt.trim() || "…")}`];
  return say("markup.beside", { line: `image: {${values.join(", ")}}`, key: text.key });
}

/** The points before entries of a list that stand in one text. */
export const listPoints = /(?:^|\s)[•‣▪●·*–-]\s+/u;

/** The longest list that a hint shows, in characters. */
const longestList = 160;

/** To write entries that stand in one text as the list that may stand beside it; undefined where none may. */
export function listHint(text: Text, files: UndatedContext["files"]): string | undefined {
  const [, ...points] = text.value.split(listPoints);
  const entries = points.map((one) => one.trim().replace(/[;,]$/, "")).filter(Boolean);
  const line = `list: ${inline(entries)}`;
  const isShown = entries.length > 1 && line.length <= longestList;
  return isShown && entryMayHave("list", text, files)
    ? say("markup.beside", { line, key: text.key })
    : undefined;
}

/** Whether the group around a text is an entry of a list that may have a key. */
function entryMayHave(name: string, { file, path }: Text, files: UndatedContext["files"]): boolean {
  const { field, value } = files.find((one) => one.file === file) ?? {};
  const keys = path.findLastIndex((step, at) => at > 0 && typeof step === "string");
  const entry = path.slice(0, keys);
  const isEntry = typeof entry.at(-1) === "number";
  return isEntry && name in (field?.at(entry, value)?.fields(valueAt(value, entry)) ?? {});
}

/** The longest element, in characters, that is written in another way. */
const longestElement = 700;

/** To write a link, strong words or stress as a paragraph has them; undefined for other elements. */
function htmlHint(html: string): string | undefined {
  const [, name = "", values = "", words = ""] =
    /^<(a|b|strong|i|em)(\s[^<>]{0,300})?>([^<>]{1,300})<\/\1>/i.exec(html) ?? [];
  const [, address] = /\shref=["']?([^"'\s>]+)/i.exec(values) ?? [];
  const sign = /^(?:b|strong)$/i.test(name) ? "**" : "*";
  const meant = /^a$/i.test(name) ? address && `[${words}](${address})` : sign + words + sign;
  return words && meant ? say("texts.write", { meant }) : undefined;
}

/** A link that has spaces in it, or its two parts exchanged, as it is written; undefined for others. */
function linkHint(written: string): string | undefined {
  const [, label = "", between = ""] =
    /^\(([^()[\]]+)\)\[(\S+)\]$/.exec(written) ??
    /^\[([^[\]]*)\]\s?\(([^()]*)\)$/.exec(written) ??
    [];
  const address = between.trim();
  const plain = `[${label}](${address})`;
  const isWhole = label.trim() !== "" && /^[^\s()]+$/.test(address) && plain !== written;
  return isWhole ? say("texts.write", { meant: plain }) : undefined;
}

/** What to write for the end of a line, where a text takes one or is an entry of its own. */
function breakHint({ field, path }: Text): string {
  const where = typeof path.at(-1) === "number" ? "list" : "other";
  if (field.facts.isParagraph) return say("words.line-end-or-break", { where });
  return say(where === "list" ? "values.entries" : "markup.one-line");
}

/** Removes valid markup from a paragraph. In other texts, which take no markup, reports it. */
function remainingSigns(text: Text, reportIn: RuleContext["reportIn"]): string {
  const { value } = text;
  if (text.field.facts.isParagraph)
    return value.replaceAll(/[*[\]\\]/g, (sign, at: number) => {
      const [start, end] = toSourceStretch(text, at, at + 1);
      return end - start > 1 ? done : sign;
    });
  return inlinePieces(value)
    .map((piece) => {
      const { start, end } = piece;
      const written = value.slice(start, end);
      const isSign = "tag" in piece ? piece.tag !== "br" : /^\\[*[\]]$/.test(written);
      if (!isSign) return written;
      reportIn(text, start, end, found("markup.not-taken"));
      return done.repeat(end - start);
    })
    .join("");
}
