import { possibleHours } from "../../../words/dates/possible-hours.ts";
import { and, say } from "../../../words/say.ts";
import type { Path } from "../../diagnostic.ts";
import { code } from "../../format.ts";
import { foldWord, nearest } from "../../nearest.ts";
import { hasKey, isGroup, valueAt } from "../../values.ts";
import { inline } from "../../yaml/index.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import type { Field } from "../fields/field.ts";
import { lackingKeys } from "./lacking-keys.ts";
import { asEntry, linesBelow, linesHint, type WrittenOut } from "./lines-hint.ts";
import { momentBeside } from "./moment-hints.ts";
import { meantBy } from "./other-names.ts";
import { keysWrittenOut, pageIn, pairWrittenOut, writtenOut } from "./written-out.ts";

/** The keys of a group that others call by the names of unknown ones, each of them once. */
export function otherNames(
  file: CheckedFile,
  paths: readonly Path[],
  lacks: readonly Path[],
): ReadonlyMap<Path, string> {
  const names = new Map<Path, string>();
  for (const path of paths) {
    const name = otherName(file, path, lacks, [...names.values()]);
    if (name) names.set(path, name);
  }
  return names;
}

/** The key of a group that others call by the name of an unknown one: rather a key that takes the value. */
export function otherName(
  file: CheckedFile,
  path: Path,
  lacks: readonly Path[],
  taken: readonly string[] = [],
): string | undefined {
  const parent = path.slice(0, -1);
  const isPageOrNone = (name: string) =>
    !file.fieldAt([...parent, name]).facts.isPage || pageIn(file, file.valueAt(path)) !== undefined;
  // Several of them may be entries of one list, such as the numbers of a telephone and a fax.
  const isOpen = (name: string) =>
    !taken.includes(name) || file.fieldAt([...parent, name]).element !== undefined;
  const needed = lacks.map(lastKey).filter(isOpen);
  const free = unusedKeys(file, parent).filter((name) => isOpen(name) && isPageOrNone(name));
  // A phone writes a capital at the beginning of a line.
  const same = [...needed, ...free].find((name) => foldWord(name) === foldWord(lastKey(path)));
  if (same) return same;
  // Only what others call so is tried, because most unknown keys are misspelt.
  if (!meantBy(lastKey(path), "keys", [...needed, ...free])) return undefined;
  const near = nearest(lastKey(path), [...needed, ...free]);
  if (near && meantBy(lastKey(path), "keys", [near])) return near;
  const takesIt = (name: string) => {
    const field = file.fieldAt([...parent, name]);
    const value = valueFor(file, path, name);
    if (field.facts.isPage) return pageIn(file, value) !== undefined;
    return field.accepts(value) || writtenOut(file, field, value) !== undefined;
  };
  for (const names of [needed.filter(takesIt), free.filter(takesIt), needed, free]) {
    const meant = meantBy(lastKey(path), "keys", names);
    if (meant) return meant;
  }
  return undefined;
}

/** The value of an unknown key for another one: of a group that has that key, the value there. */
function valueFor(file: CheckedFile, path: Path, other: string): unknown {
  const value = file.valueAt(path);
  const field = file.fieldAt([...path.slice(0, -1), other]);
  // The first of several pictures, where one is wanted.
  if (Array.isArray(value) && isPicture(field)) return value[0];
  const id = isGroup(value) ? Object.values(value)[0] : value;
  const film = other === "href" ? filmAt(lastKey(path), `${id}`) : undefined;
  if (film && field.accepts(film)) return film;
  const isSingle = Object.keys(field.fields()).length === 0;
  return isSingle && isGroup(value) ? valueAt(value, [other]) : value;
}

/** The address of a film, by its number at the service that its key names. */
function filmAt(key: string, id: string): string | undefined {
  if (/^youtube(?:[-_]?id)?$/i.test(key) && /^[\w-]{11}$/.test(id))
    return `https://www.youtube.com/watch?v=${id}`;
  return /^vimeo(?:[-_]?id)?$/i.test(key) && /^\d{5,12}$/.test(id)
    ? `https://vimeo.com/${id}`
    : undefined;
}

const isPicture = (field: Field) => "alt" in field.fields();

