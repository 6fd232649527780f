import { and, found, say } from "../../words/say.ts";
import { joinChanges } from "../diagnostic.ts";
import { code } from "../format.ts";
import {
  isKeyInText,
  isOdd,
  isWordsAlone,
  type Line,
  neighboursAt,
  ownColumn,
  type Repair,
  type Suspect,
  startsBlock,
} from "./lines.ts";

/** The other columns in which a line could begin, and with it the lines below as far as the last. */
export function* indentMoves(
  { text, lines, line, expected }: Omit<Suspect, "isReadable">,
  last = line,
): Generator<Repair> {
  const isWords = isWordsAlone(line);
  const hasColon = /:(?:\s|$)/.test(line.value);
  const isEntryOrKey = line.dashes.length > 0 || expected.isKey(`${line.key}`);
  const above = lines[line.index - 1];
  const block = blockOf(above);
  // Below words that are no line of YAML, any line looks odd.
  const isAlone = !isWords && !line.textOf && isOdd(lines, line) && !(above && isWordsAlone(above));
  if (isWords && above && (above === block || isWrapped(above, line)) && last === line)
    yield* pastedMoves(text, lines, line, above);
  for (const column of columnsNear(lines, line)) {
    // No entry of a list, and no key, becomes words of the text above it.
    if (block && !line.textOf && isEntryOrKey && column > ownColumn(block)) continue;
    // With a colon, words would be a key in any column but that of the text above them.
    if (isWords && !block && above && hasColon && column <= ownColumn(above)) continue;
    const neighbours = neighboursAt(lines, line, column).filter((one) => one !== undefined);
    yield {
      ...moveLines(text, line, last, column),
      message: isWords
        ? say("indentation.no-key")
        : isKeyInText(line)
          ? say("indentation.in-text", { key: line.key ?? line.text.trim() })
          : beginsFault(neighbours, line, column),
      hint: say("indentation.move", {
        column: column + 1,
        extent: last === line ? "one" : "more",
        words: isWords ? "yes" : "no",
      }),
      ...(neighbours.length > 0 &&
        isAlone &&
        Math.abs(column - line.indent) <= 2 && { mayGoOn: true }),
      cost: indentCost(lines, line, column) + (last === line ? -1.5 * neighbours.length : 2),
    };
  }
}

/** The line with a sign such as `>-` whose text goes as far as a line, or begins behind it. */
const blockOf = (line: Line | undefined) =>
  line?.textOf ?? (line && startsBlock.test(line.value) ? line : undefined);

/** Whether a line goes on with the sentence of the one above. */
const isWrapped = (above: Line, { value }: Line) =>
  /^\p{Ll}/u.test(value) && (above.text.endsWith(",") || above.text.length > 60);

/** Lines that were pasted below a sign such as `>-`, as far left as they were elsewhere. */
function* pastedMoves(
  text: string,
  lines: readonly Line[],
  line: Line,
  block: Line,
): Generator<Repair> {
  const end = lines.findIndex(
    ({ index, key, dashes }) => index > line.index && (key !== undefined || dashes.length > 0),
  );
  const last = lines.at(end === -1 ? -1 : end - 1) ?? line;
  const column = ownColumn(block) + 2;
  yield {
    ...moveLines(text, line, last, column),
    ...found("indentation.pasted", { extent: last === line ? "one" : "more", column: column + 1 }),
    cost: 0,
  };
}

