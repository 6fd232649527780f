import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";

/** The two scripts that stand in the HTML itself, minified. */
export interface InlineScripts {
  /** For the head: runs before anything is painted. */
  theme: string;
  /** For the end of the body. */
  boot: string;
}

/** Compiles the inline scripts. They import nothing at run time, so that no bundler is needed. */
export async function compileInlineScripts(): Promise<(html: string) => InlineScripts> {
  const [theme, boot, keepingBoot] = await Promise.all([
    compile("theme-script.ts"),
    compileBoot(false),
    compileBoot(true),
  ]);
  return (html) => ({ theme, boot: html.includes(" data-kept=") ? keepingBoot : boot });
}

/** As a classic script it has no module scope: a block of its own keeps its names out of the page. */
function compileBoot(keeps: boolean): Promise<string> {
  return compile("boot.ts", (code) => `{const keeps=${keeps};${code}}`);
}

async function compile(file: string, wrap = (code: string) => code): Promise<string> {
  const path = new URL(`../${file}`, import.meta.url);
  const { code } = await transformWithOxc(await readFile(path, "utf8"), file, {
    target: "es2021",
  });
  const { code: minified } = await minify(file, wrap(code.replace(/^export \{\};?$/m, "")));
  return minified.trim();
}
