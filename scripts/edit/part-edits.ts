import type { LoadResult } from "../content/files/load.ts";
import { groupId } from "../content/path-id.ts";
import type { Field, Fields } from "../content/schema/field.ts";
import { groupedBy, hasKey, isGroup, omitKeys, valueAt } from "../content/values.ts";
import type { Path, YamlFile } from "../content/yaml/read-yaml.ts";
import { setValue, type ValueEdit } from "./edit-values.ts";
import { readComplete } from "./read-back.ts";
import type { FileWithField } from "./source-files.ts";
import { changeWeek, isWeek } from "./week.ts";
import type { Change } from "./write-all.ts";
import type { Plain } from "./yaml-text.ts";

/** A single value of a file, or one that it can have; undefined takes it away. */
export interface PartEdit {
  path: Path;
  value: Plain | undefined;
  /** The key behind which a new one stands; by default the one before it in the schema. */
  after?: string | undefined;
}

/**
 * The files that change with values of one file: what is not there yet stands behind what is before it in the schema,
 * and takes the place of what cannot be next to it. What goes also goes from translations.
 *
 * @throws UserError if a file cannot be changed without changing more.
 */
export function writeParts(
  { translations }: Pick<LoadResult, "translations">,
  { name, own, field }: FileWithField,
  edits: readonly PartEdit[],
): Change<string>[] {
  const days = edits.filter(({ path }) => isWeek(field.at(path.slice(0, -1), own.value)));
  const others = edits.filter((one) => !days.includes(one));
  let now = readComplete(own);
  const gone: Path[] = [];
  const remove = (path: Path) => {
    const whole = withEmptyGroups(field, now.value, path);
    gone.push(whole);
    now = removePart(now, whole);
  };
  for (const { path, value } of others) if (value === undefined) remove(path);
  for (const { path, value, after } of others) {
    if (value === undefined) continue;
    const isNew = valueAt(now.value, path) === undefined;
    const edit = editAt(field, now.value, path, value);
    now = setValue(now, { ...edit, ...(after && { after }) });
    const [around, key] = [path.slice(0, -1), `${path.at(-1)}`];
    const group = valueAt(now.value, around);
    const rivals = rivalsOf(field.at(around, now.value), group, key, isNew);
    for (const rival of rivals) remove([...around, rival]);
  }
  for (const ofWeek of groupedBy(days, ({ path }) => groupId(path)).values()) {
    const path = ofWeek[0]?.path.slice(0, -1) ?? [];
    const hours = new Map(ofWeek.map((one) => [`${one.path.at(-1)}`, one.value]));
    const begin = (week: Plain) => editAt(field, now.value, path, week);
    now = changeWeek(now, path, hours, begin, removePart);
  }
  return [
    { file: own.file, before: own.text, text: now.text },
    ...translations
      .flatMap(({ files }) => files.filter((one) => one.name === name))
      .map(({ own, ownPath }) => {
        // A picture of its own keeps its words.
        const isOwn = (path: Path) => hasKey(valueAt(own.value, path.slice(0, -1)), "file");
        const there = gone.map(ownPath).filter((path) => !isOwn(path));
        const { text } = there.reduce(
          (now, path) => removePart(now, withEmptyGroups(undefined, now.value, path)),
          there.length > 0 ? readComplete(own) : own,
        );
        return { file: own.file, before: own.text, text };
      }),
  ].filter(({ before, text }) => text !== before);
}

/** A file without a part. */
function removePart(file: YamlFile, path: Path): YamlFile {
  const [around, key] = [path.slice(0, -1), `${path.at(-1)}`];
  const group = valueAt(file.value, around);
  if (!hasKey(group, key)) return file;
  return setValue(file, { path: around, value: omitKeys([key], group) as Plain });
}

/**
 * The path of a value, or of the group around it that is empty without it and may be left out.
 *
 * @param field of the file; a translation has none, and may leave out any.
 */
function withEmptyGroups(field: Field | undefined, value: unknown, path: Path): Path {
  const around = path.slice(0, -1);
  const isAlone =
    hasKey(valueAt(value, around), `${path.at(-1)}`) &&
    Object.keys(Object(valueAt(value, around))).length === 1;
  const part = field?.at(around, value);
  const mayGo = !field || part?.mayBeLeftOut || part?.mayComeFromPack;
  const isKey = typeof around.at(-1) === "string";
  return isAlone && isKey && mayGo ? withEmptyGroups(field, value, around) : path;
}

/** An edit that writes a value with the groups around it that are missing, where the schema has it. */
export function editAt(field: Field, own: unknown, path: Path, value: Plain): ValueEdit {
  const missing = path.findIndex((_, depth) => valueAt(own, path.slice(0, depth + 1)) == null);
  const depth = missing < 0 ? path.length : missing + 1;
  const nested = path.slice(depth).reduceRight<Plain>((inner, step) => ({ [step]: inner }), value);
  const [around, key] = [path.slice(0, depth - 1), `${path[depth - 1]}`];
  const written = valueAt(own, around);
  const after = keyBefore(field.at(around, own)?.fields(written) ?? {}, written, key);
  return { path: path.slice(0, depth), value: nested, ...(after && { after }) };
}

/** The last key of a group that stands before another in the schema. */
export function keyBefore(fields: Fields, written: unknown, key: string): string | undefined {
  const keys = Object.keys(fields);
  return keys.slice(0, keys.indexOf(key)).findLast((one) => hasKey(written, one));
}

/** The keys of a group that cannot stand next to one that was written: those of another kind, or in its place. */
function rivalsOf(field: Field | undefined, group: unknown, key: string, isNew: boolean): string[] {
  if (!field || !isGroup(group)) return [];
  const known = field.fields(group);
  const unknown = Object.keys(group).filter((one) => !(one in known));
  if (key === field.discriminator) return unknown.filter((one) => one in field.fields());
  const accepts = (without: readonly string[]) => field.accepts(omitKeys(without, group));
  if (!isNew || accepts([])) return [];
  const others = Object.keys(group).filter((one) => one !== key && known[one]?.mayBeLeftOut);
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));
  return [...others.map((one) => [one]), ...pairs].find(accepts) ?? [];
}
