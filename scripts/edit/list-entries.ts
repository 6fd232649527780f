import { say } from "../../src/content/say.ts";
import { UserError } from "../check/user-error.ts";
import type { Fix, Stretch } from "../content/diagnostic.ts";
import { subjectName } from "../content/format.ts";
import { valueAt } from "../content/values.ts";
import { comment, startAbove } from "../content/yaml/lines.ts";
import type { Path, YamlFile } from "../content/yaml/read-yaml.ts";
import { verifiedChange, withoutKey, withValue } from "./read-back.ts";
import { endOfLine, isFlow, lineStart, removeKey, toFix } from "./yaml-changes.ts";
import { flowText, itemLines, type Plain } from "./yaml-text.ts";

/** The file with an entry of a list at another index. Throws a UserError if more than that would change. */
export function moveEntry(file: YamlFile, list: Path, from: number, to: number): YamlFile {
  const entries = entriesOf(file, list);
  const order = moveIndex([...entries.keys()], from, to);
  const changes = entries.flatMap(([start, end], at) => {
    const other = order[at] === at ? undefined : entries[order[at] ?? at];
    return other ? [{ start, end, text: file.text.slice(...other) }] : [];
  });
  return entryEdits(file, list, changes, moveIndex(listAt(file, list), from, to));
}

/** Items, one of which is at another index. */
export function moveIndex<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The file without an entry of a list; without the list, if it has no other. Throws a UserError like `moveEntry`. */
export function deleteEntry(file: YamlFile, list: Path, index: number): YamlFile {
  const others = listAt(file, list).toSpliced(index, 1);
  if (others.length === 0) return entryEdits(file, list, [removeKey(file, list)], undefined);
  const entries = entriesOf(file, list);
  const [start, end] = entries[index] ?? [0, 0];
  const [before, after] = [entries[index - 1]?.[1], entries[index + 1]?.[0]];
  // The text between two entries goes with one of them, unless it holds a comment.
  const isBare = (...stretch: Stretch) => !file.text.slice(...stretch).includes("#");
  let cut: Stretch;
  if (after !== undefined && isBare(end, after)) cut = [start, after];
  else if (before !== undefined && isBare(before, start)) cut = [before, end];
  else cut = [file.text.slice(0, start).search(/\r?\n$|$/), end];
  return entryEdits(file, list, [{ start: cut[0], end: cut[1], text: "" }], others);
}

/** The file with a new entry at an index of a list that has one already. Throws a UserError like `moveEntry`. */
export function insertEntry(
  file: YamlFile,
  list: Path,
  index: number,
  value: Plain | null,
): YamlFile {
  const wanted = listAt(file, list).toSpliced(index, 0, value);
  return entryEdits(file, list, [addEntries(file, list, index, [value])], wanted);
}

/**
 * Adds entries to a list that has one already, so that the first gets that index.
 *
 * @param linesOf gives the lines of an entry of a block list for an indentation in columns.
 */
export function addEntries<Value extends Plain | null>(
  file: YamlFile,
  list: Path,
  index: number,
  values: readonly Value[],
  linesOf: (indent: number, value: Value) => string[] = itemLines,
): Fix {
  const [first = [0, 0], second] = entriesOf(file, list);
  const at = entriesOf(file, list)[index - 1]?.[1] ?? first[0];
  const isInFlow = isFlow(file, list);
  const column = (file.valueRange(list)?.start.column ?? 1) - 1;
  const texts = values.map((value) =>
    isInFlow
      ? flowText(value)
      : linesOf(column, value)
          .map((line) => " ".repeat(column) + line)
          .join("\n"),
  );
  const found = second ? file.text.slice(first[1], second[0]).replaceAll("\r", "") : "#";
  const between = isInFlow ? found : found.replace(/(?<! ) +$/, "");
  const gap = between.includes("#") ? (isInFlow ? ", " : "\n") : between;
  const text = texts.join(gap);
  return toFix(file, at, at, index === 0 ? text + gap : gap + text);
}

/** Takes the last entries of a list away, from an index on, which is not the first. */
export function cutEntries(file: YamlFile, list: Path, index: number): Fix {
  const entries = entriesOf(file, list);
  return toFix(file, entries[index - 1]?.[1] ?? 0, entries.at(-1)?.[1] ?? 0, "");
}

const listAt = (file: YamlFile, list: Path) => valueAt(file.value, list) as (Plain | null)[];

/** The file after changes, if its list is then as wanted, or gone, and all else as before. */
function entryEdits(
  file: YamlFile,
  list: Path,
  changes: readonly Fix[],
  wanted: readonly (Plain | null)[] | undefined,
): YamlFile {
  const value = wanted ? withValue(file.value, list, wanted) : withoutKey(file.value, list);
  const edited = verifiedChange(file, changes, value);
  if (edited) return edited;
  const { line = 1 } = file.keyRange(list)?.start ?? {};
  throw new UserError(
    say("writing.list-by-hand", { name: subjectName(list), file: file.file, line }),
  );
}

/**
 * Where the entries of a list are: their lines with the comments directly above and with deeper ones directly below;
 * between brackets, their values. Blank lines and other comments are between two entries.
 */
function entriesOf(file: YamlFile, list: Path): Stretch[] {
  const items = listAt(file, list).map((_, index) => [...list, index]);
  if (isFlow(file, list))
    return items.map((path) => {
      const { start, end } = file.valueRange(path) ?? file.range(0, 0);
      return [start.offset, end.offset];
    });
  const { text } = file;
  const { start: first } = file.valueRange(list) ?? file.range(0, 0);
  const column = first.column - 1;
  const isInline = text.slice(lineStart(text, first.offset), first.offset).trim() !== "";
  const nextDash = new RegExp(`(?<=\\n {${column}})-(?=\\s|$)`, "g");
  const deeper = new RegExp(`^(?:\\r?\\n {${column + 1},}#[^\\n\\r]*)*`);
  let from = 0;
  return items.map((path) => {
    nextDash.lastIndex = from;
    const dash = from === 0 ? first.offset : (nextDash.exec(text)?.index ?? text.length);
    const line = lineStart(text, dash);
    const start = isInline ? dash : startAbove(text, line, comment, from + 1);
    const valueEnd = endOfLine(text, Math.max(dash + 1, file.valueRange(path)?.end.offset ?? 0));
    const end = valueEnd + (deeper.exec(text.slice(valueEnd))?.[0].length ?? 0);
    from = end;
    return [start, end];
  });
}
