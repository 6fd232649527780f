import { inlinePieces } from "../../../src/content/inline.ts";
import { type Text, toSourceStretch } from "../../content/content-file.ts";
import type { FindingText } from "../../content/diagnostic.ts";
import type { RuleContext, UndatedContext } from "../rule-context.ts";

/** Replaces a sign that is dealt with. */
const done = "\0";

/** Signs that are shown on the page as they are written, and what to write instead. */
interface MarkupPattern extends FindingText {
  pattern: RegExp;
  /** Whether it also finds a footnote. */
  mayBeNote?: boolean;
}

const elements =
  "a|abbr|b|big|blockquote|br|BR|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul";
const tag = `(?:\\s+[^<>\\n]{0,300}?=[^<>\\n]{0,300})?\\s*/?>`;
// Those that people write; `R&Ds;` is not an entity.
const entities =
  "amp|lt|gt|quot|apos|nbsp|shy|ensp|emsp|thinsp|ndash|mdash|hellip|bull|middot|laquo|raquo|[lrsb]dquo|[lrs]quo|copy|reg|trade|deg|euro|pound|yen|cent|sect|para|times|divide|minus|plusmn|[lrud]arr|zwn?j|lrm|rlm|szlig|(?:ae|AE|oe|OE)lig|[a-zA-Z](?:uml|acute|grave|circ|tilde|cedil|ring|slash)|#\\d{1,7}|#[xX][0-9a-fA-F]{1,6}";

const shown = "is shown as it is written";

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
    // Right behind a word it may be a type, as in List<b>, unless it is closed or a line break.
    pattern: new RegExp(
      `<(${elements})${tag}[^<\\n]{0,300}</\\1>|(?<![\\p{L}\\p{N}])<(?:${elements})${tag}|<[bh]r\\s*/?>|</(?:${elements})>|<!--`,
      "gu",
    ),
    message: `This is HTML, which ${shown}.`,
    hint: "Write only the words; where a text takes links and stress, write **strong**, *emphasis* and [words](address).",
  },
  {
    pattern: new RegExp(`&(?:${entities});`, "g"),
    message: `This is a character of HTML, and ${shown}.`,
    hint: "Write the character itself, such as & in place of &amp;.",
  },
  {
    pattern: /#[ \t]*content-ignore(?![\w-])[^\n]{0,300}/g,
    message: `This comment is inside the text, and ${shown}.`,
    hint: "Move it to the line before the key.",
  },
  {
    // In a path, such as C:\new, it is not an escape.
    pattern: /(?<![:\\][^\s:\\]{0,60})(?:\\n){1,9}(?![^\s\\]{0,60}\\)/g,
    message: `This does not break the line here, and ${shown}.`,
    hint: "Write a space in its place; write each paragraph as an entry of its own.",
  },
  {
    // Slack writes the words of a link behind its address.
    pattern: /<(?:https?:\/\/|mailto:|www\.)[^<>\s|]{1,300}(?:\|[^<>\n]{0,200})?>/g,
    message: `An address between < and > is not a link here, and ${shown}.`,
    hint: "Write [words](address) where the text takes links.",
  },
  {
    pattern: /<([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9})>/g,
    message: `An address between < and > is not a link here, and ${shown}.`,
    hint: "Where the text takes links, write `[$1](mailto:$1)`; elsewhere, the address alone.",
  },
  {
    pattern: new RegExp(markdown.map(({ source }) => source).join("|"), "gmu"),
    message: `This is Markdown, which ${shown}.`,
    hint: "Leave its signs out: pictures, headings and entries of lists have keys of their own. Where a text takes links and stress, write **strong** or *emphasis*.",
  },
  {
    pattern:
      /\[[^[\]\n]{0,200}\](?:\(\s{0,9}\)| ?\(\s{0,9}(?:https?:|mailto:|tel:|www\.|[/#][\p{L}#])[^)\n]{0,300}\))|\[\s{0,9}\]\([^)\n]{0,300}\)|\]\((?:https?:|mailto:|tel:|[/#]\p{L})[^\s()]{0,300}(?:\)|(?=\s|$))|\([^()\n]{1,100}\)\[(?:https?:|mailto:|tel:|[/#]\p{L})[^\]\s]{0,300}\]/gu,
    message: `This link is not complete, and ${shown}.`,
    hint: "Write [words](address): words first, with no link or slot among them, then the address, without spaces in and around it.",
  },
  {
    pattern: /(?<!\S)\*\*[ ]+[^*\n]{1,300}\*\*|(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}"'“„«([{])/gu,
    mayBeNote: true,
    message: `These asterisks have no closing pair, and each ${shown}.`,
    hint: "Put two right before the strong words and two right after them; to show an asterisk, write a backslash before it.",
  },
  {
    pattern:
      / {0,9}(?:【[^】\n]{0,40}†[^】\n]{0,60}】|\[cite(?:_start|: ?\d[\d, ]{0,40})\])|\[\^[^\]\s]{1,20}\]:?/gu,
    message: `This is a mark of a note or of the program that the text was copied from, and ${shown}.`,
    hint: "Delete it; put a note in parentheses.",
  },
];

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

export function checkMarkup({ prose, reportIn }: UndatedContext): void {
  for (const text of prose) {
    const [first, second] = listSigns(text);
    if (first === undefined || second === undefined) continue;
    reportIn(text, first, first + 1, {
      message:
        "Lines of this text begin like entries of a list, and are shown one behind the other.",
      hint: "Write each as an entry of its own, after a dash and a space, below a key that takes a list.",
    });
  }
  const left = prose.map((text) => ({ text, signs: remainingSigns(text, reportIn) }));
  // If one text marks a note, as in `Free**`, another may be that note: `**Not on Sundays`.
  const noted = left.filter(({ signs }) => /[\p{L}\p{N}]\*\*(?!\S)/u.test(signs));
  const files = new Set(noted.map(({ text }) => text.file));
  for (const { text, signs } of left) {
    let rest = signs;
    for (const { pattern, mayBeNote, ...finding } of markupPatterns)
      if (!mayBeNote || !files.has(text.file))
        rest = rest.replace(pattern, (found, ...more) => {
          const at = more.find((one) => typeof one === "number") as number;
          const hint = finding.hint.replaceAll("$1", `${more[0]}`);
          reportIn(text, at, at + found.length, { ...finding, hint });
          return done.repeat(found.length);
        });
  }
}

/** Removes valid markup from a paragraph. In other texts, which take no markup, reports it. */
function remainingSigns(text: Text, reportIn: RuleContext["reportIn"]): string {
  const { value } = text;
  if (text.isInline)
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
      reportIn(text, start, end, {
        message:
          "This text takes no links and no stress, and shows their signs as they are written.",
        hint: "Write only the words; docs/content.md says which texts take markup.",
      });
      return done.repeat(end - start);
    })
    .join("");
}
