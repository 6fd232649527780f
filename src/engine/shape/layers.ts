import type * as z from "zod";
import type { Diagnostic } from "../diagnostic.ts";
import { isAtOrBelow, pathId } from "../path-id.ts";
import type { PackSource } from "../schema/values/field-facts.ts";
import { hasKey, isGroup, omitKeys, valueAt } from "../values.ts";
import type { Path } from "../yaml/index.ts";
import { type Field, fieldOf } from "./fields/field.ts";
import { matchEntries } from "./match-entries.ts";
import { type Stamps, stampsUnder } from "./stamps.ts";

/** The texts of a language pack for one content file. */
export interface FilePack {
  /** Tag of the site's language. */
  language: string;
  /** Values by the file's own keys; empty if the language has no pack. */
  values?: unknown;
  /** The one finding for a language without a pack, in place of one for each missing text. */
  noPack?: Diagnostic | undefined;
  /** Parts that the site has, of those that not every site has. */
  parts?: ReadonlySet<string>;
  /** Names of the pages, by their keys. */
  pageNames?: unknown;
  /** Keys of the pages that the site has, and names that they had. */
  pageKeys?: ReadonlySet<string>;
  /** The pictures of the owner. */
  pictures?: readonly { name: string }[];
}

/** A single value of a document, such as a text. */
export interface DocumentEntry {
  path: Path;
  field: Field;
  value: unknown;
  /** Which layer has it. */
  from: "file" | "source" | "pack";
  /** What the source of a translation has in its place. */
  source?: unknown;
  /** Whether it is a text of the source that is to be translated, and is not. */
  isMissing?: true;
  /** Whether a group around it has `lang`, another language than the site's. */
  isForeign?: true;
}

/** What lies below the values of a file. */
interface Layers {
  pack?: FilePack | undefined;
  source?: LayeredSource | undefined;
}

/** What a translation translates. */
interface LayeredSource extends Pick<LayeredValues, "entries"> {
  /** The values of the source's file, with those that differ in the other language. */
  value: unknown;
  /** The stamps of the translation's texts, by which entries of lists are matched. */
  stamps?: Stamps;
}

/**
 * The values of a file over those of its language pack, and of a translation over those of its source. Entries of lists
 * have the numbers that they have in the source.
 */
export interface LayeredValues {
  /** All values, right or wrong. */
  value: unknown;
  /** The single values that the schema knows, from top to bottom. */
  entries: DocumentEntry[];
  /** The path in the file itself; a step is "-" if the file lacks an entry of a list. */
  ownPath(path: Path): Path;
  /** Entries of lists that a translation leaves out, while it has others. */
  gaps: Path[];
  /** Lists whose entries do not match the source, and sections of another kind than in the source. */
  otherwise: Path[];
}

/** Keys that apply only to the source: a page in another language than the site's is translated too. */
const sourceKeys = ["formerly", "lang", "reviewed"];

/**
 * Descends schema, values, language pack and source together, once. What is no text, a translation inherits. A short
 * text that the source has written itself may come from the pack of the translation's language. A paragraph may not,
 * since it states facts.
 */
