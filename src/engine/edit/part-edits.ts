import { groupId } from "../path-id.ts";
import { weekdaysNamed } from "../schema/groups/opening-hours.ts";
import type { ContentFile, Field } from "../shape/index.ts";
import type { LoadResult, Texts } from "../site/index.ts";
import { groupedBy, hasKey, isGroup, omitKeys, valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/index.ts";
import { translationsOf } from "./source-files.ts";
import { changeWeek, isWeek } from "./week.ts";
import { editAt, removePart, setValue } from "./yaml/edit-values.ts";
import { editFile, isAlone, withEmptyGroups } from "./yaml/yaml-changes.ts";
import type { Plain } from "./yaml/yaml-text.ts";

/** A single value of a file, or one that it can have; undefined takes it away. */
export interface PartEdit {
  path: Path;
  value: Plain | undefined;
}

/**
 * The files that change with values of one file: what is not there yet stands behind what is before it in the schema,
 * and takes the place of what cannot be next to it. What goes also goes from translations.
 *
 * @throws UserError if a file cannot be changed without changing more.
 */
export function writeParts(
  { translations }: Pick<LoadResult, "translations">,
  { name, own, field }: ContentFile<unknown>,
  edits: readonly PartEdit[],
): Texts {
  const days = edits.filter(
    ({ path }) => isWeek(field.at(path.slice(0, -1), own.value)) && weekdaysNamed(`${path.at(-1)}`),
  );
  const others = edits.filter((one) => !days.includes(one));
  const gone: Path[] = [];
  const written = editFile(own, (file) => {
    let now = file;
    const remove = (path: Path) => {
      const mayGo = (around: Path) => {
        const part = field.at(around, now.value);
        return part?.mayBeLeftOut || part?.mayComeFromPack;
      };
      const whole = withEmptyGroups(now.value, path, mayGo);
      gone.push(whole);
      now = removePart(now, whole);
    };
    const without = others.filter(({ value }) => value === undefined).map(({ path }) => path);
    // One that would leave its group empty goes last, as others may come into the group.
    for (const path of without) if (!isAlone(now.value, path)) remove(path);
    for (const { path, value } of others) {
      if (value === undefined) continue;
      const isNew = valueAt(now.value, path) === undefined;
      now = setValue(now, editAt(field, now.value, path, value));
      const [around, key] = [path.slice(0, -1), `${path.at(-1)}`];
      const group = valueAt(now.value, around);
      const rivals = rivalsOf(field.at(around, now.value), group, key, isNew);
      for (const rival of rivals) remove([...around, rival]);
    }
    for (const path of without) remove(path);
    for (const ofWeek of groupedBy(days, ({ path }) => groupId(path)).values()) {
      const path = ofWeek[0]?.path.slice(0, -1) ?? [];
      const hours = new Map(ofWeek.map((one) => [`${one.path.at(-1)}`, one.value]));
      now = changeWeek(now, field, path, hours);
    }
    return now;
  });
  const followers = translationsOf(name, translations).flatMap(({ own, ownPath }) => {
    // A picture of its own keeps its words.
    const isOwn = (path: Path) => hasKey(valueAt(own.value, path.slice(0, -1)), "file");
    const there = gone.map(ownPath).filter((path) => !isOwn(path));
    const removeIn = (now: YamlFile, path: Path) =>
      removePart(now, withEmptyGroups(now.value, path));
    return there.length > 0 ? [editFile(own, (file) => there.reduce(removeIn, file))] : [];
  });
  return new Map([written, ...followers]);
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
