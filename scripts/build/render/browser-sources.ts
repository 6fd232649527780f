import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { normalizePath, type Plugin } from "vite";
import { lazy } from "../../../src/words/memoize.ts";
import { filesBelow } from "../../disk/files-below.ts";
import { fileOfPackage, packageRoot } from "../../package.ts";
import { elementsModule, moduleResolution } from "./browser-libraries.ts";

const folder = join(packageRoot, "src/");
const isSource = (id: string) => normalizePath(id).startsWith(normalizePath(folder));

/** The modules from which a page loads others: at once, when somebody writes, and at the first need of React. */
const roots = {
  page: /^panel\/open-panel\.ts$/,
  panel: /^panel\/panel\.tsx$/,
  app: /^(panel\/start-app\.ts|site\/(pages|sections)\/.*)$/,
};

/** How names of bundles end, by which modules that import them are told from files. */
const ending = ".bundle.js";
const prefix = "\0sources:";

/**
 * Serves the sources for browsers in few bundles, because a browser asks for each module on its own: the open panel alone
 * has 80. A module of them is in its place still, as one that hands on what the bundle has, so that whatever imports it
 * gets the same. They are bundled when a page first asks for one, and again once a source has changed.
 */
export function browserSources(): Plugin {
  const bundled = lazy(bundleSources);
  return {
    name: "browser-sources",
    apply: "serve",
    resolveId(id) {
      return id.endsWith(ending) ? prefix + basename(id).replace(prefix, "") : undefined;
    },

    async load(id) {
      if (this.environment.name !== "client") return;
      if (id.startsWith(prefix)) return (await bundled()).get(id.slice(prefix.length));
      // In an installed package Vite adds a version to the names of files.
      if (isSource(id)) return (await bundled()).get(id.replace(/\?v=\w+$/, ""));
    },

    watchChange(id) {
      const { environment } = this;
      if (!isSource(id) || environment.mode !== "dev") return;
      bundled.forget();
      environment.moduleGraph.invalidateAll();
    },

    // Nobody who writes reads code, and the maps are two thirds of what browsers would load. Vite keeps the map of code
    // that does not change.
    transform(code) {
      const isForBrowsers = this.environment.name === "client";
      return isForBrowsers ? { code: `${code}\n`, map: { mappings: "" } } : undefined;
    },
  };
}

/** The code of each bundle by its name, and of each module in one by its path. */
async function bundleSources(): Promise<ReadonlyMap<string, string>> {
  // That of Vite: it need not be there a second time.
  const path = createRequire(fileOfPackage("vite")).resolve("rolldown");
  const { rolldown }: typeof import("rolldown") = await import(pathToFileURL(path).href);
  const sources = filesBelow(folder).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const rootsOf = (one: RegExp) =>
    sources.filter((name) => one.test(name)).map((name) => join(folder, name));
  const bundle = await rolldown({
    cwd: packageRoot,
    input: Object.values(roots).flatMap(rootsOf),
    platform: "browser",
    preserveEntrySignatures: "allow-extension",
    makeAbsoluteExternalsRelative: false,
    // Vite finds libraries, styles, and what depends on the content.
    external: (id) => !/^([./]|[A-Za-z]:)/.test(id) && !id.startsWith(elementsModule),
    resolve: { alias: moduleResolution().alias },
    transform: { jsx: { runtime: "automatic", importSource: elementsModule } },
    checks: { pluginTimings: false },
    plugins: [
      {
        name: "browser-sources",
        resolveId: (id, from = "") =>
          id.endsWith("?inline")
            ? { id: normalizePath(join(dirname(from), id)), external: true }
            : undefined,
        /** Any module may be imported by others that are in no bundle. */
        transform(_, id) {
          if (isSource(id)) this.emitFile({ type: "chunk", id, preserveSignature: "strict" });
        },
      },
    ],
  });
  const reached: Record<string, Set<string>> = {};
  const { output } = await bundle.generate({
    minify: true,
    ...{ entryFileNames: `[name]${ending}`, chunkFileNames: `[name]${ending}` },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          /** A bundle for modules that the same roots import, and one for all that a page loads at once. */
          name(id, modules) {
            for (const [name, one] of Object.entries(roots))
              reached[name] ??= reachedFrom(
                rootsOf(one),
                (id) => modules.getModuleInfo(id)?.importedIds ?? [],
              );
            const from = Object.keys(roots).filter((name) => reached[name]?.has(id));
            return from.includes("page") ? "page" : from.join("-") || null;
          },
        },
      ],
    },
  });
  await bundle.close();
  const chunks = output.filter((one) => one.type === "chunk");
  return new Map(
    chunks.flatMap((one) =>
      [one.fileName, normalizePath(one.facadeModuleId ?? "")].map((name) => [name, one.code]),
    ),
  );
}

/** All that is reached from some things by steps from each to others. */
function reachedFrom<One>(some: readonly One[], next: (one: One) => readonly One[]) {
  const reached = new Set(some);
  for (const one of reached) for (const other of next(one)) reached.add(other);
  return reached;
}
