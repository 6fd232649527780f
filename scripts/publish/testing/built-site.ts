import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Content } from "../../../src/content/schema/content.ts";
import { ownerFiles } from "../../export/owner-files.ts";
import { build } from "../build-by-command.ts";
import { type ExportedSite, readExport } from "../exported-site.ts";

/**
 * The site that a build of its own makes of some content, in a folder that goes with the run of the tests.
 *
 * @param content What the folder in the variables holds.
 */
export async function builtSite(
  content: Pick<Content, "site">,
  environment: Record<"CONTENT_DIR" | "BASE_PATH", string>,
): Promise<ExportedSite> {
  const directory = mkdtempSync(join(tmpdir(), "export-"));
  await build(directory, environment);
  const { BASE_PATH, CONTENT_DIR } = environment;
  return readExport(directory, content, BASE_PATH, ownerFiles(CONTENT_DIR));
}
