import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  createServer,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type TransformResult,
} from "vite";
import { expect, it } from "vitest";
import { createEditing } from "../../serve/editing.ts";
import { temporaryFolder } from "../../testing/temporary-content.ts";
import { isThorough } from "../../testing/whole.ts";
import { siteConfig, siteSource } from "../site-config.ts";
import { browserLibraries } from "./browser-libraries.ts";

const cacheDir = temporaryFolder();

/** A development server with the panel, which does not listen yet. */
function editingServer() {
  const { pages, plugin } = createEditing();
  const { plugins = [], ...config } = siteConfig(siteSource(pages));
  return createServer({
    ...{ ...config, cacheDir, plugins: [...plugins, plugin], logLevel: "silent" },
    server: { port: 0, host: "127.0.0.1", watch: null, hmr: false },
  });
}

/** Transforms a module and all that it imports. */
async function visit(
  client: DevEnvironment,
  module: EnvironmentModuleNode,
  seen = new Map<EnvironmentModuleNode, TransformResult | null>(),
) {
  if (seen.has(module)) return seen;
  seen.set(module, null);
  seen.set(module, await client.transformRequest(module.url));
  for (const one of module.importedModules) await visit(client, one, seen);
  return seen;
}

it.runIf(isThorough)("a development server bundles no library itself", async () => {
  const server = await editingServer();
  const list = join(cacheDir, "deps/_metadata.json");
  const bundled = () => Object.keys(JSON.parse(readFileSync(list, "utf8")).optimized).sort();
  expect(bundled(), "before the server listens").toEqual(browserLibraries.toSorted());
  await server.listen();
  const { client } = server.environments;

  const seen: Awaited<ReturnType<typeof visit>> = new Map();
  for (const entry of ["/src/panel/start-app.ts", "/src/panel/open-panel.ts", "virtual:layouts"])
    await visit(client, await client.moduleGraph.ensureEntryFromUrl(entry), seen);
  expect(seen.size).toBeGreaterThan(100);
  expect(Object.keys(client.depsOptimizer?.metadata.discovered ?? { none: {} })).toEqual([]);
  expect(bundled(), "after each module").toEqual(browserLibraries.toSorted());
  await server.close();
});

it.runIf(isThorough)("browsers get sources in few modules, and again after a change", async () => {
  const server = await editingServer();
  await server.listen();
  const { client } = server.environments;
  const graph = client.moduleGraph;
  const [panel, memory] = await Promise.all(
    ["panel.tsx", "state/memory.ts"].map((name) => graph.ensureEntryFromUrl(`/src/panel/${name}`)),
  );
  const seen = await visit(client, panel as EnvironmentModuleNode);
  expect(seen.size, "with Vite's own, styles and libraries").toBeLessThan(22);
  for (const [{ url }, result] of seen) {
    expect(result?.code, url).not.toContain("sourceMappingURL");
    expect(result?.map && "mappings" in result.map && result.map.mappings, url).toBeFalsy();
  }
  // A test, or an owner's kind of section, imports it on its own.
  await client.transformRequest(`${memory?.url}`);
  const [bundle] = memory?.importedModules ?? [];
  expect(bundle?.id).toMatch(/page\.bundle\.js$/);
  expect([...seen.keys()]).toContain(bundle);

  await client.pluginContainer.watchChange(`${panel?.file}`, { event: "update" });
  expect(bundle?.transformResult, "to be bundled again").toBeNull();
  expect((await client.transformRequest(`${bundle?.url}`))?.code.length).toBeGreaterThan(9000);
  await server.close();
});
