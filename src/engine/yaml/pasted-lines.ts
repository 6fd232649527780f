import { cellsBetween, plainCell } from "../../words/pasted-rows.ts";
import { found, say } from "../../words/say.ts";
import { joinChanges } from "../diagnostic.ts";
import { inQuotes } from "./line-slips.ts";
import { type Expected, type Line, ownColumn, type Repair, type Suspect } from "./lines.ts";
import { rowText } from "./row-text.ts";

/** What begins an entry elsewhere: a dash without a space, a longer one, the point or number of a letter, an asterisk. */
const mark =
  /^( *)(-(?=[^\s-])|[–—]\s+|\d{1,2}[.)]\s+(?=\S)|[•‣▪·] *|\*[ \t]*(?![ \t])(?=[^*]+$))(.*)$/s;

/** Ids of what to say of a sign that is no dash, by how it begins; of others nothing. */
const faults = [
  [/^[–—]/, "slips.long-dash"],
  [/^\d/, "slips.number"],
] as const;

/** Entries of a list whose dashes are other signs, where they stand or below the key of their list. */
export function* entryMarks({ text, lines, line, expected }: Suspect): Generator<Repair> {
  const [, , sign, words] = mark.exec(line.text) ?? [];
  if (sign === undefined || words === undefined) return;
  const written = `- ${entryText(sign, words, expected)}`;
  const above = lines[line.index - 1];
  const home = above && isOpen(above) ? ownColumn(above) + 2 : line.indent;
  const fault = faults.find(([begins]) => begins.test(sign));
  // The keys below the first of an entry move with it.
  const below = lines[line.index + 1];
  const by = below && below.indent === line.indent + sign.length ? 2 - sign.length : 0;
  const ofKeys = { keys: by === 0 ? "no" : "yes", key: `${words.split(":")[0]}` };
  for (const column of new Set([line.indent, home])) {
    // Entries without a dash come in rows, and a single one fixes nothing.
    const changes = lines.slice(line.index).flatMap((one) => {
      const [, indent = "", sign, words] = mark.exec(one.text) ?? [];
      const { start, at } = one;
      if (by !== 0 && one.indent === below?.indent)
        return [{ start, end: at[1], text: " ".repeat(one.indent + by) + one.text.trim() }];
      if (sign === undefined || words === undefined || one.textOf) return [];
      if (fault && !fault[0].test(sign)) return [];
      const to = one.indent === line.indent ? " ".repeat(column) : indent;
      return [{ start, end: at[1], text: `${to}- ${entryText(sign, words, expected)}` }];
    });
    const change = joinChanges(text, changes);
    const where = { moved: column === line.indent ? "no" : "yes", column: column + 1 };
    const entry = shortened(written);
    yield {
      at: line.at,
      message: say(fault?.[1] ?? "slips.no-dash"),
      hint: say("slips.write-entries", { entry, ...where, ...ofKeys }),
      change,
      mayGoOn: true,
      cost: 0,
      // A number may say more than where an entry begins.
      ...(!/^[-\d]/.test(sign) && { fix: change }),
    };
  }
}

/** Words behind a point, in which a colon makes no key but a known one. */
function entryText(sign: string, words: string, { isKey }: Expected): string {
  const [, key = ""] = /^([\w-]+):(?=\s|$)/.exec(words) ?? [];
  const isText = sign !== "-" && /:(?=\s|$)|\s#/.test(words) && !/^["'[{]/.test(words);
  return isText && !isKey(key) ? inQuotes([words]) : words;
}

/** Rows of a table that were pasted with tabs between their cells, as from a spreadsheet, or with strokes. */
export function* pastedRowLines({ lines, line, expected }: Suspect): Generator<Repair> {
  const isMarkdown = /^\s*\|/.test(line.text);
  const row = isMarkdown ? /^\s*\|.*\|\s*$/ : /\S\t+\S/;
  const isRow = (one: Line | undefined) => one !== undefined && row.test(one.text);
  if (!isRow(line)) return;
  const above = lines.slice(0, line.index).findLast((one) => !isRow(one));
  const before = lines.slice(0, above ? above.index + 1 : 0);
  const keys = expected.cellKeys(before.findLast(({ key }) => key === "kind")?.value);
  // An entry that is a group has a line for each of its keys.
  const home = keys ? before.findLast((one) => isOpen(one) || one.dashes.length === 1) : above;
  if (!above || !home || (!isOpen(home) && home.dashes.length !== 1)) return;
  const end = lines.findIndex((one) => one.index > line.index && !isRow(one));
  const rows = lines.slice(above.index + 1, end === -1 ? lines.length : end);
  const [first, last] = [rows[0], rows.at(-1)] as [Line, Line];
  const filled = rows.filter((one) => !isMarkdown || /[^\s|:-]/.test(one.text));
  const cells = filled.map((one) => {
    const words = one.text.trim().replace(/^-\s+/, "");
    const plain = words.replace(/^(?:\[(.*)\]|\|(.*)\|)$/, "$1$2");
    return cellsBetween(isMarkdown ? "|" : "\t", plain).map(plainCell);
  });
  const most = Math.max(...cells.map(({ length }) => length));
  const written = cells.map((row) =>
    keys
      ? `- ${entryOf(row, keys)}`
      : `- ${rowText([...row, ...Array(most - row.length).fill("")])}`,
  );
  const column = isOpen(home) ? ownColumn(home) + 2 : home.indent;
  const fix = {
    start: first.start,
    end: last.at[1],
    text: written.map((one) => " ".repeat(column) + one).join("\n"),
  };
  const where = { moved: first.indent < column ? "yes" : "no", column: column + 1 };
  const kind = keys ? "group" : "list";
  yield {
    at: first.at,
    ...found("slips.tabs-in-row", { kind, row: shortened(`${written[0]}`), ...where }),
    ...(isMarkdown && { message: say("slips.markdown-row.message") }),
    change: fix,
    fix,
    cost: 0,
  };
}

/** The cells of a row as an entry with a key for each. */
function entryOf(row: readonly string[], keys: readonly string[]): string {
  const pairs = keys.flatMap((key, at) =>
    row[at] ? `${key}: ${rowText([row[at]]).slice(1, -1)}` : [],
  );
  return `{ ${pairs.join(", ")} }`;
}

/** Whether a line has a key alone, whose list can be below it. */
const isOpen = ({ key, value, textOf }: Line) => key !== undefined && value === "" && !textOf;

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 40)}…` : text);
