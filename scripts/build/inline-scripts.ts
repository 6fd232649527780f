import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import { themeCookie } from "../../src/browser/contract.ts";
import type { Content } from "../../src/content/content.ts";
import { basePath } from "./base-path.ts";
import { nativeDigits } from "./format-dates.ts";
import { hasFurtherFields } from "./page-content.ts";

/** The two inline scripts, minified; every page has the same. */
export interface InlineScripts {
  /** For the head: runs before anything is painted. */
  theme: string;
  /** For the end of the body. */
  boot: string;
}

/**
 * Compiles the inline scripts. They import nothing at run time, so no bundler is needed.
 *
 * @param countedHost Host on which visits are counted; none by default.
 */
export async function compileInlineScripts(
  content: Content,
  countedHost = "",
): Promise<InlineScripts> {
  const sitePath = basePath();
  const { delivery, language } = content.site;
  const [theme, boot] = await Promise.all([
    compile("theme-script.ts", { themeCookie: themeCookie(sitePath) }),
    // A classic script has no module scope: a block of its own keeps its names out of the page.
    compile(
      "boot.ts",
      {
        ...{ method: delivery.method, digits: nativeDigits(language) ?? "", sitePath, countedHost },
        hasFurtherFields: hasFurtherFields(content),
      },
      (code) => `{${code}}`,
    ),
  ]);
  return { theme, boot };
}

/** @param constants Values that the script declares, by name. */
async function compile(
  file: string,
  constants: Record<string, string | boolean>,
  wrap = (code: string) => code,
): Promise<string> {
  const path = new URL(`../../src/browser/${file}`, import.meta.url);
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const source = await readFile(path, "utf8");
  const { code } = await transformWithOxc(source, file, { target: "es2021", define });
  const { code: minified } = await minify(file, wrap(code.replace(/^export \{\};?$/m, "")));
  return minified.trim();
}
