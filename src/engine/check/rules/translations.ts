import { groupedBy } from "../../../words/grouped-by.ts";
import { paragraphText } from "../../../words/inline.ts";
import { unspaced } from "../../../words/long-word.ts";
import { commas, found, say } from "../../../words/say.ts";
import { outerName, quote, subjectName } from "../../format.ts";
import { isAtOrBelow, pathId, pathOf } from "../../path-id.ts";
import { requiredPages } from "../../schema/layouts.ts";
import { pageFile } from "../../schema/values/page-key.ts";
import {
  type DocumentEntry,
  isPair,
  isTakenName,
  isUpToDate,
  linesHint,
  type Place,
  type TranslatedFile,
  unknown,
} from "../../shape/index.ts";
import { filePack, shortName } from "../../site/index.ts";
import { valueAt } from "../../values.ts";
import type { Path, YamlFile } from "../../yaml/index.ts";
import { factDifferences } from "../facts-in.ts";
import { vocabularyOf } from "../matches.ts";
import type { FileRange, RuleContext, UndatedContext } from "../rule-context.ts";

/** The files that each language needs. */
const needed = ["site.yaml", ...requiredPages.map(pageFile)];

export function checkTranslationMissing({ translation, report }: UndatedContext): void {
  const there = new Set(translation?.sources.map(({ file }) => file));
  for (const file of translation?.files ?? [])
    for (const { place, paths } of missingTexts(file)) {
      const [first = []] = paths;
      const which = paths.length > 1 ? "many" : place.length === first.length ? "here" : "one";
      const message = say(`translations.missing.${which}`, {
        ...{ count: paths.length, place: sourcePlace(file, first) },
        key: which === "many" ? `${outerName(first)}` : subjectName(first),
        words: quote(valueAt(file.source.value, first)),
      });
      const canWait = needed.includes(file.name) ? [] : [say("translations.can-wait")];
      const hint = there.has(file.file.file)
        ? [say("translations.write"), ...canWait].join(" ")
        : say("translations.write-file", { tag: `${translation?.tag}` });
      report({ ...rangeAt(file.file, place), about: paths }, { message, hint });
    }
}

export function checkTranslationGap({ translation, report }: UndatedContext): void {
  for (const file of translation?.files ?? [])
    for (const path of file.gaps)
      report(nearestRange(file, path), {
        ...found("translations.gap", { key: subjectName(path), place: sourcePlace(file, path) }),
        ...(file.ownPath(path).includes("-") && entryHint(file, path)),
      });
}

/** To write the lines of an entry that a list lacks, if it is a text or all its texts are in keys of its own. */
function entryHint({ missing }: TranslatedFile, gap: Path) {
  const texts = missing
    .filter((path) => isAtOrBelow(path, gap))
    .map((path) => path.slice(gap.length));
  if (texts.some(([key, below]) => typeof key === "number" || below !== undefined)) return {};
  const lines = texts.map(([key]) => (key === undefined ? "- …" : `  ${key}: …`));
  const entry = { lines: lines.map((line, at) => (at === 0 ? line.replace("  ", "- ") : line)) };
  return { hint: linesHint({ ...entry, lacks: [] }) };
}

export function checkTranslationStale(context: UndatedContext): void {
  const { translation, report } = context;
  const tag = `${translation?.tag}`;
  const files = translation?.files ?? [];
  const byName = groupedBy(files, ({ name }) => shortName(name));
  // A page and a product can have one name.
  const nameFor = (name: string) =>
    byName.get(shortName(name))?.length === 1 ? shortName(name) : name;
  for (const { file, at, source, own, path } of translatedPairs(context)) {
    const stamp = file.stamps.get(pathId(file.ownPath(path)));
    // Figures alone are compared as such.
    const isFigure = !/\p{L}/u.test(source + own);
    if (isFigure || isUpToDate(stamp, source)) continue;
    const slots = { file: file.source.file, tag, name: nameFor(file.name) };
    const place = sourcePlace(file, path);
    const words = { now: quoteWhole(source), own: quoteWhole(own), place };
    const before = quoteWhole(`${stamp}`);
    report(
      at,
      stamp
        ? {
            ...found("translations.stale", { ...slots, ...words, before }),
            ...(stamp === unknown && { message: say("translations.stale-unknown", words) }),
          }
        : found("translations.unstamped", slots),
    );
  }
  for (const file of files)
    for (const path of orphanedPaths(file))
      report(
        { file: file.own, path } satisfies Place,
        found("translations.orphaned", { tag, name: nameFor(file.name) }),
      );
}

export function checkTranslationSame(context: UndatedContext): void {
  const [{ source } = {}] = context.translation?.files ?? [];
  // Varieties of one language, such as de and de-CH, have most texts in common.
  if (baseLanguage(valueAt(source?.value, ["language"])) === baseLanguage(context.translation?.tag))
    return;
  const known = [...vocabularyOf(context), ...context.names.map(({ value }) => value)];
  for (const { at, source, own } of translatedPairs(context)) {
    if (source.trim() !== own.trim()) continue;
    const words = known.reduce((text, name) => text.replaceAll(name, ""), paragraphText(own).text);
    const counted = words.replaceAll(/(?<!\S)\S*?(?:@|:\/\/)\S*/g, "").match(word) ?? [];
    if (counted.length > 3) context.report(at, found("translations.same"));
  }
}

