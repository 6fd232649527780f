import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as SiteConfig from "../../../scripts/build/site-config.ts";
import { bundledSource } from "../../../scripts/bundled-source.mjs";
import { filesBelow } from "../../../scripts/disk/files-below.ts";
import { inProject } from "../project.ts";

const builder = pathToFileURL(inProject("scripts/build/site-config.ts"));

/** The last build that was begun here: as they change the environment, one waits for the other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Builds the site in this process, which takes half as long as a command.
 *
 * @param folder Path of the folder to write.
 * @param environment Variables that the build is to see.
 */
export function buildInTurn(folder: string, environment: Record<string, string>): Promise<void> {
  const built = last.then(async () => {
    const own = process.env;
    process.env = { ...own, ...environment };
    try {
      // Loaded at the first need, as most workers build nothing, and as a bundle: Playwright takes long for modules.
      const { buildSite }: typeof SiteConfig = await import(`${await bundledSource(builder)}`);
      await buildSite(folder);
    } finally {
      process.env = own;
    }
  });
  last = built.catch(() => undefined);
  return built;
}

/** Every file of a folder with a hash of what it holds. */
export function contentsOf(folder: string): Record<string, string> {
  const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  return Object.fromEntries(filesBelow(folder).map((name) => [name, hashOf(join(folder, name))]));
}
