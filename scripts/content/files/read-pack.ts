import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import type { Layout } from "../../../src/content/layouts.ts";
import { memoize } from "../../../src/content/memoize.ts";
import type { FileKind } from "../../../src/content/migrations.ts";
import { commas, found, say } from "../../../src/content/say.ts";
import { siteSchema } from "../../../src/content/site.ts";
import type { Words } from "../../../src/editor/protocol.ts";
import { type Diagnostic, type SourceFile, schemaFinding } from "../diagnostic.ts";
import { displayPath } from "../display-path.ts";
import { keptValue } from "../kept-value.ts";
import { nearest } from "../nearest.ts";
import { ownPackPath, packChain, packFolder, packTagOf, packTags } from "../pack-tags.ts";
import type { FilePack } from "../schema/layers.ts";
import { applyMove, type FoundMove, moveFinding, movesIn } from "../schema/migrated.ts";
import { parseContent } from "../schema/parse-content.ts";
import { type OtherFiles, sitePartsOf } from "../schema/site-parts.ts";
import { hasKey, valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/read-yaml.ts";
import { formerNames } from "./former-names.ts";
import { keepByFile } from "./keep-by-file.ts";
import { mergePack } from "./merge-pack.ts";
import { readText, type TextResult, type Texts } from "./read-text.ts";

/**
 * The texts of the pack of a site's language for one of its files.
 *
 * @param site the values of `site.yaml`. Where they name no language, any pack is used, so that no
 *   text is reported as missing only because of that.
 * @param others those of other files: a pack mentions an open waitlist only where one is.
 * @param of the result of {@link packFor} for the site, where that is known.
 */
export function filePack(
  site: unknown,
  file: "site" | Layout,
  others: OtherFiles = {},
  of: SitePack = packFor(site),
): FilePack {
  const { pack, ...known } = of;
  return {
    ...known,
    values: valueAt(pack, [file]),
    parts: sitePartsOf(site, others),
    pageNames: currentPageNames(valueAt(pack, ["pageNames"]), others.pages ?? []),
  };
}

/** The pack of a site's language; its tag is empty if the site names no language. */
export interface SitePack extends Pick<FilePack, "language" | "noPack"> {
  pack: unknown;
}

/**
 * The language that a site names, and its pack.
 *
 * @param file the `site.yaml` of the language.
 */
export function packFor(site: unknown, file?: YamlFile): SitePack {
  const language = siteSchema.shape.language.safeParse(valueAt(site, ["language"])).data;
  const tag = language === undefined ? packTags()[0] : packTagOf(language);
  const noPack = file && language && tag === undefined ? noPackFinding(file, language) : undefined;
  return { language: language ?? "", pack: tag && readPack(tag).pack, noPack };
}

/** The finding about a language without a pack, whose words are missing in the files. */
function noPackFinding(site: YamlFile, language: string): Diagnostic {
  return schemaFinding(
    site.file,
    found("language-packs.none", { language, tags: commas(packTags()) }),
    site.valueRange(["language"]),
  );
}

/** The pack's names of pages by the names that their files have, or had before they were renamed. */
function currentPageNames(names: unknown, pages: NonNullable<OtherFiles["pages"]>): unknown {
  const named = pages.map(({ key, layout, value }) => {
    const formerly = [valueAt(value, ["formerly"])].flat();
    return { key, layout, formerly: formerly.filter((name) => typeof name === "string") };
  });
  const renamed = [...formerNames(named)]
    .map(([former, key]) => [key, valueAt(names, [former])])
    .filter(([, name]) => name !== undefined);
  return { ...Object.fromEntries(renamed), ...(names as object | undefined) };
}

/**
 * The findings about the owner's packs of a language, with their files where there are some: what cannot be read, keys and
 * kinds of values that the English pack does not have, and what migrations rename.
 *
 * @param texts texts to use in place of those on disk, by path as diagnostics show it.
 */
export function ownPackFindings(
  language: string,
  texts: Texts,
): { sources: SourceFile[]; diagnostics: Diagnostic[] } {
  const read = packChain(language).flatMap((tag) => ownPackText(tag, texts) ?? []);
  const sources = read.flatMap(({ source }) => source ?? []);
  const diagnostics = read.flatMap(({ source, diagnostic }) => {
    if (source === undefined || diagnostic) return diagnostic ?? [];
    const { file, diagnostics } = parseContent(source);
    if (file === undefined) return diagnostics;
    const moves = movesInPack(file.value);
    const renamed = moves.map((move) => moveFinding(file, move));
    const english = Object.assign({}, shippedPack("en", "sites"), shippedPack("en", "editor"));
    const found = packKeyFindings(file, moves.reduce(applyMove, file.value), english, []);
    return [...diagnostics, ...renamed, ...found];
  });
  return { sources, diagnostics };
}

/** The text of the owner's pack; undefined if there is none. */
function ownPackText(tag: string, texts?: Texts): TextResult | undefined {
  const path = ownPackPath(tag);
  // In this package's own folder they are the same.
  if (!existsSync(path) || dirname(path) === packFolder) return undefined;
  return readText(path, displayPath(path), texts);
}

/** A finding for each key that the English pack does not have, and for each value of another kind than there. */
function packKeyFindings(file: YamlFile, own: unknown, english: unknown, path: Path): Diagnostic[] {
  const wanted = typeName(english);
  // A gap, which is English until it is filled.
  if (own === undefined || own === null) return [];
  if (typeName(own) !== wanted) {
    const where = path.length > 0 ? "key" : "pack";
    const slots = { where, key: path.join("."), own: typeName(own), wanted };
    const text = found("language-packs.other-kind", { ...slots });
    return [schemaFinding(file.file, text, file.valueRange(path))];
  }
  // Pages have names of their owner's choice, each language its own words to avoid and plural forms, and lists their
  // own length.
  const isOpen =
    /^(pageNames|avoid|editor\.fields)$/.test(path.join(".")) || hasKey(english, "other");
  if (wanted !== "group" || isOpen) return [];
  return Object.entries(own).flatMap(([key, value]) => {
    const place = [...path, key];
    if (hasKey(english, key)) return packKeyFindings(file, value, valueAt(english, [key]), place);
    // A key that is there already was not meant.
    const lacking = Object.keys(english as object).filter((one) => !hasKey(own, one));
    const meant = nearest(key, lacking);
    const text = {
      message: say("language-packs.no-key", { key: place.join(".") }),
      hint: meant
        ? say("language-packs.meant", { key: meant })
        : say("language-packs.delete-or-fix"),
    };
    const finding = schemaFinding(file.file, text, file.keyRange(place));
    return [meant ? finding : { ...finding, move: { from: place, value } }];
  });
}

function typeName(value: unknown): "list" | "group" | "text" {
  if (Array.isArray(value)) return "list";
  return value instanceof Object ? "group" : "text";
}

function movesInPack(pack: unknown): FoundMove[] {
  return Object.keys(Object(pack)).flatMap((kind) =>
    movesIn(valueAt(pack, [kind]), kind as FileKind).map((move) => {
      return { ...move, from: [kind, ...move.from], ...(move.to && { to: [kind, ...move.to] }) };
    }),
  );
}

const textOfFile = keepByFile((path) => readFileSync(path, "utf8"));

/** The text of this package's pack, if it has one of that language. */
function shippedPackText(tag: string): string | undefined {
  const path = join(packFolder, `${tag}.yaml`);
  return existsSync(path) ? textOfFile(path) : undefined;
}

/** The words of the panel, a third of a pack or more, which takes long to parse. The check needs none of them. */
const ofEditor = /^editor:\n(?:(?:[ #].*)?\n)*/m;

const parsePack = memoize((text) => keptValue<unknown>("packs", text, () => parse(text)));

/** The pack of this package alone: the words of sites, or those of the panel. */
function shippedPack(tag: string, part: "sites" | "editor"): unknown {
  const text = shippedPackText(tag);
  if (text === undefined) return undefined;
  const [editor = ""] = ofEditor.exec(text) ?? [];
  return parsePack(part === "editor" ? editor : text.replace(editor, "")) ?? undefined;
}

/** The owner's pack, with the names of today. */
function ownPack(source: SourceFile | undefined): unknown {
  const own = source && parseContent(source).file?.value;
  return own === undefined ? undefined : movesInPack(own).reduce(applyMove, own);
}

interface KnownPack {
  tag: string;
  /** The text of this package's pack, and of the owner's. */
  texts: readonly (string | undefined)[];
  /** The pack that has the words which this one lacks. */
  below: KnownPack | undefined;
  pack: object;
  /** Words to avoid, each with what to write instead. No other language's are taken. */
  avoid: Readonly<Record<string, string>>;
  /** Words that say nothing, of the language alone. */
  hollow: { links?: string[]; pictures?: string[]; fillers?: string[] };
  /** What the panel of the development server says, parsed when it is asked for. */
  readonly editor: { words: Words; language: string };
  /** Keys that have no words in the language yet. */
  gaps: string[];
}

const known = new Map<string, KnownPack>();

/**
 * A language pack: the owner's merged into this package's, that into the pack of the language without its region, and
 * that into the English one, which fills the gaps. It is read again only when a file has changed.
 * `language-packs.test.ts` holds this package's to their schema.
 */
export function readPack(tag: string): KnownPack {
  const { source } = ownPackText(tag) ?? {};
  const texts = [shippedPackText(tag), source?.text];
  const [, general] = packChain(tag);
  const below = tag === "en" ? undefined : readPack(general ?? "en");
  const before = known.get(tag);
  const isSame = before?.texts.every((text, at) => text === texts[at]);
  if (before && isSame && before.below === below) return before;
  const layers = [shippedPack(tag, "sites"), ownPack(source)].filter((one) => one !== undefined);
  let gaps = general && below?.gaps;
  let merged: unknown = below?.pack;
  for (const layer of layers) {
    const missing: string[] = [];
    merged = mergePack(layer, merged, "", missing);
    gaps = gaps ? gaps.filter((gap) => missing.includes(gap)) : missing;
  }
  const { avoid: _, hollow: __, editor: ___, ...pack } = merged as Record<string, unknown>;
  const ofLanguage = (key: "avoid" | "hollow") =>
    Object.assign({}, general && below?.[key], ...layers.map((layer) => valueAt(layer, [key])));
  const read = {
    ...{ tag, texts, below, pack },
    ...{ avoid: ofLanguage("avoid"), hollow: ofLanguage("hollow") },
    gaps: gaps || [],
    get editor() {
      return panelWords(tag);
    },
  };
  known.set(tag, read);
  return read;
}

/** The pack of a language, whole or in part; undefined without a language, and for one without a pack. */
export function packOf(language = ""): KnownPack | undefined {
  const tag = packTagOf(language);
  return tag === undefined ? undefined : readPack(tag);
}

/** What the panel says, and its language: English where the pack has no words for it. */
function panelWords(tag: string): KnownPack["editor"] {
  const [, general] = packChain(tag);
  const below = tag === "en" ? undefined : panelWords(general ?? "en");
  const own = ownPack(ownPackText(tag)?.source);
  const layers = [shippedPack(tag, "editor"), own].flatMap(
    (layer) => valueAt(layer, ["editor"]) ?? [],
  );
  const words = layers.reduce<unknown>(
    (merged, layer) => mergePack(layer, merged, "", []),
    below?.words,
  );
  return { words: words as Words, language: layers.length > 0 ? tag : (below?.language ?? tag) };
}
