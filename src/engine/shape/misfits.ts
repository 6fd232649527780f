import type * as z from "zod";
import type { Path } from "../diagnostic.ts";
import { pathId } from "../path-id.ts";
import { hasKey, isGroup, valueAt } from "../values.ts";
import { isKeyInText, parseLines, soundValue } from "../yaml/index.ts";
import { type Field, fieldOf, mapValues } from "./fields/field.ts";

/**
 * The places of a text that do not fit its schema, each as one string; or the offset of the fault that makes it
 * unreadable.
 *
 * @param schemas one; or several, of which that counts which fits best among those that know most of the text's keys.
 */
export function misfitsIn(
  text: string,
  ...schemas: readonly [z.ZodType, ...z.ZodType[]]
): { misfits?: string[]; fault?: number | undefined } {
  const { value, fault } = soundValue(text);
  if (!isGroup(value)) return { fault };
  const all = likelySchemas(schemas, value).map((one) => misfitsOf(one, value));
  const [fewest = []] = all.sort((a, b) => a.length - b.length);
  const [schema, another] = schemas;
  const astray = another ? [] : keysAstray(fieldOf(schema), value);
  return { misfits: [...fewest, ...keysInTexts(text), ...astray] };
}

/** Keys of the file itself in groups whose keys are free. Whoever moves one there hides it. */
function keysAstray(file: Field, root: unknown): string[] {
  const ofFile = file.fields();
  const astray: string[] = [];
  mapValues(file, root, (field, value, copy, path) => {
    if (field.type !== "record") return copy();
    for (const key of Object.keys(Object(value)))
      if (key in ofFile) astray.push(pathId([...path, key]));
    return value;
  });
  return astray;
}

function keysInTexts(text: string): string[] {
  return parseLines(text)
    .filter(isKeyInText)
    .map((line) => line.text.trim());
}

function likelySchemas(schemas: readonly z.ZodType[], value: Record<string, unknown>): z.ZodType[] {
  const countKnownKeys = (schema: z.ZodType) =>
    Object.keys(fieldOf(schema).fields()).filter((key) => hasKey(value, key)).length;
  const most = Math.max(...schemas.map(countKnownKeys));
  return schemas.filter((schema) => countKnownKeys(schema) === most);
}

/** The places of a file's values that do not fit a schema, each as one string. */
export function misfitsOf(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value, { jitless: true }).error?.issues ?? [];
  // Several checks may refuse the same value.
  const places = issues.flatMap((issue) => {
    const path = issue.path as Path;
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => pathId([...path, key]));
    const isThere = hasKey(valueAt(value, path.slice(0, -1)), path.at(-1) ?? "");
    const field = isThere ? undefined : fieldOf(schema).at(path, value);
    return field?.mayComeFromPack ? [] : [pathId(path)];
  });
  return [...new Set(places)];
}
