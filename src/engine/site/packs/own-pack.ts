import { lazy, memoize } from "../../../words/memoize.ts";
import { commas, say } from "../../../words/say.ts";
import { type Diagnostic, type SourceFile, schemaFinding } from "../../diagnostic.ts";
import { nearest } from "../../nearest.ts";
import type { FileKind } from "../../schema/migrations.ts";
import {
  applyMove,
  checkShape,
  type Field,
  type FoundMove,
  fieldOf,
  movesIn,
  parseContent,
  wordsKey,
} from "../../shape/index.ts";
import { hasKey, isGroup, valueAt } from "../../values.ts";
import type { Path, YamlFile, YamlResult } from "../../yaml/index.ts";
import type { Files } from "../files/file-set.ts";
import { unreadMessage } from "../files/folder.ts";
import { readText, type TextResult } from "../files/read-text.ts";
import { meantTag } from "../languages.ts";
import { baseName, copyFault, originalName } from "../names.ts";
import { asGroups, englishPack, packSchema } from "./pack-schema.ts";
import { ownPackPath, ownPacks, packChain } from "./pack-tags.ts";
import { shippedPackText } from "./shipped-pack.ts";

/** What an owner's pack says where that fits, with the names of today, and what is wrong with it. */
interface JudgedPack {
  values: unknown;
  diagnostics: Diagnostic[];
}

/** The text of the owner's pack; undefined if there is none. */
export function ownPackText(files: Files, tag: string): TextResult | undefined {
  const isThere = ownPacks(files).some(({ name }) => name === fileOf(tag));
  return isThere ? readText(files, ownPackPath(files, tag)) : undefined;
}

/** What of the owner's pack pages and rules may read: what its schema takes. */
export function ownPack(source: SourceFile | undefined): unknown {
  return source && judge(parseContent(source)).values;
}

/** The findings about the owner's packs of a language, with their files where there are some. */
export function ownPackFindings(
  files: Files,
  language: string,
): { sources: SourceFile[]; diagnostics: Diagnostic[] } {
  const read = packChain(files, language).flatMap((tag) => ownPackText(files, tag) ?? []);
  const sources = read.flatMap(({ source }) => source ?? []);
  const diagnostics = read.flatMap(({ source, diagnostic }) =>
    source === undefined || diagnostic
      ? (diagnostic ?? [])
      : judge(parseContent(source)).diagnostics,
  );
  return { sources, diagnostics };
}

/**
 * The findings about files beside the owner's packs that no language of the site reads.
 *
 * @param languages those of the site.
 * @returns errors in names, and packs of languages that the site does not have.
 */
export function unreadPacks(
  files: Files,
  languages: readonly string[],
): {
  misnamed: Diagnostic[];
  foreign: Diagnostic[];
} {
  const entries = ownPacks(files).filter(({ name }) => /\.ya?ml/i.test(name));
  const names = new Set(entries.map(({ name }) => name));
  // A language reads those of its first parts too, and has English words where this package has none.
  const hasGaps = languages.some((one) => !packChain(files, one).some(shippedPackText));
  const read = languages.flatMap((language) => {
    const parts = language.split("-");
    return parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
  });
  const known = [...read, ...(hasGaps ? ["en"] : [])].map(fileOf);
  const found: ReturnType<typeof unreadPacks> = { misnamed: [], foreign: [] };
  for (const { name, file } of entries.filter((one) => !known.includes(one.name))) {
    const original = originalName(name, known);
    const tag = meantTag(files, baseName(name));
    const right = read.find((one) => one === tag) ?? read.find((one) => isAlike(one, tag));
    const meant = { name: fileOf(right ?? `${languages[0]}`) };
    const message = unreadMessage({ isFolder: false });
    if (original && names.has(original))
      found.misnamed.push(schemaFinding(file, copyFault(original)));
    else if (right) {
      const hint = say(names.has(meant.name) ? "folders.is-there" : "folders.meant", meant);
      found.misnamed.push(schemaFinding(file, { message, hint }));
    } else {
      const hint = say("language-packs.languages", { ...meant, tags: commas(languages) });
      found.foreign.push(schemaFinding(file, { message, hint }));
    }
  }
  return found;
}

const fileOf = (tag: string) => `${tag}.yaml`;

const isAlike = (one: string, other = "") => one.split("-")[0] === other.split("-")[0];

const judge = memoize(({ file, diagnostics: earlier }: YamlResult): JudgedPack => {
  if (!file) return { values: undefined, diagnostics: earlier };
  const schema = packSchema();
  const moves = movesInPack(file.value);
  const gone = unreadKeys(fieldOf(schema), moves.reduce<unknown>(applyMove, file.value));
  const values = [...moves, ...gone].reduce<unknown>(applyMove, file.value);
  const shape = (value: unknown) => asGroups(value, fieldOf(schema), englishPack());
  const shown: YamlFile = {
    ...file,
    value: shape(file.value),
    valueRange: (path) => file.valueRange(path) ?? file.valueRange(path.slice(0, -1)),
  };
  const found = checkShape(schema, shown, { value: shape(values), earlier, moves });
  const fitting = found.isMisread ? undefined : found.refused.reduce(withoutRefused, values);
  const deletions = gone.map((move) => {
    const text = {
      message: say("language-packs.no-key", { key: move.from.join(".") }),
      hint: say("language-packs.delete-or-fix"),
    };
    return { ...schemaFinding(file.file, text, file.keyRange(move.from)), move };
  });
  return { values: fitting, diagnostics: [...found.diagnostics, ...deletions] };
});

/** The pack without a value that its schema refuses; of a list, without all of it. */
function withoutRefused(values: unknown, path: Path): unknown {
  const list = path.findIndex((step) => typeof step === "number");
  const from = list < 0 ? path : path.slice(0, list);
  if (from.length === 0) return undefined;
  return valueAt(values, from) === undefined
    ? values
    : applyMove(values, { from, value: undefined, isBlocked: false });
}

/** Keys that no pack has, and that are like none: a version had them, or nobody. */
function unreadKeys(field: Field, value: unknown, path: Path = []): FoundMove[] {
  const fields = field.fields();
  if (!isGroup(value) || Object.keys(fields).length === 0) return [];
  const lacking = Object.keys(fields).filter((key) => !hasKey(value, key));
  return Object.entries(value).flatMap(([key, one]) => {
    const from = [...path, key];
    const part = fields[key];
    if (part) return unreadKeys(part, one, from);
    // What other groups have was meant there, and what files have below `words:`.
    const isKnown = nearest(key, lacking) !== undefined || packKeys().has(key) || key === wordsKey;
    return isKnown ? [] : [{ from, value: one, isBlocked: false }];
  });
}

/** All keys of packs, in any group. */
const packKeys = lazy(() => {
  const keysIn = (field: Field): string[] =>
    Object.entries(field.fields()).flatMap(([key, part]) => [key, ...keysIn(part)]);
  return new Set(keysIn(fieldOf(packSchema())));
});

function movesInPack(pack: unknown): FoundMove[] {
  // Its words stand below no group of their own, by which migrations name them.
  const below = (kind: string, path: Path) => [
    kind,
    ...(path[0] === wordsKey ? path.slice(1) : path),
  ];
  return Object.entries<object | null>(Object(pack)).flatMap(([kind, words]) =>
    movesIn({ ...words, [wordsKey]: words }, kind as FileKind).map(({ to, ...move }) => {
      return { ...move, from: below(kind, move.from), ...(to && { to: below(kind, to) }) };
    }),
  );
}
