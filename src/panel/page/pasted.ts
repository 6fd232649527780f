import type { ClipboardEvent } from "react";
import { cleanLine } from "../../words/clean-line.ts";
import { paragraphText } from "../../words/inline.ts";
import { panelStart } from "../state/panel-start.ts";

/** What somebody has copied, as paragraphs without what does not belong in a text. */
interface Pasted {
  paragraphs: readonly string[];
  /** Whether signs, bullets or spaces were taken out. */
  isCleaned: boolean;
}

/** @param hasMarkup whether the text can have links and stress. */
export function readPasted(data: DataTransfer, hasMarkup: boolean, isRightToLeft: boolean): Pasted {
  const lines = data.getData("text/plain").split(/\r\n?|[\n\u2028\u2029]/);
  const clean = (line: string) => cleanLine(line, isRightToLeft);
  const runs = runsIn(pageIn(data));
  // Words that an editor of code has coloured may be written with markup.
  const isMarked = hasMarkup && runs.flat().some((one) => one.address || one.strong || one.em);
  const paragraphs = runs.map((run) => (isMarked ? markupOf(run, clean) : clean(wordsOf(run))));
  const found = runs.length > 0 ? paragraphs : joinBroken(lines).map(clean);
  return {
    paragraphs: found.filter(Boolean),
    isCleaned: lines.some((line) => clean(line) !== line.trim()),
  };
}

/** The rows of a spreadsheet or of a table that somebody has copied, with tabs between the cells; nothing of other words. */
export function copiedRows(data: DataTransfer): string | undefined {
  const rows = [...pageIn(data).querySelectorAll("tr")].map(({ cells }) =>
    [...cells].map(cellText).join("\t"),
  );
  const found = [rows.join("\n"), data.getData("text/plain")];
  return found.find((one) => one.includes("\t"));
}

/** A cell as spreadsheets write it where it has quotes. */
function cellText(cell: Element): string {
  const text = runsIn(cell).map(wordsOf).join(" ").replaceAll(/\s+/g, " ").trim();
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Pastes into a field of one line what somebody has copied, without what does not belong in a text. */
export function pasteLine(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const isRightToLeft = event.currentTarget.matches(":dir(rtl)");
  const { paragraphs } = readPasted(event.clipboardData, false, isRightToLeft);
  if (paragraphs.length === 0) return;
  event.preventDefault();
  document.execCommand("insertText", false, paragraphs.join(" "));
}

/** Paragraphs of lines, some of which were broken to fit a page: they go on in small letters, or up to an empty line. */
function joinBroken(lines: readonly string[]): string[] {
  const hasGaps =
    lines
      .join("\n")
      .trim()
      .search(/\n\s*\n/) > 0;
  const paragraphs: string[] = [];
  for (const [at, line] of lines.entries()) {
    const goesOn = hasGaps ? /^\s*[\p{L}\p{N}]/u.test(line) : /^\s*\p{Ll}/u.test(line);
    const isBroken = goesOn && (hasGaps ? /\S/ : /[^\s.!?:;]\s*$/).test(lines[at - 1] ?? "");
    if (isBroken) paragraphs.push(`${paragraphs.pop()} ${line}`);
    else paragraphs.push(line);
  }
  return paragraphs;
}

/** Copied words of one look. */
interface Run {
  text: string;
  address: string;
  strong: boolean;
  em: boolean;
}

/** Elements whose words are a paragraph of their own. */
const blocks =
  "address, article, aside, blockquote, body, caption, dd, div, dl, dt, figcaption, figure, footer, h1, h2, h3, h4, h5, h6, header, li, main, nav, ol, p, pre, section, table, td, th, ul";

/** A copied page, without what nobody reads. */
function pageIn(data: DataTransfer): HTMLElement {
  const { body } = new DOMParser().parseFromString(data.getData("text/html"), "text/html");
  // A word processor writes the signs of its lists between such marks.
  for (const one of body.querySelectorAll("script, style, [style*='mso-list:Ignore' i]"))
    one.remove();
  return body;
}

/** The paragraphs of a copied page or of a cell in it. */
function runsIn(page: Element): Run[][] {
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_ALL);
  const paragraphs: Run[][] = [];
  let last: Element | null = null;
  let isBroken = false;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const around = node.parentElement as Element;
    if (node instanceof Text && (node.data.trim() || around.closest(blocks) === last)) {
      const block = around.closest(blocks);
      if (block !== last) paragraphs.push([]);
      last = block;
      isBroken &&= !node.data.trim();
      paragraphs.at(-1)?.push(runOf(node.data, around));
    } else if (node instanceof HTMLBRElement) {
      if (isBroken) last = null;
      else paragraphs.at(-1)?.push(runOf(" ", around));
      isBroken = true;
    }
  }
  return paragraphs;
}

