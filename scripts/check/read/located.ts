import { inlineWords } from "../../../src/content/inline.ts";
import type { Layout } from "../../../src/content/layouts.ts";
import { factsOf, type PicturePlace, slotNamesOf } from "../../../src/content/schema/facts.ts";
import type { Pages } from "../../../src/content/schema/pages.ts";
import type { ProductFields } from "../../../src/content/schema/product.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import type { Assets } from "./assets/assets.ts";
import type { Stretch, TextRange } from "./diagnostic.ts";
import type { ContentDocument } from "./layers.ts";
import type { Path, YamlFile } from "./read-yaml.ts";
import { pathId, valueAt } from "./values.ts";

/** Key of the location of a value. A symbol, so that no key of the content is the same. */
export const location = Symbol("location");

/** Something with its place in the content. */
export interface Placed {
  [location]: {
    file: YamlFile;
    path: Path;
    /** The stretch of the path's text that it is, where it is not all of it. */
    stretch?: Stretch;
    /** Whether a translated file has it from its source or its language's pack. */
    isInherited?: boolean;
  };
}

/** A single value. */
export interface LocatedValue<Value> extends Placed {
  value: Value;
}

/** A text, with the group of keys around it; a paragraph without the signs of links and stress. */
export interface LocatedText extends LocatedValue<string> {
  /** Whether people read it; ids, colours and addresses are for programs. */
  isProse: boolean;
  /** The place of the picture that it names, if it names one. */
  picture: PicturePlace | undefined;
  /** Names of the slots that it may have. */
  slots: readonly string[];
  /** The last key on the way to it, also for the entry of a list. */
  key: string;
  /** The other keys of its group, as far as they fit the schema; empty for the entry of a list. */
  siblings: Group;
  /** Whether it may have links and emphasis. */
  isInline: boolean;
  /** Where a stretch of it is in the text as it is written, where that has more. */
  asWritten?: Place;
  /** Stretches of it in other languages. */
  foreign?: readonly Stretch[];
}

type Place = (start: number, end: number) => Stretch;

type Group = Record<string, unknown>;

/**
 * Values of a type with their places. Any key may be missing: what does not fit the schema is
 * reported elsewhere, and not here at all.
 */
export type Located<Type> = [Type] extends [string]
  ? LocatedText & { value: Type }
  : [Type] extends [number | boolean]
    ? LocatedValue<Type>
    : Type extends readonly (infer Item)[]
      ? Located<Item>[] & Placed
      : { [Key in keyof Type]?: Located<NonNullable<Type[Key]>> } & Placed;

/** A file's values that fit its schema. */
export interface LocatedFile<Type> extends Pick<ContentDocument, "entries" | "gaps" | "ownPath"> {
  /** Its path from the folder of its language, such as `pages/about.yaml`. */
  name: string;
  /** The file; of a translation with what it inherits, and with ranges by the paths of its source. */
  file: YamlFile;
  /** The file as it is written. */
  own: YamlFile;
  /** Its values with those of the language pack, right or wrong. */
  value: unknown;
  root: Located<Type>;
  /** All texts in it, from top to bottom. */
  texts: LocatedText[];
  /** Whether nothing in the file was refused. */
  isWhole: boolean;
}

/** A translated file, with what it translates. */
export interface TranslatedFile extends LocatedFile<unknown> {
  source: YamlFile;
  /** Texts of the source that it lacks; none while it has faults, as a key may be misspelt. */
  missing: Path[];
}

/** The files of a content folder with their places, as far as they could be read. */
export interface LocatedContent {
  site?: LocatedFile<Site>;
  pages: LocatedPage[];
  /** Keys of all pages, also of those that could not be read. */
  pageKeys: string[];
  /** The same of all products. */
  productKeys: string[];
  products: (LocatedFile<ProductFields> & { slug: string })[];
  assets: Assets;
  /** Whether nothing is wrong with the files and their shape. */
  isWhole: boolean;
}

/** A page's file, with the page's key. */
export type LocatedPage = {
  [Name in Layout]: LocatedFile<Pages[Name]> & { key: string; layout: Name };
}[Layout];

/** Where something is in its file. */
export function rangeOf({ [location]: { file, path, stretch } }: Placed): TextRange {
  const part = stretch && file.textRange(path, ...stretch);
  return part ?? file.valueRange(path) ?? file.keyRange(path) ?? file.range(0, 0);
}

