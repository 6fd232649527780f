import { commas, found, say } from "../../words/say.ts";
import { joinChanges } from "../diagnostic.ts";
import { code, quote } from "../format.ts";
import { inQuotes } from "./line-slips.ts";
import {
  isWordsAlone,
  type Line,
  neighboursAt,
  ownColumn,
  type Repair,
  type Suspect,
} from "./lines.ts";

/** The line of a group or list that is missing above one which begins too far to the right. */
export function* missingLines({ text, lines, line, expected }: Suspect): Generator<Repair> {
  if (line.key !== undefined && /^- /.test(line.value)) yield firstEntry(text, line, lines);
  const above = lines[line.index - 1];
  if (!above || line.textOf) return;
  // Beside entries, a key is of another group than the list.
  const isBelowList = line.dashes.length === 0 && above.indent === line.indent;
  const list = isBelowList && above.dashes.length > 0 ? listAround(lines, above) : undefined;
  const column = list ? ownColumn(list) : ownColumn(above) + (above.value === "" ? 2 : 0);
  if (line.indent <= column) return;
  const { at, start } = line;
  const keys = expected.keysAbove(line);
  if (above.value !== "" && keys.includes(`${above.key}`)) {
    if (line.dashes.length > 0 && line.key === undefined) yield firstEntry(text, above, lines);
    return;
  }
  for (const key of keys)
    yield {
      at,
      message: say("indentation.begins.nowhere", { column: line.indent + 1 }),
      hint: say("keys.line-missing", { count: 1, key }),
      change: { start, end: start, text: `${" ".repeat(column)}${key}:\n` },
      cost: 2,
    };
}

/** The line of the list that an entry is of. */
const listAround = (lines: readonly Line[], { index, indent }: Line) =>
  lines.slice(0, index).findLast((one) => !one.textOf && ownColumn(one) < indent);

/** A line that is an entry of its own and no part of a paragraph, and does not begin with a sign or a number of it. */
const shortText = /^(?!\d+[.)])[\p{L}\d].{0,39}$/u;

/** The dashes that all entries of a list of short texts lack. */
export function* missingDashes({ text, lines, line, expected }: Suspect): Generator<Repair> {
  const above = lines[line.index - 1];
  const isEntry = (one: Line) =>
    isWordsAlone(one) && one.indent === line.indent && shortText.test(one.value);
  const below = lines.slice(line.index);
  const end = below.findIndex((one) => !isEntry(one));
  const entries = end === -1 ? below : below.slice(0, end);
  if (above?.value !== "" || entries.length < 2) return;
  if (!expected.keysAbove({ ...line, dashes: [0] }).includes(`${above.key}`)) return;
  const column = Math.max(line.indent, ownColumn(above) + 2);
  const changes = entries.map(({ start, at: [, end], text: written }) => ({
    ...{ start, end },
    text: `${" ".repeat(column)}- ${written.trim()}`,
  }));
  const where = { moved: column === line.indent ? "no" : "yes", column: column + 1 };
  const slots = { entry: `- ${line.value}`, keys: "no", key: "", ...where };
  yield {
    at: line.at,
    message: say("slips.no-dash"),
    hint: say("slips.write-entries", slots),
    change: joinChanges(text, changes),
    cost: 0,
  };
}

/** What stands on the line of a list as its first entry, where the lines below have the others or its further keys. */
function firstEntry(text: string, line: Line, lines: readonly Line[]): Repair {
  const { key, value, start, valueColumn } = line;
  const [words, from] = [value.replace(/^-\s+/, ""), start + valueColumn];
  const before = text.slice(0, from).trimEnd().length;
  const below = lines[line.index + 1];
  const beside = below && below.indent > ownColumn(line) ? below : undefined;
  const column = beside ? beside.indent - (beside.dashes.length > 0 ? 0 : 2) : ownColumn(line) + 2;
  const entry = say("lines.places.inside", { line: `- ${words}` });
  return {
    at: [from, from + value.length],
    message: say("values.is-not", {
      ...{ name: code(`${key}`), is: "string", written: quote(value), wanted: "array" },
    }),
    hint: say("lines.these", { lines: commas([code(`${key}:`), entry]), lacks: "none", key: "" }),
    change: {
      ...{ start: before, end: from + value.length },
      text: `\n${" ".repeat(Math.max(column, 0))}- ${words}`,
    },
    cost: 0,
  };
}

/** The key that words lack which begin an entry: as the entries beside it have it, or those of such a list. */
export function* missingKeys({ text, lines, line, expected }: Suspect): Generator<Repair> {
  const [dash] = line.dashes;
  const keyBelow = ({ index, column }: Line) =>
    lines[index + 1]?.indent === column ? lines[index + 1]?.key : undefined;
  // A key whose colon lacks its space is there.
  const hasKey = ({ value }: Line) => expected.isKey(`${/^([\w-]+)[:：=]/.exec(value)?.[1]}`);
  const lacksKey = (one: Line) =>
    one.key === undefined && keyBelow(one) !== undefined && !hasKey(one);
  if (dash === undefined || line.textOf || !lacksKey(line)) return;
  const beside = neighboursAt(lines, line, dash).map((one) => `${one?.key}`);
  const known = new Set([
    ...beside.filter(expected.isKey),
    ...expected.firstKeys(`${keyBelow(line)}`),
  ]);
  const below = lines.slice(line.index);
  const end = below.findIndex(({ indent }) => indent < dash);
  const entries = below
    .slice(0, end === -1 ? undefined : end)
    .filter((one) => one.dashes[0] === dash && lacksKey(one));
  for (const key of known) {
    const changes = entries.map(({ start, column, value }) => ({
      start: start + column,
      end: start + column + value.length,
      text: `${key}: ${/:\s|^[^\p{L}\d]/u.test(value) ? inQuotes([value]) : value}`,
    }));
    const [first] = changes;
    if (!first) return;
    yield {
      at: [first.start, first.end],
      ...found("slips.no-colon", { right: first.text }),
      change: joinChanges(text, changes),
      // A name with an ending is that of a file, even if a name for people is missing then.
      cost: beside.includes(key) ? 0 : key === "file" && /^[^\s.]+\.\w+$/.test(line.value) ? -8 : 3,
    };
  }
}
