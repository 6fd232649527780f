import { join, resolve } from "node:path";
import { createBuilder, type InlineConfig } from "vite";
import { lazy, memoize } from "../../src/words/memoize.ts";
import { cacheFolder } from "../cache-folder.ts";
import { basePath } from "../disk/base-path.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { packageRoot } from "../package.ts";
import { exportSite } from "./export-site.ts";
import { Renditions } from "./pictures/renditions.ts";
import { bundledContent, type SiteSource, staticExport } from "./plugin.ts";
import { readCheckedSite } from "./render/checked-content.ts";
import type { PageEditing } from "./render/page-editing.ts";

/**
 * The content of a site in all its languages, with its pictures, read when it is first asked for.
 *
 * @param editing What writing on the page adds to the documents of a development server.
 */
export function siteSource(editing?: PageEditing): SiteSource {
  const byReader = lazy(() => memoize((reader) => readCheckedSite(editing, reader)));
  const checked = (reader = editing?.readerOf() ?? "") => byReader()(reader);
  return {
    checked: Object.assign(checked, { forget: byReader.forget }),
    renditions: lazy(() => new Renditions(contentDirectory())),
    ...(editing && { editing }),
  };
}

/**
 * Vite's configuration of a site, whose sources are in this package and whose content is in the owner's folder.
 */
export const siteConfig = (source = siteSource()): InlineConfig => ({
  // Vite would bundle its configuration again for each build.
  configFile: false,
  root: packageRoot,
  cacheDir: join(cacheFolder(), "vite"),
  base: basePath(),
  plugins: [staticExport(source)],
});

/**
 * Builds the site.
 *
 * @param folder Path of the folder to write, from the working directory.
 * @returns what is unfinished, for the terminal; empty if nothing is.
 * @throws UserError if the content has errors, or the folder cannot be replaced or written. Errors in a translation
 *   are thrown after the rest is built.
 */
export async function buildSite(folder: string): Promise<string> {
  // Otherwise a variable of the shell could publish React's development build, twice as large. Before the content is
  // read, because an owner's kinds of section may load React.
  process.env["NODE_ENV"] = "production";
  const source = siteSource();
  const site = source.checked();
  const { contents, fault, unfinished } = site;
  await exportSite(resolve(folder), contents, source.renditions(), {
    dependsOn: [basePath(), ...bundledContent(site)],
    create: () => createBuilder({ ...siteConfig(source), logLevel: "warn" }),
  });
  if (fault) throw fault;
  return unfinished;
}
