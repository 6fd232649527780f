import { statSync } from "node:fs";
import { join, resolve, sep } from "node:path";

/**
 * The file that stands for a path: itself, the page of that name, or a folder's first page. A slash
 * at the end makes no difference.
 *
 * @returns Nothing where there is none, or where the path leads out of the folder.
 */
export function findFile(directory: string, path: string): string | undefined {
  const plain = decode(path)?.replace(/\/+$/, "");
  // Hosts read their settings from this file and do not serve it.
  if (plain === undefined || plain.includes("\0") || plain === "/_headers") return undefined;
  const root = resolve(directory);
  const target = join(root, plain);
  if (target !== root && !target.startsWith(root + sep)) return undefined;
  return [target, `${target}.html`, join(target, "index.html")].find(isFile);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