function runOf(data: string, around: Element): Run {
  const address = around.closest("a[href]")?.getAttribute("href") ?? "";
  return {
    text: data.replaceAll(/[ \t\r\n]+/g, " "),
    address: allowedAddress(address),
    strong: isStressed(around, "strong, b", /font-weight:\s*(?:bold|[6-9]00)/, /font-weight:/),
    em: isStressed(around, "em, i", /font-style:\s*italic/, /font-style:/),
  };
}

/** Whether words are stressed, by the nearest element that says so within their paragraph. Headings are bold by themselves. */
function isStressed(around: Element, tags: string, does: RegExp, says: RegExp): boolean {
  for (let at: Element | null = around; at && !at.matches(blocks); at = at.parentElement) {
    const style = at.getAttribute("style") ?? "";
    if (says.test(style)) return does.test(style);
    if (at.matches(tags)) return true;
  }
  return false;
}

/** The address of a copied link, where a text can have it: of a page of this site, its path. */
function allowedAddress(href: string): string {
  const written = href.trim().replaceAll(/[ ()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const own = new URL(document.baseURI).origin + panelStart.base;
  if (written.startsWith(own)) return `/${written.slice(own.length)}`;
  return /^(?:https?:\/\/|mailto:|tel:)./i.test(written) ? written : "";
}

/** A paragraph with its links and stress. Signs of markup in its words are escaped where they would be read as such. */
function markupOf(run: readonly Run[], clean: (text: string) => string): string {
  const words = clean(wordsOf(run));
  const isWhole = (key: "strong" | "em") => run.every((one) => one[key] || !one.text.trim());
  const plain = run.map((one) => ({
    ...one,
    strong: one.strong && !isWhole("strong"),
    em: one.em && !isWhole("em"),
  }));
  const bare = plain.map((one) => ({ ...one, strong: false, em: false }));
  const escaped = (some: readonly Run[]) =>
    some.map((one) => ({ ...one, text: one.text.replaceAll(/[\\*[\]]/g, "\\$&") }));
  const written = [plain, escaped(plain), escaped(bare)].map((one) => clean(wrapped(one)));
  return written.find((one) => paragraphText(one).text === words) ?? words;
}

const wordsOf = (run: readonly Run[]) => run.map(({ text }) => text).join("");

type Look = Exclude<keyof Run, "text">;
const wraps: Readonly<Record<Look, (text: string, address: string) => string>> = {
  address: (text, address) => `[${text}](${address})`,
  strong: (text) => `**${text}**`,
  em: (text) => `*${text}*`,
};

/** The words of runs, those of one look together between its signs, which stand next to letters. */
function wrapped(
  run: readonly Run[],
  [look, ...others]: readonly Look[] = ["address", "strong", "em"],
): string {
  if (look === undefined) return wordsOf(run);
  const groups: Run[][] = [];
  for (const one of run) {
    const group = groups.at(-1);
    if (group?.[0]?.[look] === one[look]) group?.push(one);
    else groups.push([one]);
  }
  return groups
    .map((group) => {
      const inside = wrapped(group, others);
      const [, before = "", words = "", after = ""] = /^(\s*)(.*\S|)(\s*)$/s.exec(inside) ?? [];
      const value = group[0]?.[look];
      return value && words ? before + wraps[look](words, `${value}`) + after : inside;
    })
    .join("");
}
