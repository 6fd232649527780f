import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InlineConfig, PluginOption, ViteDevServer } from "vite";
import { publicParts } from "../../disk/run-own-file.ts";
import { fileOfPackage, packageRoot } from "../../package.ts";

/** All libraries that the sources import. One that Vite meets later would be bundled then, and the page loaded again. */
export const browserLibraries = [
  "@ariakit/react",
  "@emailjs/browser",
  "@tanstack/react-query",
  "culori",
  "idiomorph",
  "react",
  "react-dom",
  "react-dom/client",
  "react-router-dom",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
];

/** How libraries are bundled. */
export const libraryOptions = {
  include: browserLibraries,
  rolldownOptions: { output: { minify: true } },
};

/** What makes the elements of a site with words in another language, as JSX imports it. */
export const elementsModule = "faircopy-elements";

/** How modules are found. The owner's files get what this package has itself, wherever it is installed. */
export const moduleResolution = () => ({
  alias: {
    ...Object.fromEntries(publicParts()),
    [elementsModule]: join(packageRoot, "src/site/components/jsx"),
  },
  dedupe: ["react", "react-dom"],
});

/** What the other process runs. Its arguments are the address of Vite and a configuration. */
const program = `
const [vite, config] = process.argv.slice(1);
const { createServer } = await import(vite);
const server = await createServer(JSON.parse(config));
await server.close();`;

/**
 * Has another process bundle the libraries that browsers load, where that is still to be done. The bundler takes 200 MB,
 * which a process keeps as long as it runs.
 *
 * @param server Before it listens: then it would bundle them itself.
 */
export async function bundleLibraries({ config, environments }: ViteDevServer): Promise<void> {
  const { root, base, cacheDir, mode, inlineConfig } = config;
  if (bundledIn(cacheDir) === environments.client.depsOptimizer?.metadata.hash) return;
  const plugins = namesOf(inlineConfig.plugins ?? []);
  const other: InlineConfig = {
    ...{ root, base, cacheDir, mode, plugins, resolve: moduleResolution() },
    ...{ configFile: false, envDir: false, logLevel: "silent", appType: "custom" },
    optimizeDeps: { ...libraryOptions, noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  };
  const vite = pathToFileURL(fileOfPackage("vite")).href;
  const args = ["--input-type=module", "-e", program, vite, JSON.stringify(other)];
  // If it fails, the server does the work itself, and says what is wrong.
  await once(spawn(process.execPath, args, { stdio: "ignore" }), "exit").catch(() => {});
}

/** What the libraries in a cache folder were bundled from, as Vite's own hash. */
function bundledIn(cacheDir: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(cacheDir, "deps", "_metadata.json"), "utf8")).hash;
  } catch {
    return undefined;
  }
}

/** Plugins without hooks. Vite's hash of the bundled libraries depends on the names of plugins. */
function namesOf(plugins: readonly PluginOption[]): PluginOption[] {
  const all = plugins.flat(2) as { name: string; enforce?: "pre" | "post" }[];
  return all.map(({ name, enforce }) => ({ name, ...(enforce && { enforce }) }));
}
