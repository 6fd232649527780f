import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type EnvironmentModuleNode } from "vite";
import { expect, it } from "vitest";
import { createEditing } from "../../editor/editing.ts";
import { temporaryFolder } from "../../testing/temporary-content.ts";
import { siteConfig, siteSource } from "../site-config.ts";
import { browserLibraries } from "./browser-libraries.ts";

it("a development server bundles no library itself, so that it keeps no memory of the bundler", async () => {
  const cacheDir = temporaryFolder();
  const { pages, plugin } = createEditing();
  const { plugins = [], ...config } = siteConfig(siteSource(pages));
  const server = await createServer({
    ...{ ...config, cacheDir, plugins: [...plugins, plugin], logLevel: "silent" },
    server: { port: 0, host: "127.0.0.1", watch: null, hmr: false },
  });
  const list = join(cacheDir, "deps/_metadata.json");
  const bundled = () => Object.keys(JSON.parse(readFileSync(list, "utf8")).optimized).sort();
  expect(bundled(), "before the server listens").toEqual(browserLibraries.toSorted());
  await server.listen();
  const { client } = server.environments;

  /** Transforms a module and all that it imports. */
  async function visit(module: EnvironmentModuleNode, seen: Set<object>): Promise<void> {
    if (seen.has(module)) return;
    seen.add(module);
    await client.transformRequest(module.url);
    for (const one of module.importedModules) await visit(one, seen);
  }
  const seen = new Set<object>();
  for (const entry of ["/src/editor/start-app.ts", "/src/editor/open-panel.ts", "virtual:layouts"])
    await visit(await client.moduleGraph.ensureEntryFromUrl(entry), seen);
  expect(seen.size).toBeGreaterThan(100);
  expect(Object.keys(client.depsOptimizer?.metadata.discovered ?? { none: {} })).toEqual([]);
  expect(bundled(), "after each module").toEqual(browserLibraries.toSorted());
  await server.close();
});
