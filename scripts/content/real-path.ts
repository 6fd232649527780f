import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The path of a file without links, which the content folder may be; also of a file that is gone. */
export const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));
