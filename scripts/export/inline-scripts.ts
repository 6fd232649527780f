import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import type { Delivery } from "../../src/content/schema/delivery.ts";

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
 */
export async function compileInlineScripts(method: Delivery["method"]): Promise<InlineScripts> {
  const [theme, boot] = await Promise.all([
    compile("theme-script.ts"),
    // A classic script has no module scope: a block of its own keeps its names out of the page.
    compile("boot.ts", (code) => `{const method="${method}";${code}}`),
  ]);
  return { theme, boot };
}

async function compile(file: string, wrap = (code: string) => code): Promise<string> {
  const path = new URL(`../../src/inline/${file}`, import.meta.url);
  const { code } = await transformWithOxc(await readFile(path, "utf8"), file, { target: "es2021" });
  const { code: minified } = await minify(file, wrap(code.replace(/^export \{\};?$/m, "")));
  return minified.trim();
}