export function checkTranslationName(context: UndatedContext): void {
  const { translation, sourcePages: pages = [], report } = context;
  const files = translation?.files ?? [];
  const site = files.find(({ name }) => name === "site.yaml")?.source.value;
  const { pageNames } = filePack(context.host, site, "site", { pages });
  for (const file of files) {
    const { value, entries, source, missing } = file;
    const lacking = missing.map((path) => valueAt(source.value, path));
    const known: unknown[] = [...vocabularyOf(context), ...lacking];
    for (const { path } of entries.filter(isTakenName)) {
      const name = valueAt(source.value, path);
      const page = valueAt(source.value, [...path.slice(0, -1), "page"]);
      if (known.includes(name) || valueAt(pageNames, [`${page}`]) === name) continue;
      const place = sourcePlace(file, path);
      const words = { own: quote(valueAt(value, path)), words: quote(name) };
      const key = subjectName(typeof path.at(-2) === "number" ? path.slice(0, -1) : path);
      report(nearestRange(file, path), found("translations.other-name", { ...words, key, place }));
    }
  }
}

export function checkTranslationNumbers(context: UndatedContext): void {
  for (const { at, source, own } of translatedPairs(context)) {
    const apart = factDifferences(source, own);
    if (!apart) continue;
    const [lacks, adds] = [commas(apart.lacks), commas(apart.adds)];
    const differs = apart.adds.length === 0 ? "lacks" : apart.lacks.length === 0 ? "adds" : "both";
    context.report(at, found("translations.figures", { differs, lacks, adds }));
  }
}

/** Missing texts of a file, by the nearest existing place. If the file has no translation yet, they are one group. */
function missingTexts({ file, own, ownPath, entries, missing, gaps }: TranslatedFile) {
  const single = missing.filter((path) => !gaps.some((gap) => isAtOrBelow(path, gap)));
  const isBegun = entries.some(isPair);
  const nearestPath = (path: Path) =>
    file.keyRange(path) ? path : path.slice(0, nearestWrittenPath(own, ownPath(path)).length);
  const places = single.map((path) => ({ path, place: isBegun ? nearestPath(path) : [] }));
  return [...groupedBy(places, ({ place }) => pathId(place)).values()].map((group) => ({
    place: group[0]?.place ?? [],
    paths: group.map(({ path }) => path),
  }));
}

/** The nearest place on the way to a path that a file has written. */
function nearestWrittenPath(file: YamlFile, path: Path): Path {
  const isWritten = (depth: number) => valueAt(file.value, path.slice(0, depth)) !== undefined;
  const depth = [...path.keys(), path.length].findLast(isWritten) ?? 0;
  return path.slice(0, depth);
}

/** Where a file has a path of its source, or the nearest place on the way to it. */
function nearestRange({ own, ownPath }: TranslatedFile, path: Path): FileRange {
  return { ...rangeAt(own, nearestWrittenPath(own, ownPath(path))), about: [path] };
}

/** The range of a key or value; for the whole file, its top. */
function rangeAt(file: YamlFile, place: Path): FileRange {
  const range = file.keyRange(place) ?? (place.length > 0 ? file.valueRange(place) : undefined);
  return { file: file.file, ...range };
}

/** Pairs of translated texts and their sources, without gaps. */
function* translatedPairs({ translation }: Pick<RuleContext, "translation">) {
  for (const file of translation?.files ?? [])
    for (const { path, source, value } of file.entries.filter(isPair)) {
      const at: Place = { file: file.file, path };
      if (value !== "…") yield { file, at, path, source, own: value };
    }
}

/** Texts of a file that were translated, and whose source has gone since. */
function orphanedPaths({ own, ownPath, entries, stamps, isWhole }: TranslatedFile): Path[] {
  // The key behind a comment may be misspelt.
  if (!isWhole) return [];
  // A value that is no text may have a stamp between brackets.
  const isKnown = ({ source, field }: DocumentEntry) => source !== undefined || !field.isTranslated;
  const known = new Set(entries.filter(isKnown).map(({ path }) => pathId(ownPath(path))));
  return [...stamps.keys()]
    .filter((id) => !known.has(id))
    .map(pathOf)
    .filter((path) => typeof valueAt(own.value, path) === "string");
}

/** Where the source of a text is, such as `content/pages/about.yaml:12`. */
function sourcePlace({ source }: Pick<TranslatedFile, "source">, path: Path): string {
  const range = source.keyRange(path) ?? source.valueRange(path);
  return `${source.file}:${range?.start.line ?? 1}`;
}

/** A text in quotes, on one line, with all its words: what has changed may be the last. */
function quoteWhole(text: string): string {
  return `"${text.replaceAll(/\s+/g, " ").trim()}"`;
}

/** The language of a tag, without script and region. */
function baseLanguage(tag: unknown): string | undefined {
  return `${tag}`.split("-")[0];
}

/** A word; without blanks between words, two letters count as one. */
const word = new RegExp(`${unspaced.source}{2}|[\\p{L}\\p{M}]{2,}`, "gu");