/** Another key with its value in the shape that it takes; undefined where the value is right. */
function linesOfOther(file: CheckedFile, path: Path, other: string): WrittenOut | undefined {
  const field = file.fieldAt([...path.slice(0, -1), other]);
  const ofPath = valueFor(file, path, other);
  const own = momentBeside(file, [...path.slice(0, -1), other], ofPath) ?? ofPath;
  const value = field.facts.isPage ? pageIn(file, own) : own;
  const isRight = value === file.valueAt(path) && field.accepts(value);
  const written = isRight
    ? undefined
    : isPicture(field) && isGroup(value)
      ? keysWrittenOut(file, field, value)
      : writtenOut(file, field, value);
  if (!written) return undefined;
  const lines = field.element
    ? labelled(written.lines, field.element, lastKey(path))
    : written.lines;
  return { ...written, lines: linesBelow(other, field, { ...written, lines }) };
}

/** The lines of an entry, with what its key says as its label, such as `Fax`; what all others are needs none. */
function labelled(lines: readonly string[], element: Field, key: string): readonly string[] {
  const { label } = element.fields();
  if (!label?.mayBeLeftOut || /^(?:te|phone)/i.test(key)) return lines;
  const own = `- label: ${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  return [own, ...lines.map((line) => line.replace(/^- /, "  "))];
}

/** To write another key, with its value in the shape that it takes. */
export function otherKeyHint(file: CheckedFile, path: Path, other: string, isSure = true): string {
  const lines = linesOfOther(file, path, other);
  const value = file.valueAt(path);
  const isFirst = Array.isArray(value) && value.length > 1 && valueFor(file, path, other) !== value;
  if (lines) return [linesHint(lines), ...(isFirst ? [say("lines.first")] : [])].join(" ");
  const field = file.fieldAt([...path.slice(0, -1), other]);
  if ("except" in field.fields() && /\bfreq=/i.test(`${value}`)) return say("keys.no-series");
  return isSure ? say("keys.write", { keys: code(other) }) : say("suggest.code", { meant: other });
}

/** What to write in place of several keys, in their order; for each of them where one needs lines of its own. */
export function otherKeysHint(file: CheckedFile, renamed: ReadonlyMap<Path, string>): string {
  const all = [...renamed].map(([path, other]) => ({
    ...{ key: lastKey(path), other },
    lines: linesOfOther(file, path, other),
  }));
  if (!all.some(({ lines }) => lines))
    return say("keys.write", { keys: and(all.map(({ other }) => code(other))) });
  const hints = all.map(({ key, other, lines = { lines: [other], lacks: [] } }, at) => {
    const isBegun = all.slice(0, at).some((one) => one.other === other);
    return isBegun
      ? linesHint({ ...lines, lines: lines.lines.slice(1) }, "below-list", other)
      : linesHint(lines, "instead-of-key", key);
  });
  return hints.join(" ");
}

/** To write what an unknown key has as an entry of a list beside it. */
export function entryHint(file: CheckedFile, path: Path): string | undefined {
  const [key, parent, value] = [lastKey(path), path.slice(0, -1), file.valueAt(path)];
  const lists = Object.entries(file.fieldAt(parent).fields(file.valueAt(parent))).flatMap(
    ([name, { element }]) => (element ? [{ name, element }] : []),
  );
  const used = lists.filter(({ name }) => hasKey(file.valueAt(parent), name));
  const meant = meantBy(
    key,
    "keys",
    used.map(({ name }) => name),
  );
  const home = lists.find(({ name }) => name === meant);
  const written = home && writtenOut(file, home.element, value);
  if (written) {
    const entry = asEntry(written);
    const lines = labelled(entry.lines, home.element, key);
    return linesHint({ ...entry, lines }, "below-list", meant);
  }
  const shown = lists.find(({ element }) => pictureOf(element, key));
  const picture = shown && pictureHint(file, path, shown.element);
  if (picture) return linesHint(picture, "below-list", shown.name);
  if (typeof value !== "string" || !/^https?:/.test(value)) return undefined;
  for (const { name, element } of lists) {
    const pair = pairWrittenOut(file, element, key, value);
    if (pair) return linesHint(asEntry(pair), "below-list", name);
  }
  return undefined;
}

/** The key that the entries of a list have for a picture, by its name or another one. */
function pictureOf(element: Field, key: string): string | undefined {
  const pictures = Object.entries(element.fields()).flatMap(([name, field]) =>
    isPicture(field) && field.mayBeLeftOut ? [name] : [],
  );
  return pictures.find((name) => name === key) ?? meantBy(key, "keys", pictures);
}

/** The pictures of an unknown key, an entry each of a list whose entries may be one. */
function pictureHint(file: CheckedFile, path: Path, element: Field): WrittenOut | undefined {
  const [name = "", value] = [pictureOf(element, lastKey(path)), file.valueAt(path)];
  const field = element.fields()[name];
  if (!field) return undefined;
  const entries = [value].flat().map((one) => {
    const written = isGroup(one) ? keysWrittenOut(file, field, one) : writtenOut(file, field, one);
    return written && asEntry({ ...written, lines: linesBelow(name, field, written) });
  });
  const lines = entries.flatMap((one) => one?.lines ?? []);
  return entries.includes(undefined) || !entries[0] ? undefined : { ...entries[0], lines };
}

/** To write an unknown key with its list in the entries of another list, of which there is none yet. */
export function listAroundHint(file: CheckedFile, path: Path): string | undefined {
  const [key, parent, value] = [lastKey(path), path.slice(0, -1), file.valueAt(path)];
  const lists = Object.entries(file.fieldAt(parent).fields(file.valueAt(parent))).filter(
    ([name, { element }]) =>
      typeof value === "object" &&
      element?.fields()[key]?.isShapeOf(value) &&
      !hasKey(file.valueAt(parent), name),
  );
  const [[name, { element }] = ["", {}], another]: (readonly [string, Partial<Field>])[] = lists;
  if (!element || another) return undefined;
  const lacks = lackingKeys(file, element, [key], { [key]: value });
  return linesHint({ lines: [`${name}:`, `  - ${key}:`], lacks });
}

/** To write keys in a group that is missing beside them: single values, or those of an entry with others below them. */
export function groupAroundHint(
  file: CheckedFile,
  keys: readonly Path[],
  home: Path,
): string | undefined {
  const [group, written] = [Object(file.valueAt(home.slice(0, -1))), file.valueAt(home)];
  const moved = keys.map(lastKey);
  const all = Object.keys(group);
  const isBelow = all.some((key, at) => !moved.includes(key) && at > all.indexOf(moved[0] ?? ""));
  const [field, isEntry] = [file.fieldAt(home), typeof home.at(-2) === "number"];
  const areShort = moved.every((key) => typeof group[key] !== "object" && isShort(group[key]));
  if (!(areShort || (isBelow && isEntry)) || written !== undefined || field.element)
    return undefined;
  const lines = [`${lastKey(home)}:`, ...moved.map((key) => `  ${key}: ${inline(group[key])}`)];
  const lacks = lackingKeys(file, field, moved, group);
  return linesHint(isEntry && all[0] === moved[0] ? asEntry({ lines, lacks }) : { lines, lacks });
}

/** Whether a hint can show a value whole. */
const isShort = (value: unknown) => `${value}`.length < 60;

/** To write a time from one to another at the two keys for its begin and its end. */
export function spanKeysHint(file: CheckedFile, path: Path): string | undefined {
  const unused = unusedKeys(file, path.slice(0, -1));
  const [span, another] = possibleHours(`${file.valueAt(path)}`);
  const [from = "", until] = span?.split("–") ?? [];
  if (!until || another || !["from", "until"].every((key) => unused.includes(key)))
    return undefined;
  return linesHint({ lines: [`from: "${from}"`, `until: "${until}"`], lacks: [] });
}

/** The keys that a group may have, and has not. */
export function unusedKeys(file: CheckedFile, group: Path): string[] {
  const written = file.writtenAt(group);
  return Object.keys(file.fieldAt(group).fields(written)).filter((name) => !hasKey(written, name));
}

/** The last step of a path: the key of a value. */
export const lastKey = (path: Path) => `${path.at(-1)}`;
