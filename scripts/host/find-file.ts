import { existsSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";

/**
 * The file that stands for a path: itself, the page of that name, or a folder's first page. A slash
 * at the end makes no difference.
 *
 * @returns Nothing where there is none, or where the path leads out of the folder.
 */
export function findFile(directory: string, path: string): string | undefined {
  const root = resolve(directory);
  // Hosts read their settings from these files and do not serve them, however a path is spelt.
  const settings = ["_headers", "_redirects"].map((name) => join(root, name));
  try {
    const plain = decodeURIComponent(path).replace(/\/+$/, "");
    return [plain, `${plain}.html`, `${plain}/index.html`]
      .map((name) => join(root, name))
      .filter((file) => file.startsWith(root + sep) && !settings.includes(file))
      .find((file) => existsSync(file) && statSync(file).isFile());
  } catch {
    // It is no path at all, or a build has just taken the file away.
    return undefined;
  }
}
