import type * as z from "zod";
import { inlineWords } from "../../../src/content/inline.ts";
import { factsOf, type PicturePlace, slotNamesOf } from "../../../src/content/schema/facts.ts";
import type { Stretch, TextRange } from "./diagnostic.ts";
import type { ContentDocument } from "./document.ts";
import { elementOf, pathId, shapeOf, valueAt } from "./findings/field.ts";
import type { Path, YamlFile } from "./read.ts";

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
 * the language pack or a source has the place of the group that lacks it. Of that, what a translation inherits
 * for programs is among its texts too.
 */
export function locateValues<Type>(
  schema: z.ZodType<Type>,
  document: ContentDocument,
  own: YamlFile,
  refused: readonly Path[],
  isTranslation: boolean,
): Pick<LocatedFile<Type>, "root" | "texts"> {
  const { file, ownPath } = document;
  const isReadable = typeof own.value === "object" && !Array.isArray(own.value);
  const skipped = new Set(refused.map(pathId));
  const isRefused = skipped.delete("");
  const texts: LocatedText[] = [];

  /**
   * A value with its place; undefined where it is refused or absent.
   *
   * @param home the path itself, or of what the file leaves out, that of the group that lacks it.
   * @param isForeign whether the group says that it is in another language than the site.
   */
  function locate(
    field: z.ZodType,
    value: unknown,
    path: Path,
    siblings: Group,
    home: Path = path,
    isForeign = false,
  ): unknown {
    const isSkipped = skipped.size > 0 && skipped.has(pathId(path));
    if (isSkipped || value === undefined || value === null) return undefined;
    const isWritten = home.length === path.length;
    const isInherited = isTranslation && !isWritten;
    const at: Placed = { [location]: { file, path: home, ...(isInherited && { isInherited }) } };
    const homeOf = (inner: Path) =>
      isWritten && (valueAt(own.value, ownPath(inner)) ?? null) !== null ? inner : home;
    if (Array.isArray(value)) {
      const element = elementOf(field);
      const items = value.map((entry, index) => {
        const inner = [...path, index];
        return element && locate(element, entry, inner, {}, homeOf(inner), isForeign);
      });
      return Object.assign(
        items.filter((item) => item !== undefined),
        at,
      );
    }
    if (typeof value === "object") {
      const shape = shapeOf(field, value);
      const hasLanguage = "lang" in shape && valueAt(value, ["lang"]) !== undefined;
      const group: Group = Object.create(null);
      for (const [key, entry] of Object.entries(value)) {
        const part = shape[key];
        const inner = [...path, key];
        const found =
          part && locate(part, entry, inner, group, homeOf(inner), isForeign || hasLanguage);
        if (found !== undefined) group[key] = found;
      }
      return Object.assign(group, at);
    }
    if (typeof value !== "string") return { value, ...at };
    const { prose, picture, isParagraph } = factsOf(field);
    const written: LocatedText = {
      value,
      isProse: prose !== undefined,
      picture,
      slots: slotNamesOf(field),
      key: path.findLast((step) => typeof step === "string") ?? "",
      siblings,
      isInline: isParagraph === true,
      ...(isForeign && { foreign: [[0, value.length]] }),
      ...at,
    };
    const [text = written, ...links] = written.isInline ? paragraphOf(written) : [];
    if (isWritten || (isInherited && !text.isProse)) texts.push(text, ...links);
    return text;
  }

  const root = locate(schema, isReadable && !isRefused ? document.value : {}, [], {});
  return { root: root as Located<Type>, texts };
}
