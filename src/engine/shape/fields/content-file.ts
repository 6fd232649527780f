import { paragraphText } from "../../../words/inline.ts";
import type { Stretch, TextRange } from "../../diagnostic.ts";
import { pathId } from "../../path-id.ts";
import { valueAt } from "../../values.ts";
import type { Path, YamlFile } from "../../yaml/index.ts";
import type { LayeredValues } from "../layers.ts";
import type { Stamps } from "../stamps.ts";
import { type Field, noField } from "./field.ts";

/** Where a value is in the content. */
export interface Place {
  file: YamlFile;
  path: Path;
  /** Range within the value at the path, if it is only a part. */
  stretch?: Stretch;
  /** Whether a translated file has it from its source or its language's pack. */
  isInherited?: boolean | undefined;
}

/** A text with its place; a paragraph without the signs of links and stress. */
export interface Text extends Place {
  value: string;
  /** Its field; of a part of a paragraph, {@link noField}. */
  field: Field;
  /** Whether people read it; ids, colours and addresses are for programs. */
  isProse: boolean;
  /** The last key on the way to it, also for the entry of a list. */
  key: string;
  /** The single values of its group; none for the entry of a list. */
  siblings: ScalarPlaces;
  /** Maps a range of it to the source text, if that has markup. */
  toSourceRange?: MapStretch;
  /** Stretches of it in other languages. */
  foreign?: readonly Stretch[];
}

type MapStretch = (start: number, end: number) => Stretch;

/** Values of a type. Any key may be missing: what does not fit the schema is reported elsewhere, and not here at all. */
export type Readable<Type> = Type extends string | number | boolean
  ? Type
  : Type extends readonly (infer Item)[]
    ? Readable<Item>[]
    : { [Key in keyof Type]?: Readable<NonNullable<Type[Key]>> };

/** A file's values that fit its schema. */
export interface ContentFile<Type> extends Pick<LayeredValues, "entries" | "gaps" | "ownPath"> {
  /** Path from the folder of its language, such as `pages/about.yaml`. */
  name: string;
  /** The file; of a translation with what it inherits, and with ranges by the paths of its source. */
  file: YamlFile;
  /** The file as it is written. */
  own: YamlFile;
  /** What the schema says of its whole value. */
  field: Field;
  /** Values with those of the language pack, right or wrong. */
  value: unknown;
  root: Readable<Type>;
  /** All texts in it, from top to bottom. */
  texts: Text[];
  /** Whether nothing in the file was refused. */
  isWhole: boolean;
}

/** A translated file, with what it translates. */
export interface TranslatedFile extends ContentFile<unknown> {
  source: YamlFile;
  stamps: Stamps;
  /** Texts that it lacks; empty while it has faults, because a key may be misspelt. */
  missing: Path[];
}

/** The place of a group or list, and those of its single values. */
interface GroupPlace extends Place {
  singles: ScalarPlaces;
}

/** Single values by their keys: of texts all that is known, of others their places. */
type ScalarPlaces = Record<string | number, Place | Text>;

/** Places by identity, so that values stay plain. */
const places = new WeakMap<object, GroupPlace>();

/** The place of a group or list, or of one of its single values; that of the group where it lacks the value. */
export function placeOf(group: object, key?: string | number): Place | undefined {
  const place = places.get(group);
  return (key !== undefined && place?.singles[key]) || place;
}

/** Whether the file of a group has a key, whatever is wrong with its value. */
export function isWritten(group: object, key: string): boolean {
  const place = places.get(group);
  return place?.file.keyRange([...place.path, key]) !== undefined;
}

/** A text of a group or list. */
export function textAt(group: object | undefined, key: string | number): Text | undefined {
  const single = group && places.get(group)?.singles[key];
  return single && "value" in single ? single : undefined;
}

/** The texts of a list. */
export function textsOfList(list: readonly string[] = []): Text[] {
  return list.flatMap((_, index) => textAt(list, index) ?? []);
}

/** Where something is in its file. */
export function rangeOfPlace({ file, path, stretch }: Place): TextRange {
  const part = stretch && file.textRange(path, ...stretch);
  return part ?? file.valueRange(path) ?? file.keyRange(path) ?? file.range(0, 0);
}

/** A stretch of a text in the text as it is written, with the markup inside it. */
export function toSourceStretch(text: Text, start: number, end: number): Stretch {
  return text.toSourceRange?.(start, end) ?? [start, end];
}

