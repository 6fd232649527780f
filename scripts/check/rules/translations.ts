import { paragraphText } from "../../../src/content/inline.ts";
import { requiredPages } from "../../../src/content/layouts.ts";
import { pageFile } from "../../../src/content/page-key.ts";
import type { Place, TranslatedFile } from "../../content/content-file.ts";
import { code, quote } from "../../content/format.ts";
import { shortName } from "../../content/languages.ts";
import { type Entry, isPair, isTakenName } from "../../content/layers.ts";
import { filePack } from "../../content/read-pack.ts";
import type { Path, YamlFile } from "../../content/read-yaml.ts";
import { isUpToDate, unknown } from "../../content/stamps.ts";
import { groupedBy, pathId, valueAt } from "../../content/values.ts";
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
      const isAtKey = paths.length === 1 && place.length === first.length;
      const name = isAtKey ? "This text" : code(first.join("."));
      const missing =
        paths.length === 1
          ? `${name} is missing.`
          : `${paths.length} texts are missing here. The first is ${name}.`;
      report(
        { ...rangeAt(file.file, place), about: paths },
        {
          message: `${missing} Its source, ${sourcePlace(file, first)}, says: ${quote(valueAt(file.source.value, first))}`,
          hint: there.has(file.file.file)
            ? `Write the text in this language.${needed.includes(file.name) ? "" : " A page or product can also wait: delete its file in this folder until it is whole."}`
            : `\`npx faircopy new language ${translation?.tag}\` writes the file, with each text above an empty key.`,
        },
      );
    }
}

export function checkTranslationGap({ translation, report }: UndatedContext): void {
  for (const file of translation?.files ?? [])
    for (const path of file.gaps)
      report(nearestRange(file, path), {
        message: `The entry ${code(path.join("."))}, ${sourcePlace(file, path)}, is not translated, so the page leaves it out.`,
        hint: file.ownPath(path).includes("-")
          ? `\`npx faircopy new language ${translation?.tag}\` writes its empty keys.`
          : "Translate it. `rules: {translation-gap: error}` in site.yaml stops publishing until then.",
      });
}

export function checkTranslationStale(context: UndatedContext): void {
  const { translation, report } = context;
  const commandFor = (file: TranslatedFile) =>
    `\`npx faircopy fix --translations ${translation?.tag} ${shortName(file.name)}\``;
  for (const { file, at, source, own, path } of translatedPairs(context)) {
    const stamp = file.stamps.get(pathId(file.ownPath(path)));
    if (isUpToDate(stamp, source)) continue;
    const before = stamp === unknown ? "" : ` It said: ${quoteWhole(`${stamp}`)}`;
    report(at, {
      message: stamp
        ? `The source of this text, ${sourcePlace(file, path)}, has changed.${before} It says now: ${quoteWhole(source)} Here: ${quoteWhole(own)}`
        : "No comment above this text has its source.",
      hint: `Compare it with ${file.source.file}, then run ${commandFor(file)}${stamp ? "" : ", which writes the comments"}.`,
    });
  }
  for (const file of translation?.files ?? [])
    for (const path of orphanedPaths(file))
      report({ file: file.own, path } satisfies Place, {
        message: "The source of this text has been deleted.",
        hint: `Delete it here too, or keep it and run ${commandFor(file)}.`,
      });
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
    const counted = words.replaceAll(/\S*(?:@|:\/\/)\S*/g, "").match(word) ?? [];
    if (counted.length > 3)
      context.report(at, {
        message: "This text is the same as its source.",
        hint: "Translate it; names belong in `vocabulary` in the site's own site.yaml.",
      });
  }
}

export function checkTranslationName(context: UndatedContext): void {
  const { translation, sourcePages: pages = [], report } = context;
  const files = translation?.files ?? [];
  const site = files.find(({ name }) => name === "site.yaml")?.source.value;
  const { pageNames } = filePack(site, "site", { pages });
  for (const file of files) {
    const { value, entries, source, missing } = file;
    const lacking = missing.map((path) => valueAt(source.value, path));
    const known: unknown[] = [...vocabularyOf(context), ...lacking];
    for (const { path } of entries.filter(isTakenName)) {
      const name = valueAt(source.value, path);
      const page = valueAt(source.value, [...path.slice(0, -1), "page"]);
      if (known.includes(name) || valueAt(pageNames, [`${page}`]) === name) continue;
      report(nearestRange(file, path), {
        message: `${code(path.join("."))} is ${quote(valueAt(value, path))} here. Its source, ${sourcePlace(file, path)}, says: ${quote(name)}`,
        hint: "Write the name here; one that is the same in each language belongs in `vocabulary` in the site's own site.yaml.",
      });
    }
  }
}

export function checkTranslationNumbers(context: UndatedContext): void {
  for (const { at, source, own } of translatedPairs(context)) {
    const apart = factDifferences(source, own);
    if (!apart) continue;
    const said = [
      apart.lacks.length > 0 ? `lacks ${apart.lacks.join(", ")}` : [],
      apart.adds.length > 0 ? `has ${apart.adds.join(", ")}, and its source does not` : [],
    ].flat();
    context.report(at, {
      message: `This text ${said.join("; it ")}.`,
      hint: "Write the same figures, addresses and slots as the source.",
    });
  }
}

/** Missing texts of a file, by the nearest existing place. If the file has no translation yet, they are one group. */
function missingTexts({ file, own, ownPath, entries, missing, gaps }: TranslatedFile) {
  const isInGap = (path: Path) =>
    gaps.some((gap) => pathId(path.slice(0, gap.length)) === pathId(gap));
  const single = missing.filter((path) => !isInGap(path));
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
  const isKnown = ({ source, field }: Entry) => source !== undefined || !field.isTranslated;
  const known = new Set(entries.filter(isKnown).map(({ path }) => pathId(ownPath(path))));
  return [...stamps.keys()]
    .filter((id) => !known.has(id))
    .map((id) => id.split("\0"))
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

/** Scripts that have no blanks between words: two letters count as one. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2}|[\p{L}\p{M}]{2,}/gu;
