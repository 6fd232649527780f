import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../", import.meta.url));

/** An import of something else than types. */
const valueImport = /^(?:import|export) (?!type )[^;"]*?from "(\.[^"]+)"/gm;

/**
 * Texts of some components and of all that they import, one through the other. What is loaded only
 * when it is wanted does not count.
 *
 * @param files their paths below `src/`.
 */
export function reachableSources(files: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const visit = (path: string) => {
    if (texts.has(path) || !existsSync(path)) return;
    const text = readFileSync(path, "utf8");
    texts.set(path, text);
    for (const [, target] of text.matchAll(valueImport)) visit(join(dirname(path), `${target}`));
  };
  for (const file of files) visit(join(source, file));
  return [...texts].flatMap(([path, text]) => (path.endsWith(".tsx") ? [text] : []));
}
