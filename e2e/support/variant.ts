import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { basePath } from "../../src/export/base-path.ts";
import { build, removeBuild } from "./build.ts";
import { contentFolder } from "./content.ts";
import { serveExport } from "./host.ts";
import type { Host } from "./listen.ts";

/**
 * Builds the site from a changed copy of its content, and serves it.
 *
 * @param folder Name of the folder to build into, such as `dist.other`; gone when the host closes.
 * @param change Changes the copy, whose folder it is given.
 * @param base Path below which it is published, with a slash at both ends.
 */
export async function serveVariant(
  folder: string,
  change: (content: string) => Promise<void>,
  base = basePath(),
): Promise<Host> {
  const content = await mkdtemp(join(tmpdir(), "content-"));
  try {
    await cp(contentFolder, content, { recursive: true });
    await change(content);
    const host = await serveExport(
      await build(folder, { CONTENT_DIR: content, BASE_PATH: base }),
      base,
    );
    return {
      ...host,
      close: async () => {
        await host.close();
        await removeBuild(folder);
      },
    };
  } finally {
    await rm(content, { recursive: true });
  }
}

/** Sets some keys of a content file. */
export async function setInFile(file: string, values: object): Promise<void> {
  const content = parse(await readFile(file, "utf8"));
  await writeFile(file, stringify({ ...content, ...values }));
}
