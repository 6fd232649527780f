import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createGenerator } from "@unocss/core";
import {
  type CustomAtRules,
  Features,
  type SelectorComponent,
  type TransformOptions,
  transform,
} from "lightningcss";
import type { Site } from "../../../src/engine/schema/site.ts";
import { withValues } from "../../../src/site/design/css-values.ts";
import { shortcuts } from "../../../src/site/design/shortcuts.ts";
import { themeCss } from "../../../src/site/design/theme.ts";
import { hyphensCss, numbersCss, typeCss } from "../../../src/site/design/type.ts";
import { unoConfig } from "../../../src/site/design/uno.ts";
import { lazy, memoize } from "../../../src/words/memoize.ts";
import { filesBelow } from "../../disk/files-below.ts";
import { keptValue } from "../../kept-value.ts";
import { packageRoot } from "../../package.ts";
import { nativeDigits } from "../prepare/format-dates.ts";

const folder = join(packageRoot, "src/site/design");
const readStyles = (file: string) => readFileSync(join(folder, file), "utf8");

/** What rules are for: names of classes, elements as `<h3`, states as `aria-invalid="true"`, and `dir="rtl"`. */
export type StyleNames = ReadonlySet<string>;

export interface Styler {
  /** What comes from the firm's letter or drawing. */
  drawn: string;
  /** All that a page needs: theme, base, and the rules for what it shows; without `shown`, all rules. */
  page: (shown?: StyleNames) => string;
  /** What it also needs once React shows other classes, elements and states. */
  late: (shown: StyleNames, later: StyleNames) => string;
}

/** The named styles, which are the same on each site. */
const namedStyles = lazy(() => {
  const { presets, ...own } = unoConfig;
  const id = JSON.stringify(own, (_, one) => (typeof one === "function" ? `${one}` : one));
  return keptValue("styles", id, async () => {
    const uno = await createGenerator(unoConfig);
    const names = new Set(Object.keys(shortcuts));
    return (await uno.generate(names, { preflights: false, safelist: false })).css;
  });
});

/** The styles of sites that were made last: a development server makes those of each page again. */
const recentStyler = memoize(stylerFor, { most: 4 });

/** Makes style sheets for a theme and a language, with only the rules that are needed. */
export async function createStyler(
  theme: Site["theme"],
  language: Site["language"],
  drawn = "",
): Promise<Styler> {
  // After the shortcuts, so that it prevails over them.
  const beyond = readdirSync(folder).filter((file) => /(?<!base)\.css$/.test(file));
  const parts = [
    ...[themeCss(theme), readStyles("base.css"), typeCss(language)],
    ...[numbersCss(nativeDigits(language)), await namedStyles()],
    ...[...beyond.sort().map(readStyles), ...sectionStyles()],
    ...[hyphensCss(language), drawn],
  ];
  const sheet = withValues(parts.join("\n"));
  return { drawn, ...recentStyler(sheet) };
}

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
  };
}

/**
 * Classes of what a document has from the start or never: links to other languages, further fields of a form, places, and
 * a crowded header.
 */
const neverLater = /(^|-)(languages?|further|places?|crowded)(-|$)/;

const separator = "\n\n";
const formatNames = (names: StyleNames) => [...names].sort().join("\n");
const parseNames = (list: string): StyleNames => new Set(list.split("\n"));

/** The styles of each kind of section, from the folder of its component. */
function sectionStyles(): string[] {
  const sections = join(packageRoot, "src/site/sections");
  const styles = filesBelow(sections).filter((file) => file.endsWith(".css"));
  return styles.map((file) => readFileSync(join(sections, file), "utf8"));
}

/**
 * Code that adds the styles of what only React shows: a page then carries what it shows, and the boot
 * script waits for these as for any chunk. A constructed style sheet needs no element, and no leave
 * from the Content Security Policy.
 */
export function styleAddingCode(css: string): string {
  if (!css) return "";
  return `const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s];`;
}

/**
 * A style sheet without the custom properties, such as colours of the theme, that nothing uses.
 *
 * @param beside Other text that may use them: more styles, and the document.
 */
export function withoutUnusedProperties(css: string, beside: string): string {
  const uses = `${css} ${beside}`.matchAll(/var\((--[\w-]+)/g);
  const used = new Set(Array.from(uses, ([, name]) => name));
  return css.replace(/(?<![\w-])(--[\w-]+):[^;{}]+;?/g, (declaration, name) =>
    used.has(name) ? declaration : "",
  );
}

/** Words in the quoted texts of some sources, among which are the classes that they give. */
export function styleNamesIn(sources: Iterable<string>): StyleNames {
  return matchedNames([...sources].flatMap((source) => [...source.matchAll(/"([a-z -]+)"/g)]));
}

/** The elements of a document, their classes, their states, and the ways in which they run. */
export function styleNamesOf(html: string): StyleNames {
  const shown = / class="([^"]+)"|(<[a-z]\w*)| ((?:aria-[a-z]+|dir)="[a-z]+")/g;
  return matchedNames([...html.matchAll(shown)]);
}

function matchedNames(found: RegExpExecArray[]): StyleNames {
  return new Set(found.flatMap(([, ...texts]) => texts.join(" ").trim().split(" ")));
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
