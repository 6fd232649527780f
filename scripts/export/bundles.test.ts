import { build, type Plugin, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { bundles } from "./bundles.ts";

it("a site may have hundreds of pages, each with a chunk of its own", async () => {
  const pages = Array.from({ length: 400 }, (_, number) => `virtual:page/${number}`);
  const modules = new Map(pages.map((page) => [page, `export const page = "${page}";`]));
  modules.set("src/entry-client.tsx", pages.map((page) => `import("${page}");`).join("\n"));
  const plugin: Plugin = {
    name: "many-pages",
    enforce: "pre",
    resolveId: (id) => id,
    load: (id) => modules.get(id),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    environments: { client: bundles.client },
    plugins: [plugin],
  })) as Rolldown.RolldownOutput;
  expect(new Set(output.map(({ fileName }) => fileName)).size).toBeGreaterThan(pages.length);
});
