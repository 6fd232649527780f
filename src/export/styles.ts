import { readFileSync } from "node:fs";
import { createGenerator } from "@unocss/core";
import { transform } from "lightningcss";
import type { Site } from "../content/schema/site.ts";
import { deepScriptCss } from "../design/deep-scripts.ts";
import { shortcuts } from "../design/shortcuts.ts";
import { themeCss } from "../design/theme.ts";
import { unoConfig } from "../design/uno.ts";

const baseCss = readFileSync(new URL("../design/base.css", import.meta.url), "utf8");

/** Names of styles, as they stand in `src/design/shortcuts.ts`. */
export type StyleNames = ReadonlySet<string>;

/** Makes minified style sheets. */
export interface Styler {
  /** Theme, base, and the named styles: all that a page needs. */
  page: (names: StyleNames) => Promise<string>;
  /** The named styles alone. */
  part: (names: StyleNames) => Promise<string>;
}

/** Makes style sheets for a theme and a language, with the styles that somebody uses and no other. */
export async function createStyler(
  theme: Site["theme"],
  language?: Site["language"],
): Promise<Styler> {
  const uno = await createGenerator(unoConfig);
  const part = async (names: StyleNames) => {
    const { css } = await uno.generate(new Set(names), { preflights: false, safelist: false });
    return css;
  };
  // Works out each style once, while the bundler is busy in threads of its own; uno remembers it.
  await part(new Set(Object.keys(shortcuts)));
  return {
    part: async (names) => minify(await part(names)),
    page: async (names) => {
      const base = `${themeCss(theme)}\n${baseCss}\n${deepScriptCss(language)}`;
      return minify(`${base}\n${await part(names)}`);
    },
  };
}

/** The names in the quoted texts of some sources. */
export function styleNamesIn(sources: Iterable<string>): StyleNames {
  return namesAmong([...sources].flatMap((source) => [...source.matchAll(/"([a-z -]+)"/g)]));
}

/** The names that elements of a document carry. */
export function styleNamesOf(html: string): StyleNames {
  return namesAmong([...html.matchAll(/ class="([^"]+)"/g)]);
}

/** What of some found lists of words names a style. */
function namesAmong(found: RegExpExecArray[]): StyleNames {
  const words = found.flatMap(([, text]) => `${text}`.split(" "));
  return new Set(words.filter((word) => shortcuts[word]));
}

function minify(css: string): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true }).code.toString();
}
