import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import { memoize } from "../../src/content/memoize.ts";
import type { Route } from "../../src/routes.ts";

/** The two scripts that stand in the HTML itself, minified. */
export interface InlineScripts {
  /** For the head: runs before anything is painted. */
  theme: string;
  /** For the end of the body. */
  boot: string;
}

/**
 * Compiles the inline scripts. They import nothing at run time, so that no bundler is needed.
 *
 * @returns What gives a rendered page its own.
 */
export async function compileInlineScripts(): Promise<
  (html: string, route: Route) => Promise<InlineScripts>
> {
  const theme = await compile("theme-script.ts");
  // As a classic script it has no module scope: a block of its own keeps its names out of the page.
  const bootSaying = memoize((facts) => compile("boot.ts", (code) => `{${facts}${code}}`));
  return async (html, { isMissing = false }) => {
    const has = (attribute: string) => html.includes(` data-${attribute}=`);
    // What the boot script declares without saying what it is.
    const facts = {
      keeps: has("kept"),
      joins: html.includes('="waitlistDialog"'),
      appSends: has("keep"),
      forms: html.includes("<form "),
      posts: /<form [^>]*action="https?:/.test(html),
      moves: has("moving"),
      maps: has("mapplace"),
      files: / href="[^"]*\/files\//.test(html),
      digits: / data-thisyear="[^"]{10}"/.test(html),
      logs: isMissing,
    };
    const said = Object.entries(facts)
      .map(([name, holds]) => `const ${name}=${holds};`)
      .join("");
    return { theme, boot: await bootSaying(said) };
  };
}

async function compile(file: string, wrap = (code: string) => code): Promise<string> {
  const path = new URL(`../../src/inline/${file}`, import.meta.url);
  const { code } = await transformWithOxc(await readFile(path, "utf8"), file, {
    target: "es2021",
  });
  const { code: minified } = await minify(file, wrap(code.replace(/^export \{\};?$/m, "")));
  return minified.trim();
}
