import { existsSync } from "node:fs";
import { join } from "node:path";
import { type EnvironmentOptions, normalizePath, type Plugin } from "vite";
import { filesBelow } from "../../disk/files-below.ts";
import { componentName, ownKinds } from "../../disk/own-kinds.ts";
import { packageRoot } from "../../package.ts";
import { panelStyles } from "./panel-styles.ts";

/** The bundles of the panel on a published site, each of which is one classic script. */
export const editEnvironments = {
  shell: "editShell",
  frame: "editFrame",
  worker: "editWorker",
} as const;

/**
 * How these bundles are made.
 *
 * @param allParts Constants with which code has what any site may get.
 */
export const editBundles = (allParts: Record<string, string>): Record<string, EnvironmentOptions> =>
  Object.fromEntries(
    Object.entries(editEnvironments).map(([source, name]) => [
      name,
      {
        consumer: "client",
        define: allParts,
        resolve: { noExternal: true, conditions: ["browser", "module", "production"] },
        build: {
          ...{ write: false, modulePreload: false, cssCodeSplit: false },
          rolldownOptions: {
            input: `src/panel/remote/${source}.ts`,
            platform: "browser",
            output: { format: "iife", entryFileNames: "[name].js" },
            onLog: () => {},
          },
        },
      } satisfies EnvironmentOptions,
    ]),
  );

/** The engine of the worker: a bundle in an installed package, where its sources are not. */
function workerModule(): string {
  const bundle = join(packageRoot, "scripts/program/panel-worker.js");
  return existsSync(bundle)
    ? bundle
    : join(packageRoot, "src/panel/remote/session/start-worker.ts");
}

/** Layouts for pages that may come to have any sections: each is put together when a page first has it. */
function anyLayouts(): string {
  const pages = join(packageRoot, "src/site/pages");
  const sections = join(packageRoot, "src/site/sections");
  const layouts = filesBelow(pages).flatMap((file) => /^([\w-]+)\.tsx$/.exec(file)?.[1] ?? []);
  const shipped = filesBelow(sections).flatMap((file) => {
    const [, kind] = /^([\w-]+)[\\/]\1\.tsx$/.exec(file) ?? [];
    return kind ? [[kind, join(sections, file)] as const] : [];
  });
  const own = [...ownKinds().kinds].map(([kind, { component }]) => [kind, component] as const);
  const kinds = [...shipped, ...own];
  const load = (file: string) => JSON.stringify(normalizePath(file));
  return [
    ...kinds.map(
      ([kind, file], at) => `import { ${componentName(kind)} as k${at} } from ${load(file)};`,
    ),
    ...layouts.map((name, at) => `import * as l${at} from ${load(join(pages, `${name}.tsx`))};`),
    `const kinds = {${kinds.map(([kind], at) => `"${kind}": k${at}`).join(",")}};`,
    `const layouts = {${layouts.map((name, at) => `"${name}": l${at}`).join(",")}};`,
    "const made = {};",
    "function make(name) {",
    '  const [layout, ...wanted] = name.split("+");',
    "  const { Page, sectionsPage } = layouts[layout];",
    "  if (!sectionsPage) return { Page };",
    "  const table = Object.fromEntries(wanted.map((kind) => [kind, kinds[kind]]));",
    "  return { Page: sectionsPage(table) };",
    "}",
    "export default new Proxy({}, { get: (_, name) => async () => (made[name] ??= make(name)) });",
  ].join("\n");
}

/** The schemas of the owner's kinds of section, by their names. */
function ownKindsModule(): string {
  const kinds = [...ownKinds().kinds].map(([kind, { files }]) => {
    const fields = files.find((file) => /[\\/]fields\.ts$/.test(file)) ?? "";
    return [kind, JSON.stringify(normalizePath(fields))] as const;
  });
  const imports = kinds.map(([, file], at) => `import k${at} from ${file};`);
  return `${imports.join("\n")}export default {${kinds.map(([kind], at) => `"${kind}": k${at}`).join(",")}};`;
}

/** The colour library with what this program calls, and the spaces that CSS has. */
const coloursModule = `export { oklch } from "culori/css";
export { clampChroma, converter, displayable, formatHex, interpolate, parse, wcagContrast, wcagLuminance } from "culori/fn";
import * as all from "\0culori";
export default all;`;

const isEditBundle = (name: string) => Object.values<string>(editEnvironments).includes(name);

/** The modules of these bundles that depend on the site or on how this package is installed. */
export const editModules: Plugin = {
  name: "edit-modules",
  enforce: "pre",
  resolveId(id) {
    if (id === "virtual:panel-worker") return workerModule();
    if (id === "virtual:own-kinds") return `\0${id}`;
    if (isEditBundle(this.environment.name) && /^culori(\/require)?$/.test(id)) return "\0culori";
    const isInWorker = this.environment.name === editEnvironments.worker;
    return id === "virtual:layouts" && isInWorker ? "\0virtual:any-layouts" : undefined;
  },
  // Pages ask for what visitors press once they are in a browser.
  resolveDynamicImport(_, importer) {
    const isInWorker = this.environment.name === editEnvironments.worker;
    return isInWorker && /[\\/]src[\\/]site[\\/]/.test(importer ?? "") ? "\0nothing" : undefined;
  },
  load(id) {
    if (id === "\0virtual:own-kinds") return ownKindsModule();
    if (id === "\0culori") return coloursModule;
    if (id === "\0nothing") return "export {};";
    return id === "\0virtual:any-layouts" ? anyLayouts() : undefined;
  },
  // Each schema of zod brings what writes it as JSON Schema, which editors on a computer alone ask for.
  transform(code, id) {
    const isInWorker = this.environment.name === editEnvironments.worker;
    if (!isInWorker || !/[\\/](?:json-schema-processors|to-json-schema)\.js$/.test(id))
      return undefined;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    return names.map((name) => `export const ${name} = () => {};`).join("\n");
  },
};

/** Makes the styles of the panel where a bundle has them as a text. */
export const panelStyleSheet: Plugin = {
  name: "panel-styles",
  load: (id) =>
    id.endsWith("/src/panel/panel.css?inline") ? panelStyles(id.slice(0, -7)) : undefined,
};
