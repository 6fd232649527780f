import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { createGenerator } from "unocss";
import type { Site } from "../content/schema/site.ts";
import { shortcuts } from "../design/shortcuts.ts";
import { themeCss } from "../design/theme.ts";
import { unoConfig } from "../design/uno.ts";

const baseCss = readFileSync(new URL("../design/base.css", import.meta.url), "utf8");

/**
 * Makes the style sheet of a page: theme, base, and the shortcuts that are named in the given
 * sources, minified. A page carries the classes of its own modules only.
 */
export async function createStyler(theme: Site["theme"]): Promise<Styler> {
  const uno = await createGenerator(unoConfig);
  const shared = `${themeCss(theme)}\n${baseCss}`;
  return async (sources) => {
    const names = new Set<string>();
    for (const source of sources)
      for (const [, text] of source.matchAll(/"([a-z -]+)"/g))
        for (const word of (text as string).split(" ")) if (shortcuts[word]) names.add(word);
    const { css } = await uno.generate(names, { preflights: false, safelist: false });
    const { code } = transform({
      filename: "page.css",
      code: Buffer.from(`${shared}\n${css}`),
      minify: true,
    });
    return code.toString();
  };
}

/** From source texts to one minified style sheet. */
export type Styler = (sources: Iterable<string>) => Promise<string>;
