import { join } from "node:path";
import { createBuilder, type InlineConfig } from "vite";
import { cacheFolder, packageRoot } from "../package.ts";
import { basePath } from "./base-path.ts";
import { staticExport } from "./plugin.ts";

/** Vite's configuration of a site, whose sources are in this package and whose content is in the owner's folder. */
export const siteConfig = (): InlineConfig => ({
  // Vite would bundle its configuration anew for each build.
  configFile: false,
  root: packageRoot,
  cacheDir: join(cacheFolder, "vite"),
  base: basePath(),
  plugins: [staticExport()],
});

/**
 * Builds the site.
 *
 * @param folder Path of the folder to write, from the working directory.
 * @throws Refusal if its content has errors, or the folder cannot be replaced or written.
 */
export async function buildSite(folder: string): Promise<void> {
  const builder = await createBuilder({
    ...siteConfig(),
    build: { outDir: folder },
    logLevel: "warn",
  });
  await builder.buildApp();
}
