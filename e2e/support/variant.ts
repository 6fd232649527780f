import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { basePath } from "../../src/export/base-path.ts";
import { buildInTurn } from "./build.ts";
import { contentFolder } from "./content.ts";
import { contentsOf } from "./folder-contents.ts";
import { serveExport } from "./host.ts";
import type { Host } from "./listen.ts";
import { inProject } from "./project.ts";
import { sharedFolder } from "./shared-folder.ts";

/**
 * Builds the site from a changed copy of its content, and serves it.
 *
 * @param change Changes the copy, whose folder it is given.
 * @param base Path below which it is published, with a slash at both ends.
 */
export async function serveVariant(
  change: (content: string) => Promise<void>,
  base = basePath(),
): Promise<Host & { folder: string }> {
  const content = await mkdtemp(join(tmpdir(), "content-"));
  try {
    await cp(contentFolder, content, { recursive: true });
    await change(content);
    const folder = await builtFrom(content, base);
    return { ...(await serveExport(folder, base)), folder };
  } finally {
    await rm(content, { recursive: true });
  }
}

/** The folder of the site that a content folder makes, which workers with the same content share. */
function builtFrom(content: string, base: string): Promise<string> {
  const made = JSON.stringify([contentsOf(content), base]);
  const name = createHash("sha256").update(made).digest("hex").slice(0, 16);
  return sharedFolder(`site-${name}`, (folder) =>
    buildInTurn(folder, { CONTENT_DIR: content, BASE_PATH: base }),
  );
}

/** Sets some keys of a content file. */
export async function setInFile(file: string, values: object): Promise<void> {
  const content = parse(await readFile(file, "utf8"));
  await writeFile(file, stringify({ ...content, ...values }));
}

/** Adds one more product, whose waitlist is open, to a content folder. */
export function addOpenProduct(content: string): Promise<void> {
  return cp(inProject("e2e/content"), content, { recursive: true });
}
