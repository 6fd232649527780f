import type * as z from "zod";
import { keyPattern } from "../../../content/page-key.ts";
import { keysToChooseFrom } from "../../../content/schema/editor-form.ts";
import { isInline } from "../../../content/schema/primitives.ts";
import type { Path } from "../read.ts";
import { hasKey, isGroup, pathId, shapeOf, takesAnyWords, unwrap } from "./field.ts";
import type { Finding, HeldFile } from "./finding.ts";
import { code, codes } from "./words.ts";

/** Letters of a line that a hint repeats. */
const longest = 100;

/**
 * What is said of an entry that is written as its name, a colon and what belongs to it, such as
 * `- Repair: Each part comes off`, where two keys are wanted; with the missing keys that it explains.
 */
export function pairFinding(
  file: HeldFile,
  path: Path,
  missing: readonly Path[],
): { finding: Finding; explains: readonly Path[] } | undefined {
  const entry = path.slice(0, -1);
  const [name, words] = [String(path.at(-1)), file.valueAt(path)];
  const group = file.valueAt(entry);
  const field = file.fieldAt(entry);
  const isAlone = isGroup(group) && Object.keys(group).length === 1;
  if (typeof entry.at(-1) !== "number" || !isAlone || !field || typeof words !== "string")
    return undefined;
  const lacks = missing.filter((each) => pathId(each.slice(0, -1)) === pathId(entry));
  const shape = shapeOf(field, group);
  const [first, second, ...more] = wantedKeys(lacks, shape, field, words);
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  return {
    finding: {
      path: entry,
      at: "value",
      message: "The keys of this entry are missing.",
      hint: hintFor([first, name], [second, words], file, path, shape),
    },
    explains: lacks,
  };
}

/** What to write; left open where the two could each stand at either key. */
function hintFor(
  [first, name]: [key: string, name: string],
  [second, words]: [key: string, words: string],
  file: HeldFile,
  path: Path,
  shape: Record<string, z.ZodType>,
): string {
  const isPlace = second === "page" || !takesAnyWords(shape[second]);
  const isClear = isPlace || takesStress(shape[second]);
  const takesName = shape[first]?.safeParse(name).success && !takesStress(shape[first]);
  if (!isClear || !takesName || !shape[second]?.safeParse(words).success)
    return `Write both in lines of their own, each behind its key: ${codes([first, second])}.`;
  const { start, end } = file.valueRange(path) ?? file.range(0, 0);
  const source = file.text.slice(start.offset, end.offset);
  const isShort = source.length <= longest && !/[`\n]/.test(source);
  const behind = isShort ? code(`${second}: ${source}`) : `${code(`${second}:`)} with these words`;
  return `Write ${code(`${first}: ${name}`)} in its place, and ${behind} in a line below it.`;
}

/** The two keys that an entry lacks, in their order: for a name, and for what is said of it or where it leads. */
function wantedKeys(
  lacks: readonly Path[],
  shape: Record<string, z.ZodType>,
  field: z.ZodType,
  words: string,
): string[] {
  const keys = Object.keys(shape).filter((key) => lacks.some((path) => path.at(-1) === key));
  if (keys.length === 2) return keys;
  const choices = keysToChooseFrom(unwrap(field)).filter((key) => hasKey(shape, key));
  const way = choices.find((key) =>
    key === "page" ? keyPattern.test(words) : shape[key]?.safeParse(words).success,
  );
  return keys.length === 1 && way ? [...keys, way] : [];
}

function takesStress(field: z.ZodType | undefined): boolean {
  return field !== undefined && isInline(unwrap(field));
}
