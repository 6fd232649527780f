import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createStaticHost } from "../../scripts/build/hosts/static-host.ts";
import { basePath } from "../../scripts/disk/base-path.ts";
import { type Host, listen } from "./listen.ts";

/** The export that the tests are for. */
export const testedFolder = resolve(process.env["TEST_FOLDER"] ?? "dist");

/**
 * Serves an export on a free port of the loopback address.
 *
 * @param directory Folder of the export.
 * @param base Path below which it is published, with a slash at both ends.
 * @throws Where the folder does not exist.
 */
export async function serveExport(directory: string, base = basePath()): Promise<Host> {
  if (!existsSync(directory))
    throw new Error(`There is no folder ${directory} to test. Run: npm run build`);
  return listen(createStaticHost({ directory, base }));
}
