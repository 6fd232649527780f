import { keyPattern } from "../../../content/page-key.ts";
import { keysToChooseFrom } from "../../../content/schema/editor-form.ts";
import { proseSlots } from "../../../content/schema/primitives.ts";
import { mayComeFromPack } from "../packs/complete.ts";
import type { Path } from "../read.ts";
import { shapeOf, takesAnyWords, unwrap } from "./field.ts";
import type { HeldFile } from "./finding.ts";
import { code, codes } from "./words.ts";

/**
 * How to write the group that a value was meant to be: the value behind the key that it belongs to.
 *
 * @param source the value as it is written.
 */
export function hintForGroup(file: HeldFile, path: Path, source: string): string | undefined {
  const value = file.valueAt(path);
  const field = file.fieldAt(path);
  if (field === undefined) return undefined;
  const shape = shapeOf(field, undefined);
  const keys = Object.keys(shape);
  const [first] = keys;
  if (first === undefined) return undefined;
  if (path.length === 0)
    return `Write keys in the first column, without a dash, each with a colon, a space and its value behind it: ${codes(keys)}.`;
  if (value === null) return undefined;
  const home = typeof value === "string" ? homeOf(shape, value) : undefined;
  if (home === undefined || !/^[^*&!|>\n][^\n]{0,160}$/.test(source))
    return `Write keys in its place, on lines below that are indented further: ${codes(keys)}.`;
  const isEntry = typeof path.at(-1) === "number";
  const line = code(`${home}: ${source}`);
  const also = wantedBeside(field, home, value, file);
  return `${isEntry ? `Write ${line} in its place` : `Write it on a line below, indented: ${line}`}${also}.`;
}

/** The only key whose field takes a value; one that takes addresses or names of files before one of page names. */
function homeOf(shape: Record<string, FieldOf>, value: string): string | undefined {
  const takers = Object.keys(shape).filter((key) => {
    const field = shape[key];
    return field?.safeParse(value).success && proseSlots(unwrap(field)) === undefined;
  });
  const [particular, ...others] = takers.filter((key) => !takesAnyWords(shape[key]));
  if (others.length > 0) return undefined;
  return particular ?? takers.find((key) => key === "page" && keyPattern.test(value));
}

type FieldOf = ReturnType<typeof shapeOf>[string];

/** What a group needs beside a key of it. */
function wantedBeside(field: FieldOf, home: string, value: unknown, { words }: HeldFile): string {
  const shape = shapeOf(field, { [home]: value });
  const isPacked = (one: FieldOf) => words?.values !== undefined && mayComeFromPack(one);
  const needed = Object.entries(shape).flatMap(([key, one]) =>
    key === home || one.safeParse(undefined).success || isPacked(one) ? [] : [key],
  );
  const choices = keysToChooseFrom(unwrap(field));
  const missing = choices.includes(home) ? [] : choices;
  const all = [
    ...needed.map(code),
    ...(missing.length > 0 ? [missing.map(code).join(" or ")] : []),
  ];
  return all.length > 0 ? `; beside it belongs ${all.join(", ")}` : "";
}
