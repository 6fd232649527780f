import { createHash } from "node:crypto";
import { normalizePath, type Plugin } from "vite";
import { ownOpenings } from "../../../src/engine/schema/groups/opening.ts";
import type { Page } from "../../../src/engine/schema/pages.ts";
import { sectionKinds } from "../../../src/engine/schema/section-kinds.ts";
import {
  isEnlarging,
  layoutName,
  layoutPrefix,
  loadsProducts,
  pagesIn,
  sectionKindsOf,
} from "../../../src/render/page-layout.ts";
import { contentForBrowser, type RenderedPage } from "../../../src/render/prepare/page-content.ts";
import { hasFrames } from "../../../src/render/prepare/video.ts";
import type { SharedContent } from "../../../src/render/shared-content.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { componentName, ownKinds } from "../../disk/own-kinds.ts";
import { browserScripts } from "./own-sections.ts";

/** Prefix of the modules with the content of pages in development. */
const pagePrefix = "virtual:page/";

/** Whether the module of an id depends on the content, apart from its imports. */
export const isOfContent = (id: string): boolean => id.startsWith("\0virtual:");

/** The modules of pages in development, by id, the oldest first. */
const pagesInDevelopment = new Map<string, string>();

/** How many of them browsers can still ask for. */
const mostPages = 100;

/**
 * Makes a module with what a page in development has just been rendered from, so that React hydrates it with the same,
 * also if the content has changed before the browser asks. In an export it is a file that no bundler reads.
 *
 * @param address With the folder of its language.
 * @returns its id, which stays while the page has the same content.
 */
export function pageInDevelopment(
  address: string,
  { page, shown }: { page: Page | undefined; shown: RenderedPage },
  { site, products }: SharedContent,
): string {
  const values = {
    site,
    ...(loadsProducts(page) && { products }),
    content: contentForBrowser(shown),
  };
  const exports = Object.entries(values).map(
    ([name, value]) => `export const ${name}=${JSON.stringify(value)};`,
  );
  const source = `export{Page}from"${layoutPrefix}${layoutName(page)}";${exports.join("")}`;
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 22);
  const id = `\0${pagePrefix}${address}/${hash}`;
  pagesInDevelopment.delete(id);
  pagesInDevelopment.set(id, source);
  for (const oldest of [...pagesInDevelopment.keys()].slice(0, -mostPages))
    pagesInDevelopment.delete(oldest);
  return id;
}

/** The components of the pages of a site, by {@link layoutName}. */
export const layoutNames = (contents: readonly Content[]): string[] => [
  ...new Set(pagesIn(contents).map(layoutName)),
];

/** The modules that have a chunk of their own in the browser's bundle of a site, with the names of these chunks. */
export function browserChunks(contents: readonly Content[]): { id: string; name: string }[] {
  const pages = pagesIn(contents);
  const layouts = layoutNames(contents).map((layout) => {
    const [name = layout] = layout.split("+");
    return { id: layoutPrefix + layout, name };
  });
  const scripts = browserScripts([...new Set(pages.flatMap(sectionKindsOf))]);
  return [
    ...layouts,
    ...(pages.some(isEnlarging) ? [{ id: "/src/site/browser/enlarge.ts", name: "enlarge" }] : []),
    ...(pages.some(hasFrames) ? [{ id: "/src/site/browser/show-film.ts", name: "film" }] : []),
    ...scripts.map((id) => ({ id, name: "section" })),
  ];
}

/**
 * Serves a module for each layout with the component of its pages, the list of these, and in development a module for
 * each page. The number of modules in a bundle does not depend on the number of pages or languages.
 *
 * @param contents Returns the current content in each language.
 */
export function contentSource(contents: () => readonly Content[]): Plugin {
  return {
    name: "content-source",

    buildStart() {
      const { environment } = this;
      if (environment.name !== "client" || environment.mode !== "build") return;
      for (const chunk of browserChunks(contents())) this.emitFile({ type: "chunk", ...chunk });
    },

    resolveId: (id) => (/^virtual:(layouts$|(layout|page)\/)/.test(id) ? `\0${id}` : undefined),

    load(id) {
      // The panel draws a section of each kind, and each opening.
      const drawn = this.environment.mode === "dev" ? drawnKinds() : [];
      if (id === "\0virtual:layouts")
        return layoutList([...new Set([...layoutNames(contents()), ...drawn])]);
      const [, name] = /^\0virtual:layout\/(.*)$/s.exec(id) ?? [];
      return name === undefined ? pagesInDevelopment.get(id) : layoutModule(name);
    },
  };
}

/** The module that loads layouts, each when it is first asked for. */
function layoutList(names: readonly string[]): string {
  const loaders = names.map((name) => `"${name}": () => import("${layoutPrefix}${name}")`);
  return `export default {${loaders.join(",")}};`;
}

/** The module of a layout, by {@link layoutName}: the component of its pages. */
function layoutModule(name: string): string {
  const [layout, ...kinds] = name.split("+");
  const source = `"/src/site/pages/${layout}.tsx"`;
  if (kinds.length === 0) return `export { Page } from ${source};`;
  const own = ownKinds().kinds;
  const imports = kinds.map((kind) => {
    const file = normalizePath(
      own.get(kind)?.component ?? `/src/site/sections/${kind}/${kind}.tsx`,
    );
    return `import { ${componentName(kind)} } from ${JSON.stringify(file)};`;
  });
  const table = kinds.map((kind) => `"${kind}": ${componentName(kind)}`).join(", ");
  return `${imports.join("")}import { sectionsPage } from ${source};export const Page = sectionsPage({ ${table} });`;
}

const kindsOfSections = () => [...Object.keys(sectionKinds), ...ownKinds().kinds.keys()];

const drawnKinds = () =>
  [
    ...kindsOfSections(),
    ...["opening-", "hero+opening-"].flatMap((one) => ownOpenings.map((name) => one + name)),
  ].map((kind) => `sections+${kind}`);
