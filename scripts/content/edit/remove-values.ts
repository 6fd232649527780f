import { isDeepStrictEqual } from "node:util";
import type { Fix } from "../../../src/check/read/diagnostic.ts";
import { hasKey, valueAt } from "../../../src/check/read/findings/field.ts";
import { nameOf } from "../../../src/check/read/findings/words.ts";
import { type Path, readYaml, type YamlFile } from "../../../src/check/read/read.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import { isFlow, removeItem, removeKey, replaceValue, withChanges } from "./changes.ts";
import { withValue } from "./set-value.ts";
import type { Plain } from "./yaml-text.ts";

/**
 * Takes keys and entries of lists out of a YAML text, with the comments that stand right above a key.
 * What is not there is no fault. Everything else stays as it is, byte for byte; of a file without a
 * key left, the comments.
 *
 * @param file the file's name, for messages.
 * @param paths where they stand in the text as it is given.
 * @throws Refusal where the text is woven so that something else would change as well.
 */
export function removeValues(text: string, file: string, paths: readonly Path[]): string {
  // From the end on, so that the entries before keep their places.
  return paths.toSorted(byPlace).reduceRight((edited, path) => removed(edited, file, path), text);
}

function removed(text: string, name: string, path: Path): string {
  const { file } = readYaml({ file: name, text });
  const parent = valueAt(file?.value, path.slice(0, -1));
  const key = path.at(-1);
  if (file === undefined || key === undefined || !hasKey(parent, key)) return text;
  const others = without(parent, key);
  const edited = withChanges(text, [changeFor(file, path, others)]);
  const after = readYaml({ file: name, text: edited });
  const left = after.nothing === undefined ? after.file?.value : {};
  if (!isDeepStrictEqual(left, withValue(file.value, path.slice(0, -1), others)))
    throw new Refusal(
      `${name} is written so that ${nameOf(path)} cannot be taken away alone; do it by hand.`,
    );
  return edited;
}

function changeFor(file: YamlFile, path: Path, others: Plain): Fix {
  const parent = path.slice(0, -1);
  const isLast = Object.keys(others).length === 0;
  if ((isLast && parent.length > 0) || isFlow(file, parent))
    return replaceValue(file, parent, others);
  return typeof path.at(-1) === "number" ? removeItem(file, path) : removeKey(file, path);
}

function without(group: unknown, key: string | number): Plain {
  if (Array.isArray(group)) return group.toSpliced(Number(key), 1);
  const { [key]: _, ...others } = group as { [key: string]: Plain };
  return others;
}

/** The order of two places, in which entries of lists count upwards and what is deeper comes later. */
function byPlace(a: Path, b: Path): number {
  for (const [index, step] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (step === other) continue;
    return typeof step === "number" && typeof other === "number"
      ? step - other
      : step < other
        ? -1
        : 1;
  }
  return a.length - b.length;
}
