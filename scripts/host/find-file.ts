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
  if (plain === undefined || plain.includes("\0")) return undefined;
  const root = resolve(directory);
  // Hosts read their settings from this file and do not serve it, however its path is spelt.
  const settings = join(root, "_headers");
  return [plain, `${plain}.html`, `${plain}/index.html`]
    .map((name) => join(root, name))
    .find((file) => file.startsWith(root + sep) && file !== settings && isFile(file));
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Nothing is there, a file stands where the path wants a folder, or a name is too long.
    return false;
  }
}
