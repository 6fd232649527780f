import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createGenerator } from "@unocss/core";
import {
  type CustomAtRules,
  Features,
  type SelectorComponent,
  type TransformOptions,
  transform,
} from "lightningcss";
import type { Site, VoiceName } from "../../../src/engine/schema/site.ts";
import { type StyleNames, type Styler, styleNamesIn } from "../../../src/render/page-styles.ts";
import { nativeDigits } from "../../../src/render/prepare/dates/format-dates.ts";
import { withValues } from "../../../src/site/design/css-values.ts";
import { themeCss } from "../../../src/site/design/theme.ts";
import { hyphensCss, numbersCss, typeCss } from "../../../src/site/design/type.ts";
import { unoConfig } from "../../../src/site/design/uno.ts";
import { voiceRows, voiceValues } from "../../../src/site/design/voice.ts";
import { lazy, memoize } from "../../../src/words/memoize.ts";
import { filesBelow } from "../../disk/files-below.ts";
import { keptValue } from "../../kept-value.ts";
import { packageRoot } from "../../package.ts";

const folder = join(packageRoot, "src/site/design/sheets");
const readStyles = (file: string) => readFileSync(join(folder, file), "utf8");

/** The named styles of each site with a voice. */
const namedStyles = memoize((voice) => {
  const config = unoConfig(voice as VoiceName);
  const { presets, ...own } = config;
  const id = JSON.stringify(own, (_, one) => (typeof one === "function" ? `${one}` : one));
  return keptValue("styles", id, async () => {
    const uno = await createGenerator(config);
    const names = new Set(Object.keys(config.shortcuts ?? {}));
    return (await uno.generate(names, { preflights: false, safelist: false })).css;
  });
});

/** The styles of sites that were made last: a development server makes those of each page again. */
const recentStyler = memoize(stylerFor, { most: 4 });

/** Makes style sheets for a theme and a locale, with only the rules that are needed. */
export async function createStyler(
  theme: Site["theme"],
  locale: string,
  drawn = "",
): Promise<Styler> {
  // After the shortcuts, so that it prevails over them.
  const beyond = readdirSync(folder).filter((file) => /(?<!base)\.css$/.test(file));
  const { voice = "book" } = theme;
  const parts = [
    ...[themeCss(theme), readStyles("base.css"), typeCss(locale, voiceRows[voice].faces)],
    ...[numbersCss(nativeDigits(locale)), await namedStyles(voice)],
    ...[...beyond.sort().map(readStyles), ...sectionStyles()],
    ...[voiceStyles(voice), hyphensCss(locale), drawn],
  ];
  const sheet = withValues(parts.join("\n"), voiceValues(voice, locale));
  return { drawn, ...recentStyler(sheet) };
}

/** What a voice has beyond values; a book has nothing. */
const voiceStyles = (voice: VoiceName) =>
  voice === "book" ? "" : readStyles(`voices/${voice}.css`);

/** Names in the quoted texts of some sources. */
const laterNames = memoize((sources) => styleNamesIn(reachableSources(sources.split(" "))));

/** What makes style sheets with only the needed rules of one with all. */
function stylerFor(all: string): Omit<Styler, "drawn"> {
  // Nested rules become flat, so that each selector names all its classes.
  const sheet = runLightningCss(all, { include: Features.Nesting });
  const wholeSheet = lazy(() => keepRules(sheet, () => true));
  // Most pages of a large site show what others do.
  const page = memoize((names) => {
    const shown = parseNames(names);
    return keepRules(sheet, (names) => names.every((name) => shown.has(name)));
  });
  const late = memoize((names) => {
    const [shown, later] = names.split(separator).map(parseNames) as [StyleNames, StyleNames];
    // Scripts may add elements and states to any page, but no other way to run.
    const mayAppearLater = (name: string) =>
      (later.has(name) && !neverLater.test(name)) || /^(<|aria-)/.test(name);
    return keepRules(
      sheet,
      (names) =>
        names.some((name) => !shown.has(name)) &&
        names.every((name) => shown.has(name) || mayAppearLater(name)),
    );
  });
  return {
    page: (shown) => (shown ? page(formatNames(shown)) : wholeSheet()),
    late: (shown, later) => late(formatNames(shown) + separator + formatNames(later)),
    namesIn: (sources) => laterNames(sources.join(" ")),
  };
}

/**
 * Classes of what a document has from the start or never: links to other languages, further fields of a form, places,
 * pages below another in the menu, a crowded header, hours, and screens of products.
 */
const neverLater = /(^|-)(languages?|further|places?|crowded|below|screen|front|line|hours)(-|$)/;

const separator = "\n\n";
const formatNames = (names: StyleNames) => [...names].sort().join("\n");
const parseNames = (list: string): StyleNames => new Set(list.split("\n"));

/** The styles of each kind of section, from the folder of its component. */
function sectionStyles(): string[] {
  const sections = join(packageRoot, "src/site/sections");
  const styles = filesBelow(sections).filter((file) => file.endsWith(".css"));
  return styles.map((file) => readFileSync(join(sections, file), "utf8"));
}

/** Classes with numbers in the language's digits. */
const numbered = ["text-section", "step-item"];

/**
 * Keeps rules of a flat style sheet whose selectors all pass `isWanted`; digits count as any class that has numbers.
 */
function keepRules(css: string, isWanted: (names: string[]) => boolean): string {
  const picked = runLightningCss(css, {
    minify: true,
    visitor: {
      Rule: {
        "counter-style": () => (numbered.some((name) => isWanted([name])) ? undefined : []),
        // Rules of the whole document, which every page has from the start.
        page: () => (isWanted([]) ? undefined : []),
        keyframes: () => (isWanted([]) ? undefined : []),
      },
      Selector: (selector) => (isWanted(selector.flatMap(selectorNames)) ? undefined : []),
    },
  });
  // A query whose only rule was left out is empty.
  return picked.replace(/@media[^@{}]*\{\}/g, "");
}

function selectorNames(part: SelectorComponent): string[] {
  if (part.type === "class") return [part.name];
  if (part.type === "type") return [`<${part.name}`];
  if (part.type === "pseudo-class" && part.kind === "has")
    return part.selectors.flatMap((selector) => selector.flatMap(selectorNames));
  if (part.type === "pseudo-class" && part.kind === "is") {
    const [first = [], ...others] = part.selectors.map((one) => one.flatMap(selectorNames));
    return first.filter((name) => others.every((names) => names.includes(name)));
  }
  if (part.type !== "attribute" || part.operation?.operator !== "equal") return [];
  return /^(aria-|dir$)/.test(part.name) ? [`${part.name}="${part.operation.value}"`] : [];
}

/** A text of CSS, minified; nested rules become flat. */
export const minifiedCss = (css: string): string =>
  runLightningCss(css, { minify: true, include: Features.Nesting });

function runLightningCss(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  return transform({ filename: "page.css", code: Buffer.from(css), ...options }).code.toString();
}

/** An import of more than types. */
const valueImport = /^(?:import|export) (?!type )[^;"]*?from "(\.[^"]+)"/gm;

/**
 * Source texts of some components and of everything that they import, directly or not. Dynamic imports do
 * not count.
 *
 * @param files Paths of the components below `src/site/`.
 */
export function reachableSources(files: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const visit = (path: string) => {
    if (texts.has(path)) return;
    const text = readFileSync(path, "utf8");
    texts.set(path, text);
    for (const [, target = ""] of text.matchAll(valueImport)) visit(join(dirname(path), target));
  };
  for (const file of files) visit(join(packageRoot, "src/site", file));
  return [...texts.values()];
}
