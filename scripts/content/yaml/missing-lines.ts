import { found, say } from "../../../src/content/say.ts";
import { inQuotes } from "./line-slips.ts";
import { neighboursAt, ownColumn, type Repair, type Suspect } from "./lines.ts";

/** The line of a group or list that is missing above one which begins too far to the right. */
export function* missingLines({ text, lines, line, expected }: Suspect): Generator<Repair> {
  const above = lines[line.index - 1];
  if (!above || line.textOf) return;
  const column = ownColumn(above) + (above.value === "" ? 2 : 0);
  if (line.indent <= column) return;
  const at = line.start + line.indent;
  for (const key of expected.keysAbove(line))
    yield {
      at: [at, line.start + line.text.length],
      message: say("indentation.begins.nowhere", { column: line.indent + 1 }),
      hint: say("keys.line-missing", { count: 1, key }),
      text: `${text.slice(0, line.start)}${" ".repeat(column)}${key}:\n${text.slice(line.start)}`,
      cost: 2,
    };
}

/** The key that words lack which begin an entry, as the entries beside it have it. */
export function* missingKeys({ text, lines, line, expected }: Suspect): Generator<Repair> {
  const [dash] = line.dashes;
  if (dash === undefined || line.key !== undefined || line.textOf) return;
  const below = lines[line.index + 1];
  if (below?.key === undefined || below.indent !== line.column) return;
  const start = line.start + line.column;
  const end = start + line.value.length;
  const beside = neighboursAt(lines, line, dash).map((one) => `${one?.key}`);
  for (const key of beside.filter(expected.isKey)) {
    const words = /:\s|^[^\p{L}\d]/u.test(line.value) ? inQuotes([line.value]) : line.value;
    const right = `${key}: ${words}`;
    yield {
      at: [start, end],
      ...found("slips.no-colon", { right }),
      text: text.slice(0, start) + right + text.slice(end),
      cost: 0,
    };
  }
}
