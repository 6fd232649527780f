import { isMap, type Node } from "yaml";
import { commas, found, say } from "../../words/say.ts";
import { code, quote } from "../format.ts";
import { compose } from "./compose.ts";
import { type Line, ownColumn, type Repair, type Suspect } from "./lines.ts";
import { nodeRange } from "./places.ts";

/**
 * What stands on the line of a group whose other keys are below it: keys in braces or without, or the value of a key
 * that is to be named. Moved to the column of the group, such a key may be another one there.
 */
export function* keysOnLine({ lines, line, expected }: Suspect): Generator<Repair> {
  const group = lines[line.index - 1];
  if (!group?.key || group.value === "" || line.indent <= ownColumn(group)) return;
  if (line.key === undefined || line.textOf || line.dashes.length > 0) return;
  if (!expected.keysAbove(line).includes(group.key)) return;
  const { key, value } = group;
  const names = expected.keysBelow(key);
  const [, first = "", own = ""] = /^([a-z]\w*):? +(\S.*)$/.exec(value) ?? [];
  const keys = names.includes(first) ? [`${first}: ${own}`] : pairsIn(value);
  if (keys) {
    const { message } = found("slips.keys-in-line", { right: "" });
    yield { ...belowGroup(group, keys, line), message };
    return;
  }
  const name = code(key);
  const message = say("values.is-not", {
    ...{ name, is: "string", written: quote(value), wanted: "object" },
  });
  for (const one of names) yield { ...belowGroup(group, [`${one}: ${value}`], line), message };
  // A word such as `weekly` says what the keys below it say.
  if (/^\p{L}+$/u.test(value)) yield { ...belowGroup(group, [], line), message, cost: 0 };
}

/** Several keys that stand on one line with commas between them, as in `text: Kilns, page: products`. */
export function* keysInRow({ line, expected }: Suspect): Generator<Repair> {
  const { key, start, column, value, valueColumn, dashes } = line;
  if (key === undefined || line.textOf || /^[[{|>]/.test(value)) return;
  const [first = "", ...others] = value.split(/[,;]\s+(?=[a-z]\w*: )/i);
  if (others.length === 0 || !others.every((one) => expected.isKey(`${one.split(":", 1)[0]}`)))
    return;
  const from = start + valueColumn;
  const dash = dashes.length > 0 ? "- " : "";
  const shown = others.map((one) => say("lines.places.below", { line: one }));
  yield {
    at: [from, from + value.length],
    message: say("slips.keys-in-row"),
    hint: say("lines.these", {
      ...{ lines: commas([code(`${dash}${key}: ${first}`), ...shown]), lacks: "none", key: "" },
    }),
    change: {
      ...{ start: from, end: from + value.length },
      text: [first, ...others].join(`\n${" ".repeat(column)}`),
    },
    mayGoOn: true,
    cost: 0,
  };
}

/** The keys with their values that stand on one line, in braces or the last without them. */
function pairsIn(value: string): string[] | undefined {
  const { root } = value.startsWith("{") ? compose(value) : {};
  if (!isMap(root)) return undefined;
  return root.items.map((pair) => {
    const [key, own] = [pair.key as Node, (pair.value ?? pair.key) as Node];
    return value.slice(nodeRange(key, value)[0], nodeRange(own, value)[1]);
  });
}

/** Lines below that of a group, in the column of those which stand there. */
function belowGroup(
  { key, start, value, valueColumn, text }: Line,
  lines: readonly string[],
  below: Line,
): Omit<Repair, "message"> {
  const from = start + valueColumn;
  const before = start + text.slice(0, valueColumn).trimEnd().length;
  const indent = " ".repeat(below.indent);
  const shown = [...lines, below.text.trim()].map((line, at) =>
    say(`lines.places.${at === 0 ? "inside" : "below"}`, { line }),
  );
  return {
    at: [from, from + value.length],
    hint: say("lines.these", {
      ...{ lines: commas([code(`${key}:`), ...shown]), lacks: "none", key: "" },
    }),
    change: {
      ...{ start: before, end: from + value.length },
      text: lines.map((line) => `\n${indent}${line}`).join(""),
    },
    cost: -1,
  };
}