/**
 * A paragraph as its words, and each link in it as an address with a text, as content has them elsewhere.
 *
 * @param written the text as it is written.
 */
function paragraphOf(written: Text): Text[] {
  // Most have no sign, and are what is written.
  if (!/[*[\\]/.test(written.value)) return [written];
  const isParagraph = written.field.facts.isParagraph === true;
  const { text, starts, ends, links, foreign } = paragraphText(written.value, isParagraph);
  if (text === written.value) return [written];
  const { file, path, isInherited } = written;
  const wordsToSource: MapStretch = (start, end) => [starts[start] ?? start, ends[end - 1] ?? end];
  const part = { file, path, isInherited, field: noField(), isProse: false, siblings: {} };
  const parts = links.map(
    ({ address, at: [from, to], text: words, wordsAt }): Text => ({
      ...{ ...part, value: address, key: "href", stretch: [from, to] },
      toSourceRange: (start, end) => [from + start, from + end],
      siblings: { text: { ...part, value: text.slice(...words), key: "text", stretch: wordsAt } },
    }),
  );
  return [
    { ...written, value: text, toSourceRange: wordsToSource, foreign: written.foreign ?? foreign },
    ...parts,
  ];
}

/**
 * The values of a document without those at or below the refused paths, and its texts. What comes from the language
 * pack or a source has the place of the group that lacks it. What a translation inherits for programs is among its
 * texts too.
 */
export function readableValues<Type>(
  {
    file,
    own,
    entries,
    ownPath,
  }: Pick<ContentFile<unknown>, "file" | "own" | "entries" | "ownPath">,
  refused: readonly Path[],
  isTranslation: boolean,
): Pick<ContentFile<Type>, "root" | "texts"> {
  const skipped = new Set(refused.map(pathId));
  const texts: Text[] = [];
  const isWritten = (path: Path) => (valueAt(own.value, ownPath(path)) ?? null) !== null;
  const pathPrefixes = (path: Path) => [...path.keys(), path.length];
  const isRefused = (path: Path) =>
    skipped.size > 0 &&
    pathPrefixes(path).some((depth) => skipped.has(pathId(path.slice(0, depth))));

  function placeAt(path: Path): Place {
    const isInherited = isTranslation && !isWritten(path);
    const depth = pathPrefixes(path).findLast((depth) => isWritten(path.slice(0, depth))) ?? 0;
    return { file, path: path.slice(0, depth), isInherited };
  }

  const groups = new Map<string, Group>();

  /** The group or list at a path, which is made where no value needed it before. */
  function groupAt(path: Path, isList: boolean): Group {
    const known = groups.get(pathId(path));
    if (known) return known;
    const value: Values = isList ? [] : Object.create(null);
    const place: GroupPlace = { ...placeAt(path), singles: Object.create(null) };
    const made = { value, place };
    places.set(value, place);
    groups.set(pathId(path), made);
    if (path.length > 0) setInParent(path, value);
    return made;
  }

  /** Adds a value to its group or list; for a scalar, also its place. */
  function setInParent(path: Path, value: unknown, single?: Place | Text): void {
    const step = path.at(-1) ?? "";
    const group = groupAt(path.slice(0, -1), typeof step === "number");
    const key = Array.isArray(group.value) ? group.value.length : step;
    group.value[key] = value;
    if (single) group.place.singles[key] = single;
  }

  const root = groupAt([], false).value;
  for (const { path, field, value, from, isForeign } of entries) {
    if (value === null || isRefused(path)) continue;
    const place = placeAt(path);
    if (typeof value !== "string") {
      setInParent(path, value, place);
      continue;
    }
    const isOfList = typeof path.at(-1) === "number";
    const written: Text = {
      file,
      path: place.path,
      isInherited: place.isInherited,
      value,
      field,
      isProse: field.facts.prose !== undefined,
      key: path.findLast((step) => typeof step === "string") ?? "",
      siblings: isOfList ? {} : groupAt(path.slice(0, -1), false).place.singles,
      ...(isForeign && { foreign: [[0, value.length]] }),
    };
    const [text = written, ...links] = written.isProse ? paragraphOf(written) : [];
    setInParent(path, value, text);
    if (from === "file" || (isTranslation && !text.isProse)) texts.push(text, ...links);
  }
  return { root: root as Readable<Type>, texts };
}

/** The values of a group or list, and their places. */
interface Group {
  value: Values;
  place: GroupPlace;
}

type Values = Record<string | number, unknown>;