export function layValues(
  schema: z.ZodType,
  written: unknown,
  { pack, source: translated }: Layers,
): LayeredValues {
  const entries: DocumentEntry[] = [];
  const gaps: Path[] = [];
  const otherwise: Path[] = [];
  const numbers = new Map<string, readonly (number | undefined)[]>();
  const ownPath = (path: Path): Path =>
    numbers.size === 0
      ? path
      : path.map((step, depth) => {
          const known = typeof step === "number" && numbers.get(pathId(path.slice(0, depth)));
          return known ? (known[Number(step)] ?? "-") : step;
        });
  const textsOfSource = (within: Path) =>
    (translated?.entries ?? [])
      .filter(
        (one) =>
          one.from === "file" &&
          isText(one) &&
          one.field.isTranslated &&
          isAtOrBelow(one.path, within),
      )
      .map(({ path, value }) => ({ path: path.slice(within.length), text: `${value}` }));

  // An empty file may have all its values from the language pack.
  const isEmpty = written === null && (translated || (pack && fieldOf(schema).mayComeFromPack));
  const value = readAny(fieldOf(schema), isEmpty ? undefined : written, [], {
    packed: pack?.values,
    source: translated && omitKeys(sourceKeys, translated.value),
  });
  return { value: value ?? null, entries, ownPath, gaps, otherwise };

  /** A value with all below it; undefined where no layer has it. */
  function readAny(field: Field, own: unknown, path: Path, below: LowerLayers): unknown {
    const value = own === null && translated ? undefined : own;
    const { source } = below;
    const isLeftOut = value === undefined;
    const { element } = field;
    if (element && (Array.isArray(value) || (isLeftOut && Array.isArray(source))))
      return readList(element, value, path, below);
    if (isGroup(value) || (isLeftOut && (isGroup(source) || isGroupInPack(field, below.packed))))
      return readGroup(field, value ?? {}, path, below);
    return isLeftOut ? inheritedValue(field, path, below) : readSingle(field, value, path, below);
  }

  function readList(
    element: Field,
    own: unknown[] | undefined,
    path: Path,
    { source, packed: _, ...around }: LowerLayers,
  ): unknown {
    if (!Array.isArray(source))
      return own?.map((entry, index) => readAny(element, entry, [...path, index], around));
    const texts = source.map((_, index) => textsOfSource([...path, index]));
    const stampsAt = (index: number) => stampsUnder(translated?.stamps, [...ownPath(path), index]);
    const from = own && matchEntries(source, own, texts, stampsAt);
    if (own && !from) otherwise.push(path);
    if (own && !from) return own;
    if (from) numbers.set(pathId(path), from);
    const before = entries.length;
    const lacking: Path[] = [];
    const list = source.map((entry, index) => {
      const at = [...path, index];
      const first = entries.length;
      const value = readAny(element, own?.[from?.[index] ?? -1], at, { ...around, source: entry });
      const inside = entries.slice(first);
      if (!inside.some(isPair) && inside.some(isLacking) && canOmitEntry(element, path))
        lacking.push(at);
      return value;
    });
    if (entries.slice(before).some(isPair)) gaps.push(...lacking);
    return list;
  }

  function readGroup(
    field: Field,
    own: Readonly<Record<string, unknown>>,
    path: Path,
    { source, packed, ...around }: LowerLayers,
  ): unknown {
    const below = isGroup(source) ? source : {};
    const shape = field.fields(isGroup(source) ? source : own);
    const isForeign =
      around.isForeign || ("lang" in shape && (own["lang"] ?? below["lang"]) !== undefined);
    // Where keys exclude each other, one of its own replaces the source's.
    const { oneOf = [] } = field.facts;
    const replaced = oneOf.some((key) => hasKey(own, key))
      ? oneOf.filter((key) => !hasKey(own, key))
      : [];
    const ofPack = pack && field.type === "object" ? Object.keys(shape) : [];
    const keys = new Set([...Object.keys(own), ...Object.keys(below), ...ofPack]);
    const group: Record<string, unknown> = {};
    for (const key of keys) {
      const part = shape[key];
      const isUnread = hasKey(own, key) && own[key] === undefined;
      // A key that is there and could not be read is a mistake, which nothing replaces.
      if (isUnread || !part) {
        if (hasKey(own, key)) group[key] = own[key];
        continue;
      }
      const by = part.facts.pack?.chosenBy;
      const ofPack = part.facts.words ? packed : valueAt(packed, [key]);
      const value = readAny(part, valueAt(own, [key]), [...path, key], {
        ...{ ...around, isForeign },
        source: replaced.includes(key) ? undefined : valueAt(below, [key]),
        packed: by === undefined ? ofPack : valueAt(pack?.pageNames, [`${own[by] ?? below[by]}`]),
      });
      if (value !== undefined) group[key] = value;
    }
    return group;
  }

  function readSingle(
    field: Field,
    own: unknown,
    path: Path,
    { source, from = "file", isForeign }: LowerLayers,
  ): unknown {
    const isOther = field.type === "literal" && typeof source === "string";
    const value = isOther ? source : own;
    if (isOther && own !== source) otherwise.push(path);
    entries.push({
      ...{ path, field, value, from },
      ...(source !== undefined && { source }),
      ...(isForeign && { isForeign }),
    });
    return value;
  }

  /** The value that a file inherits from its source or its language pack. */
  function inheritedValue(field: Field, path: Path, below: LowerLayers): unknown {
    const { source } = below;
    const { pack: ofPack, isParagraph } = field.facts;
    const isNeeded = source !== undefined && field.needsTranslation(`${source}`);
    const mayBePacked = source === undefined || (isNeeded && !isParagraph);
    const value = ofPack && pack && mayBePacked ? packValue(ofPack, pack, below.packed) : undefined;
    if (value !== undefined) return readAny(field, value, path, { ...below, from: "pack" });
    if (source === undefined) return undefined;
    readSingle(field, source, path, { ...below, from: "source" });
    if (isNeeded) Object.assign(entries.at(-1) as DocumentEntry, { isMissing: true });
    return source;
  }
}

