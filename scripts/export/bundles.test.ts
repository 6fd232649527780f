import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { bundles, leanRouter } from "./bundles.ts";

const { filter, handler } = leanRouter.transform as unknown as {
  filter: { id: RegExp };
  handler: (code: string) => { code: string };
};
const read = (file: URL) => readFileSync(file, "utf8");

it("the router that browsers get has no words for developers, nothing that it never reaches, and parts that can be left out", () => {
  const index = new URL("index.mjs", import.meta.resolve("react-router"));
  const names = [...read(index).matchAll(/"(\.\/chunk-\w+\.mjs)"/g)].map(([, name = ""]) => name);
  const files = names.map((name) => new URL(name, index));
  for (const file of files) expect(fileURLToPath(file)).toMatch(filter.id);
  const code = files.map((file) => handler(read(file)).code).join("\n");
  const lines = code.split("\n");
  const beginning = (start: string) => lines.filter((line) => line.startsWith(start));
  expect(beginning("var ENABLE_DEV_WARNINGS")).toEqual(["var ENABLE_DEV_WARNINGS = false;"]);
  expect(beginning("var Form = ")).toEqual([expect.stringContaining("= /* @__PURE__ */ React")]);
  expect(beginning("Form.displayName")).toEqual([]);
  const unreached = "PrefetchPageLinks RenderErrorBoundary DefaultErrorComponent useNavigateStable";
  for (const name of unreached.split(" "))
    expect(code.match(new RegExp(`^(function|var|class) ${name}\\b.*`, "gm"))).toEqual([
      `function ${name}() {}`,
    ]);
});

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
