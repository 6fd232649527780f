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
export async function compileInlineScripts(): Promise<InlineScripts> {
  const [theme, boot] = await Promise.all(["theme-script.ts", "boot.ts"].map(compile));
  return { theme: theme as string, boot: boot as string };
}

async function compile(file: string): Promise<string> {
  const path = new URL(`../${file}`, import.meta.url);
  const { code } = await transformWithOxc(await readFile(path, "utf8"), file, {
    target: "es2021",
  });
  // A block of its own keeps names out of the page; as a classic script it has no module scope.
  const body = code.replace(/^export \{\};?$/m, "");
  const { code: minified } = await minify(file, `{${body}}`);
  return minified.trim();
}