/** What lies below a value, and what is known of the groups around it. */
interface LowerLayers {
  source?: unknown;
  packed?: unknown;
  from?: DocumentEntry["from"];
  isForeign?: boolean;
}

const isText = ({ value }: DocumentEntry) => typeof value === "string";

/** Whether a translated file inherits a name from its source, or a link's name from its pack. A rule asks for it. */
export function isTakenName({ field, from, source }: DocumentEntry): boolean {
  const { pack, isName } = field.facts;
  const isAsked = isName === "asked" || pack?.chosenBy !== undefined;
  return isAsked && from !== "file" && source !== undefined;
}

/** Whether an entry of a list lacks a text that no language pack could have. */
function isLacking({ isMissing, field }: DocumentEntry): boolean {
  const { pack, isParagraph } = field.facts;
  return isMissing === true && (pack === undefined || isParagraph === true);
}

/** Whether a language pack has a group that a file leaves out, or each of its words is known without a pack. */
function isGroupInPack(field: Field, packed: unknown): boolean {
  const words = Object.values(field.fields());
  const isKnown = words.length > 0 && words.every(({ facts }) => facts.pack?.fallback);
  const isPacked = (packed !== undefined || isKnown) && field.facts.pack === undefined;
  return isPacked && field.schema.type === "object" && field.mayComeFromPack;
}

/** A text and the one that it translates. */
interface TextPair extends DocumentEntry {
  value: string;
  source: string;
}

/** Whether a text of a translated file stands where its source has one. */
export function isPair(entry: DocumentEntry): entry is TextPair {
  const { field, value, from, source } = entry;
  const areTexts = typeof value === "string" && typeof source === "string";
  return areTexts && from === "file" && field.isTranslated;
}

/** The pack's value of a field: of a list, the entries for the parts that the site has. */
function packValue(
  { when: isByPart, fallback }: PackSource,
  { parts, language }: FilePack,
  values: unknown,
): unknown {
  if (values === undefined) return fallback?.(language);
  if (!isByPart || !Array.isArray(values)) return values;
  return values.flatMap((entry) => {
    if (typeof entry === "string") return [entry];
    const { when, unless, ...said } = entry;
    const isLeftOut = (when && !parts?.has(when)) || (unless && parts?.has(unless));
    // An entry of a list of texts has its text next to the condition.
    return isLeftOut ? [] : [Object.keys(said).join() === "text" ? said.text : said];
  });
}

/** Whether a list can lose an entry. Names of columns and cells of a row cannot, because their positions count. */
function canOmitEntry(element: Field, list: Path): boolean {
  const { prose, isParagraph } = element.facts;
  if (element.element || !prose) return true;
  return isParagraph === true && typeof list.at(-1) === "string";
}
