import { realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * The path of a file without links, which the content folder may be; also of a file that is gone. Nothing asks first
 * whether the file exists, since it may go in between.
 */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const folder = dirname(path);
    if (folder === path) throw error;
    return join(realPath(folder), basename(path));
  }
}