/** Dashes that are missing, too many, or where none can be. */
export function* dashMoves({ text, lines, line, expected }: Suspect): Generator<Repair> {
  const { at, start, indent, column, dashes } = line;
  const content = line.text.slice(column);
  const words = line.key ?? content.slice(0, 20);
  const repairOf = (text: string) => ({ at, change: { start, end: at[1], text } });
  if (dashes.length > 1)
    yield {
      ...repairOf(`${" ".repeat(indent)}- ${content}`.trimEnd()),
      ...found("indentation.two-dashes"),
      cost: 1,
    };
  // Rows of a table whose second dash looked like a mistake.
  const isRow = ({ index, ...one }: Line) =>
    one.indent === indent &&
    one.key === undefined &&
    one.dashes.length === 1 &&
    lines[index + 1]?.dashes[0] === one.column;
  const rest = lines.slice(line.index);
  const end = rest.findIndex((one) => one.indent < indent);
  if (isRow(line))
    yield {
      at,
      change: joinChanges(
        text,
        rest.slice(0, end < 0 ? undefined : end).flatMap((one) => {
          const from = one.start + one.column;
          return isRow(one) ? [{ start: from, end: from, text: "- " }] : [];
        }),
      ),
      message: say("indentation.no-dash"),
      hint: say("indentation.dash-before", { column: column + 1 }),
      mayGoOn: true,
      cost: 1,
    };
  if (dashes.length === 1 && content !== "")
    for (const to of [column, indent])
      yield {
        ...repairOf(" ".repeat(to) + content),
        ...found("indentation.dash", { words, column: to + 1 }),
        // Rather than to become words of the text above it, an entry needs quotes.
        cost: 2.2,
      };
  if (dashes.length > 0 || /^[-–—•‣▪·]/.test(content)) return;
  const near = [indent, indent - 2, indent + 2, indent - 1, indent + 1];
  const above = lines[line.index - 1];
  const block = blockOf(above);
  const [last] = above?.dashes.slice(-1) ?? [];
  for (const dash of new Set(last === undefined ? near : [...near, last])) {
    if (dash < 0) continue;
    const others = neighboursAt(lines, line, dash, true).filter((one) => one !== undefined);
    // Words are no entry beside groups of keys, and no key becomes words of the text above it.
    if (isWordsAlone(line) && others.some(({ key }) => expected.isKey(`${key}`))) continue;
    if (line.key !== undefined && block && dash > ownColumn(block)) continue;
    yield {
      ...repairOf(`${" ".repeat(dash)}- ${content}`),
      message: say("indentation.no-dash"),
      hint:
        dash === indent - 2
          ? say("indentation.dash-for-space", { column: dash + 1, words, own: indent + 1 })
          : say("indentation.dash-before", { column: dash + 1 }),
      beginsEntry: true,
      cost: Math.abs(dash - indent) / 2 + (others.length > 0 ? 0 : 3),
    };
  }
}

/** The file after lines from one to another begin in a column. */
function moveLines(
  text: string,
  line: Line,
  last: Line,
  column: number,
): Pick<Repair, "at" | "change"> {
  const { start } = line;
  const [, end] = last.at;
  const by = column - line.indent;
  const moved = text
    .slice(start, end)
    .replaceAll(/^ *(?=\S)/gm, (indent) => " ".repeat(Math.max(0, indent.length + by)));
  return { at: [line.at[0], end], change: { start, end, text: moved } };
}

/** How far a column is, and whether it is a step of two from that of the group or list around it. */
function indentCost(lines: readonly Line[], line: Line, column: number): number {
  const outer =
    line.textOf ??
    lines.slice(0, line.index).findLast((one) => !one.textOf && ownColumn(one) < column);
  const isStep = column === (outer ? ownColumn(outer) + 2 : 0);
  return Math.abs(column - line.indent) + (isStep ? 0 : 1);
}

/** Where a line begins, and in which other column its neighbours do. */
function beginsFault(
  neighbours: readonly Line[],
  { indent, dashes, textOf }: Line,
  column: number,
): string {
  const isOne = neighbours.length === 1;
  const ofKeys = dashes.length > 0 ? (isOne ? "dash" : "dashes") : isOne ? "key" : "keys";
  const beside = textOf ? "text" : neighbours.length === 0 ? "nowhere" : ofKeys;
  const keys = and(neighbours.map(({ key }) => code(`${key}`)));
  return say(`indentation.begins.${beside}`, { column: indent + 1, there: column + 1, keys });
}

/** Candidate columns for a line: those of the groups and lists around it, and of the line below. */
function columnsNear(lines: readonly Line[], line: Line): number[] {
  const { index, indent, textOf } = line;
  const [above, below] = [lines[index - 1], lines[index + 1]];
  const columns = new Set([below?.indent, above?.textOf ? above.indent : undefined]);
  if (!above?.textOf) columns.add(above ? ownColumn(above) + 2 : 0);
  let outer = textOf && !isKeyInText(line) ? 0 : Number.POSITIVE_INFINITY;
  for (const one of lines.slice(0, index).reverse()) {
    if (outer === 0) break;
    if (one.textOf || one.indent >= outer) continue;
    for (const column of [one.column, ...one.dashes]) if (column <= outer) columns.add(column);
    outer = one.indent;
  }
  // Words that go on from the line above were pasted as far left as they were elsewhere.
  const from = above && (above.textOf ? above.indent : ownColumn(above) + 2);
  const wordsFrom = isWordsAlone(line) ? from : indent;
  const isNear = (column: number | undefined) =>
    column !== undefined &&
    column !== indent &&
    (Math.abs(column - indent) <= 6 || column === wordsFrom);
  return [...columns].filter(isNear) as number[];
}
