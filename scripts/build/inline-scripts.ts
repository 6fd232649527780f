import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import { themeCookie } from "../../src/browser/contract.ts";
import type { Delivery } from "../../src/content/delivery.ts";
import { basePath } from "./base-path.ts";
import { nativeDigits } from "./format-dates.ts";

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
 * @param method How messages are sent, which the boot script asks.
 * @param language The site's, which may have its own digits.
 * @param countedHost Host on which visits are counted; none by default.
 * @param hasFurtherFields Whether the form has fields of the owner's.
 */
export async function compileInlineScripts(
  method: Delivery["method"],
  language: string,
  countedHost = "",
  hasFurtherFields = false,
): Promise<InlineScripts> {
  const sitePath = basePath();
  const [theme, boot] = await Promise.all([
    compile("theme-script.ts", { themeCookie: themeCookie(sitePath) }),
    // A classic script has no module scope: a block of its own keeps its names out of the page.
    compile(
      "boot.ts",
      { method, sitePath, countedHost, digits: nativeDigits(language) ?? "", hasFurtherFields },
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
