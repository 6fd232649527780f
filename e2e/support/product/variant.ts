import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { basePath } from "../../../scripts/export/base-path.ts";
import { contentFolder } from "../content.ts";
import { serveExport } from "../host.ts";
import type { Host } from "../listen.ts";
import { inProject } from "../project.ts";
import { buildInTurn, contentsOf } from "./build.ts";
import { sharedFolder } from "./shared-folder.ts";

/**
 * Builds the site from a changed copy of its content, and serves it. Both go with the run's temporary folder.
 *
 * @param change Changes the copy, whose folder it is given.
 * @param base Path below which it is published, with a slash at both ends.
 * @param service Address that the site is to have in place of {@link anyService}.
 */
export async function serveVariant(
  change: (content: string) => Promise<void>,
  base = basePath(),
  service?: string,
): Promise<Host & { folder: string }> {
  const content = await mkdtemp(join(tmpdir(), "content-"));
  await cp(contentFolder, content, { recursive: true });
  await change(content);
  const built = await builtFrom(content, base);
  const folder = service ? await withService(built, service) : built;
  return { ...(await serveExport(folder, base)), folder };
}

/** The folder of the site that a content folder makes, which workers with the same content share. */
function builtFrom(content: string, base: string): Promise<string> {
  const made = JSON.stringify([contentsOf(content), base]);
  const name = createHash("sha256").update(made).digest("hex").slice(0, 16);
  return sharedFolder(`site-${name}`, (folder) =>
    buildInTurn(folder, { CONTENT_DIR: content, BASE_PATH: base }),
  );
}

/** The address that stands for that of a worker's own service, so that workers share what they build. */
export const anyService = "http://127.0.0.1:10000";

/** A copy of a site with the address of a service in it. */
async function withService(site: string, address: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "site-"));
  await cp(site, copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) {
    const file = join(copy, name);
    if (!/\.(html|js)$|_headers$/.test(name)) continue;
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll(new URL(anyService).host, new URL(address).host));
  }
  return copy;
}

/** Sets some keys of a content file. */
export async function setInFile(file: string, values: object): Promise<void> {
  const content = parse(await readFile(file, "utf8"));
  // The check refuses aliases.
  const text = stringify({ ...content, ...values }, { aliasDuplicateObjects: false });
  await writeFile(file, text);
}

/** Adds one more product, whose waitlist is open, to a content folder. */
export function addOpenProduct(content: string): Promise<void> {
  return cp(inProject("e2e/content"), content, { recursive: true });
}
