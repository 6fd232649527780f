import * as z from "zod";
import { keyPattern } from "../../../../src/content/page-key.ts";
import { factsOf, keysToChooseFrom, unwrap } from "../../../../src/content/schema/facts.ts";
import { sectionKinds } from "../../../../src/content/schema/section-kinds.ts";
import type { Path } from "../read.ts";
import {
  choicesOf,
  hasKey,
  isGroup,
  mayBeLeftOut,
  pathId,
  shapeOf,
  takesAnyWords,
} from "./field.ts";
import type { Finding, HeldFile } from "./finding.ts";
import { code, codes } from "./words.ts";

/**
 * What is said of a section that was pasted among the entries of another; its keys are no mistakes of their own.
 *
 * @param path of a key that its group does not know.
 */
export function sectionFinding(file: HeldFile, path: Path): Finding | undefined {
  const entry = path.slice(0, -1);
  const kind = file.valueAt(path);
  const isEntry = typeof entry.at(-1) === "number";
  if (path.at(-1) !== "kind" || !isEntry || !Object.hasOwn(sectionKinds, `${kind}`))
    return undefined;
  const { start, end } = file.valueRange(entry) ?? file.range(0, 0);
  const column = (file.valueRange(["sections", 0])?.start.column ?? 3) - 2;
  return {
    path,
    at: "key",
    message: `A section, of the kind ${code(`${kind}`)}, stands among the entries of ${code(`${entry.at(-2)}`)}.`,
    hint: `Move its lines before or behind the section that they stand in, with its dash in column ${column}.`,
    covers: [start.offset, end.offset],
  };
}

/**
 * What is said of a group of one kind that has the keys of another: its kind was changed, and what it
 * needs was not, or it was changed by mistake. Nothing where its keys are of no other kind either.
 *
 * @param path of a key that its group does not know; the kind may be that of a group around it.
 * @param missing keys that the file lacks; the finding explains those inside that group.
 * @param tried groups that were looked at before, by their paths.
 */
export function otherKindAround(
  file: HeldFile,
  path: Path,
  missing: readonly Path[],
  tried: Set<string>,
): Finding | undefined {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const group = path.slice(0, depth);
    if (tried.has(pathId(group))) return undefined;
    tried.add(pathId(group));
    const found = otherKindOf(file, group);
    const isInside = (each: Path) => group.every((step, place) => step === each[place]);
    if (found) return { ...found, explains: missing.filter(isInside) };
  }
  return undefined;
}

function otherKindOf(file: HeldFile, parent: Path): Finding | undefined {
  const union = file.fieldAt(parent);
  const group = file.valueAt(parent);
  const inner = union && unwrap(union);
  if (!(inner instanceof z.ZodDiscriminatedUnion) || !isGroup(group)) return undefined;
  const { discriminator } = inner.def;
  const kind = group[discriminator];
  const kinds = inner.options.flatMap((member) =>
    choicesOf(shapeOf(member as z.ZodType)[discriminator]),
  );
  if (typeof kind !== "string" || !kinds.includes(kind)) return undefined;
  const fitting = kinds.filter(
    (each) => each !== kind && inner.safeParse({ ...group, [discriminator]: each }).success,
  );
  if (fitting.length === 0) return undefined;
  const shape = shapeOf(inner, group);
  const surplus = Object.keys(group).filter((key) => !hasKey(shape, key));
  const lacking = Object.keys(shape).filter(
    (key) => !hasKey(group, key) && !mayBeLeftOut(shape[key]),
  );
  // A key that may only have another name is asked about by itself.
  const [only, ...more] = surplus;
  const isName = only !== undefined && more.length + lacking.length === 0;
  const takesIt = ([key, field]: [string, z.ZodType]) =>
    !hasKey(group, key) && field.safeParse(group[`${only}`]).success;
  if (isName && Object.entries(shape).some(takesIt)) return undefined;
  const deeds = [
    surplus.length > 0 ? `delete ${codes(surplus)}` : "",
    lacking.length > 0 ? `add ${codes(lacking)}` : "",
  ].filter((one) => one !== "");
  const deed = deeds.join(", and ") || "write the keys that its entries have";
  const { start, end } = file.valueRange(parent) ?? file.range(0, 0);
  return {
    path: [...parent, discriminator],
    at: "value",
    message: `The keys beside it are not those of ${code(`${discriminator}: ${kind}`)}.`,
    hint: `Is ${code(kind)} meant? Then ${deed}; if not, the keys are those of ${fitting.map(code).join(" or ")}.`,
    covers: [start.offset, end.offset],
  };
}

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
): Finding | undefined {
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
    path: entry,
    at: "value",
    message: "The keys of this entry are missing.",
    hint: hintFor([first, name], [second, words], file, path, shape),
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
  const choices = keysToChooseFrom(field).filter((key) => hasKey(shape, key));
  const way = choices.find((key) =>
    key === "page" ? keyPattern.test(words) : shape[key]?.safeParse(words).success,
  );
  return keys.length === 1 && way ? [...keys, way] : [];
}

function takesStress(field: z.ZodType | undefined): boolean {
  return field !== undefined && factsOf(field).isParagraph === true;
}
