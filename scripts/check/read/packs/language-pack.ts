import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import type { Layout } from "../../../../src/content/layouts.ts";
import type { FileKind } from "../../../../src/content/schema/migrations.ts";
import { siteSchema } from "../../../../src/content/schema/site.ts";
import { packageRoot } from "../../../package.ts";
import type { Diagnostic, SourceFile } from "../diagnostic.ts";
import { cachedOnDisk } from "../disk-cache.ts";
import { displayPath } from "../files/display-path.ts";
import { valueAt } from "../findings/field.ts";
import { formerNames } from "../former-names.ts";
import { type FoundMove, moveFinding, movesIn, withMove } from "../moves.ts";
import { readYaml } from "../read.ts";
import type { FilePack } from "./complete.ts";
import { type OtherFiles, partsOf } from "./site-parts.ts";

/** Where the project keeps its language packs, one a file, named after the language's tag. */
const packFolder = join(packageRoot, "languages");

/** Path of a language's pack, or of the file for a new one, in the project's folder or that of `LANGUAGES_DIR`. */
export function packPath(tag: string): string {
  return join(process.env["LANGUAGES_DIR"] || packFolder, `${tag}.yaml`);
}

/** Tags of the languages that have a pack. */
export function packTags(): string[] {
  const files = readdirSync(dirname(packPath("en"))).filter((file) => file.endsWith(".yaml"));
  return files.map((file) => file.replace(/\.yaml$/, "")).sort();
}

/** Tag of a language's pack: its whole tag, or its first part: `pt-BR`, then `pt`. */
export function packTagOf(language: string): string | undefined {
  const tags = packTags();
  return [language, language.split("-")[0] ?? ""].find((tag) => tags.includes(tag));
}

/**
 * The texts of the pack of a site's language for one of its files.
 *
 * @param site the values of `site.yaml`. Where they name no language, any pack is used, so that no
 *   text is reported as missing only because of that.
 * @param others those of other files: a pack speaks of an open waitlist only where one is.
 * @param of the result of {@link packFor} for the site, where that is known.
 */
export function filePack(
  site: unknown,
  file: "site" | Layout,
  others: OtherFiles = {},
  of: SitePack = packFor(site),
): FilePack {
  const { language, pack } = of;
  return {
    language,
    values: valueAt(pack, [file]),
    parts: partsOf(site, others),
    pageNames: namesNow(valueAt(pack, ["pageNames"]), others.pages ?? []),
  };
}

/** The tag of a site's language, empty where it names none, and the pack that it has. */
export interface SitePack {
  language: string;
  pack: unknown;
}

/** The language that a site names, and its pack; the same object as before unless its file has changed. */
export function packFor(site: unknown): SitePack {
  const language = siteSchema.shape.language.safeParse(valueAt(site, ["language"])).data;
  const tag = language === undefined ? packTags()[0] : packTagOf(language);
  return { language: language ?? "", pack: tag && readPack(tag).pack };
}

/** The pack's names of pages by the names that their files have, or had before they were renamed. */
function namesNow(names: unknown, pages: NonNullable<OtherFiles["pages"]>): unknown {
  const named = pages.map(({ key, layout, value }) => {
    const formerly = [valueAt(value, ["formerly"])].flat();
    return [
      key,
      { layout, formerly: formerly.filter((name) => typeof name === "string") },
    ] as const;
  });
  const renamed = [...formerNames(Object.fromEntries(named))]
    .map(([former, key]) => [key, valueAt(names, [former])])
    .filter(([, name]) => name !== undefined);
  return { ...Object.fromEntries(renamed), ...(names as object | undefined) };
}

/**
 * What migrations rename in the pack of a language, with its file where there is anything.
 *
 * @param texts texts to use in place of those on disk, by path as diagnostics show it.
 */
export function renamedInPack(
  language: string,
  texts?: ReadonlyMap<string, string>,
): { sources: SourceFile[]; diagnostics: Diagnostic[] } {
  const tag = packTagOf(language);
  const nothing = { sources: [], diagnostics: [] };
  // Most packs have nothing of the kind, and are not parsed again to find it.
  if (tag === undefined || readPack(tag).moves.length === 0) return nothing;
  const path = displayPath(packPath(tag));
  const source = { file: path, text: texts?.get(path) ?? readPack(tag).text };
  const { file } = readYaml(source);
  if (file === undefined) return nothing;
  const diagnostics = movesInPack(file.value).map((move) => moveFinding(file, move));
  return { sources: [source], diagnostics };
}

function movesInPack(pack: unknown): FoundMove[] {
  return Object.keys(Object(pack)).flatMap((kind) =>
    movesIn(valueAt(pack, [kind]), kind as FileKind).map((move) => {
      return { ...move, from: [kind, ...move.from], to: [kind, ...move.to] };
    }),
  );
}

interface KnownPack {
  text: string;
  pack: unknown;
  /** Keys that have no words yet. */
  gaps: string[];
  moves: FoundMove[];
}

const known = new Map<string, KnownPack>();

/**
 * A language pack, in English where it has gaps. It is read again only when its file has changed.
 * `language-packs.test.ts` holds packs to their schema.
 */
export function readPack(tag: string): KnownPack {
  const text = readFileSync(packPath(tag), "utf8");
  const before = known.get(tag);
  if (before?.text === text) return before;
  const written: unknown = cachedOnDisk(`pack-${tag}`, text, () => parse(text));
  const moves = movesInPack(written);
  const own = moves.reduce(withMove, written);
  const gaps: string[] = [];
  const pack = tag === "en" ? own : withoutGaps(own, readPack("en").pack, "", gaps);
  const read = { text, pack, gaps, moves };
  known.set(tag, read);
  return read;
}

/** The values with the English ones in their gaps, whose keys are added to `gaps`. */
function withoutGaps(own: unknown, english: unknown, key: string, gaps: string[]): unknown {
  if (!(english instanceof Object)) {
    if (own === undefined || own === null) gaps.push(key.slice(1));
    return own ?? english;
  }
  // A list of another length is a translation of its own.
  if (Array.isArray(own) && own.length !== Object.keys(english).length) return own;
  const parts = Object.entries(english).map(([part, words]) => {
    return [part, withoutGaps(valueAt(own, [part]), words, `${key}.${part}`, gaps)] as const;
  });
  if (Array.isArray(english)) return parts.map(([, value]) => value);
  return { ...(own as object | null), ...Object.fromEntries(parts) };
}
