import { groupedBy } from "../../words/grouped-by.ts";
import { groupId, isAtOrBelow } from "../path-id.ts";
import { weekdaysNamed } from "../schema/groups/opening-hours.ts";
import type { ContentFile, Field } from "../shape/index.ts";
import type { LoadResult, Texts } from "../site/index.ts";
import { hasKey, isGroup, omitKeys, valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/index.ts";
import { translationsOf } from "./source-files.ts";
import { changeWeek, isWeek } from "./week.ts";
import { editAt, removePart, setValue } from "./yaml/edit-values.ts";
import { editFile, isAlone, withEmptyGroups, withoutKey, withValue } from "./yaml/yaml-changes.ts";
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
  { name, own, field, value: whole }: ContentFile<unknown>,
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
    for (const path of refusedParts(field, whole, others)) remove(path);
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

/** The parts of groups around new values that the schema refuses with them, such as an opening beside a photograph. */
function refusedParts(field: Field, before: unknown, edits: readonly PartEdit[]): Path[] {
  const added = edits.filter(({ path, value }) => value && valueAt(before, path) === undefined);
  if (added.length === 0 || !field.accepts(before)) return [];
  const isRival = (path: Path, value: unknown) =>
    valueAt(value, path) !== undefined &&
    field.at(path, value)?.mayBeLeftOut &&
    added.some((one) => isAtOrBelow(groupId(one.path), path.slice(0, -1))) &&
    !added.some((one) => isAtOrBelow(one.path, path));
  const refusedIn = (value: unknown): Path[] => {
    const { issues = [] } = field.schema.safeParse(value).error ?? {};
    const rival = issues.map((one) => one.path as Path).find((path) => isRival(path, value));
    return rival ? [rival, ...refusedIn(withoutKey(value, rival))] : [];
  };
  return refusedIn(edits.reduce((now, { path, value }) => withValue(now, path, value), before));
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