/** A stretch of a text in the text as it is written, with the markup inside it. */
export function asWritten(text: LocatedText, start: number, end: number): Stretch {
  return text.asWritten?.(start, end) ?? [start, end];
}

/**
 * A paragraph as its words, and each link in it as an address with a text, as content has them elsewhere.
 *
 * @param written the text as it is written.
 */
function paragraphOf(written: LocatedText): LocatedText[] {
  const { words, starts, ends, links, foreign } = inlineWords(written.value);
  // Most have no sign, and are what is written.
  if (words === written.value) return [written];
  const plain = { picture: undefined, slots: [], siblings: {}, isInline: false };
  const inWords: Place = (start, end) => [starts[start] ?? start, ends[end - 1] ?? end];
  const part = (value: string, key: string, stretch: Stretch, asWritten: Place): LocatedText => {
    const at = { ...written[location], stretch };
    return { ...plain, value, key, isProse: key === "text", asWritten, [location]: at };
  };
  const parts = links.map(({ address, at: [from, to], words: [first, last], wordsAt }) => {
    const inLink: Place = (start, end) => inWords(first + start, first + end);
    const text = part(words.slice(first, last), "text", wordsAt, inLink);
    const href = part(address, "href", [from, to], (start, end) => [from + start, from + end]);
    return { ...href, siblings: { text } };
  });
  return [
    { ...written, value: words, asWritten: inWords, foreign: written.foreign ?? foreign },
    ...parts,
  ];
}

/**
 * Gives the values of a document their places, all but those at or below the refused paths. What comes from
 * the language pack or a source has the place of the group that lacks it. What a translation inherits for
 * programs is among its texts too.
 */
export function locateValues<Type>(
  { file, entries, ownPath }: ContentDocument,
  own: YamlFile,
  refused: readonly Path[],
  isTranslation: boolean,
): Pick<LocatedFile<Type>, "root" | "texts"> {
  const skipped = new Set(refused.map(pathId));
  const texts: LocatedText[] = [];
  const isWritten = (path: Path) => (valueAt(own.value, ownPath(path)) ?? null) !== null;
  const steps = (path: Path) => [...path.keys(), path.length];
  const isRefused = (path: Path) =>
    skipped.size > 0 && steps(path).some((depth) => skipped.has(pathId(path.slice(0, depth))));

  function placed(path: Path): Placed {
    const isInherited = isTranslation && !isWritten(path);
    const depth = steps(path).findLast((depth) => isWritten(path.slice(0, depth))) ?? 0;
    const at = { file, path: path.slice(0, depth), ...(isInherited && { isInherited }) };
    return { [location]: at };
  }

  const root = Object.assign(Object.create(null), placed([]));
  const groups = new Map<string, Group | unknown[]>([["", root]]);

  /** The group or list at a path, which is made where no value needed it before. */
  function around(path: Path, isList: boolean): Group | unknown[] {
    const known = groups.get(pathId(path));
    if (known) return known;
    const made = Object.assign(isList ? [] : Object.create(null), placed(path));
    groups.set(pathId(path), made);
    add(path, made);
    return made;
  }

  function add(path: Path, value: unknown): void {
    const step = path.at(-1) ?? "";
    const group = around(path.slice(0, -1), typeof step === "number");
    if (Array.isArray(group)) group.push(value);
    else group[step] = value;
  }

  for (const { path, field, value, from, isForeign } of entries) {
    if (value === null || isRefused(path)) continue;
    const at = placed(path);
    if (typeof value !== "string") {
      add(path, { value, ...at });
      continue;
    }
    const siblings = around(path.slice(0, -1), typeof path.at(-1) === "number");
    const { prose, picture, isParagraph } = factsOf(field);
    const written: LocatedText = {
      value,
      isProse: prose !== undefined,
      picture,
      slots: slotNamesOf(field),
      key: path.findLast((step) => typeof step === "string") ?? "",
      siblings: Array.isArray(siblings) ? {} : siblings,
      isInline: isParagraph === true,
      ...(isForeign && { foreign: [[0, value.length]] }),
      ...at,
    };
    const [text = written, ...links] = written.isInline ? paragraphOf(written) : [];
    add(path, text);
    if (from === "file" || (isTranslation && !text.isProse)) texts.push(text, ...links);
  }
  return { root: root as Located<Type>, texts };
}
