import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Content } from "../../../src/content/schema/content.ts";
import { ownerFiles } from "../../../src/export/owner-files.ts";
import { packageBin } from "../../package-bin.ts";
import { type ExportedSite, readExport } from "../exported-site.ts";

/**
 * The site that a build of its own makes of some content, in a folder that goes with the run of the tests.
 *
 * @param content What the folder in the variables holds.
 */
export async function builtSite(
  content: Pick<Content, "site" | "pages">,
  environment: Record<"CONTENT_DIR" | "BASE_PATH", string>,
): Promise<ExportedSite> {
  const directory = mkdtempSync(join(tmpdir(), "export-"));
  const vite = packageBin(process.cwd(), "vite");
  await promisify(execFile)(process.execPath, [vite, "build", "--outDir", directory], {
    env: { ...process.env, ...environment },
  });
  const { BASE_PATH, CONTENT_DIR } = environment;
  return readExport(directory, content, BASE_PATH, ownerFiles(CONTENT_DIR));
}
