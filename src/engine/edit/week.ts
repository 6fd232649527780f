import { dayNames, weekdaysNamed } from "../schema/groups/opening-hours.ts";
import type { Field } from "../shape/index.ts";
import { valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/index.ts";
import { editAt, removePart, setValue } from "./yaml/edit-values.ts";
import { moveValue } from "./yaml/move-values.ts";
import type { Plain } from "./yaml/yaml-text.ts";

/** Whether a field has opening hours by days. */
export const isWeek = (field: Field | undefined): boolean =>
  field?.type === "record" && field.fields({ mon: "" })["mon"]?.facts.keyword === "closed";

/** The days that a key of a week names. */
const daysNamed = (key: string): string[] =>
  (weekdaysNamed(key) ?? []).map((day) => dayNames[day] ?? "");

/** The key of a week that has the hours of a day. */
export const keyOfDay = (week: unknown, day: string): string | undefined =>
  Object.keys(Object(week)).find((key) => daysNamed(key).includes(day));

/**
 * The keys of a week that has other hours on some days, with the key before, and the keys that go. A key of several days
 * stays with those that keep its hours; if none does, with those that have the new hours of the first.
 *
 * @param changed Hours by day; undefined for a day that is closed.
 */
function planWeek(
  before: Readonly<Record<string, Plain>>,
  changed: ReadonlyMap<string, Plain | undefined>,
) {
  const hoursOn = (day: string) =>
    changed.has(day) ? changed.get(day) : before[keyOfDay(before, day) ?? ""];
  const known = Object.entries(before).flatMap(([from, hours]) => {
    const all = daysNamed(from);
    const keeping = all.filter((day) => hoursOn(day) === hours);
    const [first] = keeping.length > 0 ? keeping : all;
    if (first === undefined) return [];
    const now = hoursOn(first);
    const days = all.filter((day) => hoursOn(day) === now);
    return { from, key: days.length === all.length ? from : nameOf(days), days, hours: now };
  });
  const placed = new Set(known.flatMap(({ days }) => days));
  const others = dayNames.filter((day) => !placed.has(day) && hoursOn(day) !== undefined);
  const added = runsOf(others, hoursOn).map(([first = "", ...rest]) => {
    return { from: undefined, key: nameOf([first, ...rest]), hours: hoursOn(first) };
  });
  const keys = [...known, ...added].flatMap(({ from, key, hours }) =>
    hours === undefined ? [] : [{ from, key, hours }],
  );
  return { keys, gone: known.flatMap(({ from, hours }) => (hours === undefined ? [from] : [])) };
}

/** Splits days in their order where one is left out or has other hours than the first. */
function runsOf(days: readonly string[], hoursOn: (day: string) => Plain | undefined): string[][] {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1) ?? [];
    const [first = ""] = run;
    const isNext = dayNames.indexOf(day) === dayNames.indexOf(first) + run.length;
    if (isNext && hoursOn(day) === hoursOn(first)) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/**
 * A file with other hours on some days of a week; a new key stands behind that of the day before.
 *
 * @param field of the whole file.
 * @param hours by a day, or by a key of several.
 */
export function changeWeek(
  file: YamlFile,
  field: Field,
  path: Path,
  hours: ReadonlyMap<string, Plain | undefined>,
): YamlFile {
  const before = (valueAt(file.value, path) ?? {}) as Record<string, Plain>;
  const days = [...hours].flatMap(([key, one]) => daysNamed(key).map((day) => [day, one] as const));
  const { keys, gone } = planWeek(before, new Map(days));
  if (Object.keys(before).length === 0) {
    const week = Object.fromEntries(keys.map(({ key, hours }) => [key, hours]));
    return keys.length > 0 ? setValue(file, editAt(field, file.value, path, week)) : file;
  }
  if (keys.length === 0) return removePart(file, path);
  let now = file;
  for (const { from, key } of keys)
    if (from !== undefined && from !== key) {
      const move = { from: [...path, from], to: [...path, key], value: before[from] };
      now = moveValue(now, move) ?? now;
    }
  for (const { key, hours } of keys) {
    const first = dayNames.findIndex((day) => keyOfDay({ [key]: "" }, day));
    const earlier = dayNames.slice(0, first).reverse();
    const after = earlier.map((day) => keyOfDay(valueAt(now.value, path), day)).find(Boolean);
    now = setValue(now, { path: [...path, key], value: hours, ...(after && { after }) });
  }
  return gone.reduce((now, key) => removePart(now, [...path, key]), now);
}

/** The key of some days in their order, such as `mon-thu` or `tue,thu`. */
function nameOf(days: readonly string[]): string {
  const [first = -1, ...others] = days.map((day) => dayNames.indexOf(day));
  const isRange = others.length > 0 && others.every((day, at) => day === first + at + 1);
  return isRange ? `${days[0]}-${days.at(-1)}` : days.join(",");
}
