import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Document, parse } from "yaml";
import type { Content } from "../../src/content/schema/content.ts";
import type * as Renderer from "../../src/entry-server.tsx";
import { routesOf } from "../../src/routes.ts";
import { checkContent } from "../check/check.ts";
import { valueAt } from "../check/read/findings/field.ts";
import type { Path } from "../check/read/read.ts";
import { sampleCopy } from "../check/testing/temporary-content.ts";
import { textsIn } from "../check/testing/texts-in.ts";
import { isWhole } from "../check/testing/whole.ts";
import { textsIn as yamlIn } from "../content/testing/content-folder.ts";
import { contentSource, layoutName } from "../export/content-source.ts";
import { pageContent } from "../export/page-content.ts";
import { mapOrigin } from "../export/security-policy.ts";
import { checkExport } from "./check-export.ts";
import { builtSite } from "./testing/built-site.ts";

const sample = "e2e/firms/sample";
/** A day on which all in it is in order. */
const today = "2026-11-20";

/** A part that a site may do without: its file, and the keys that lead to it there. */
type Part = [file: string, ...path: Path];

/** Parts that show words, those in a row of files or lists that do not meet. */
const shownParts: Part[][] = [
  [
    ["site.yaml", "contact", "phones", 1],
    ["site.yaml", "header", "action"],
    ["pages/home.yaml", "sections", 0, "secondary"],
    ["pages/about.yaml", "sections", 0, "items", 0],
    ["pages/about.yaml", "sections", 2],
    ["pages/products.yaml", "roadmap"],
  ],
  [
    ["site.yaml", "footer", "moreLinks"],
    ["pages/home.yaml", "sections", 1],
    ["pages/about.yaml", "sections", 0],
    ["pages/contact.yaml", "bubble"],
  ],
  [
    ["site.yaml", "footer", "social"],
    ["pages/about.yaml", "sections", 1],
    // What goes with the place are the words of the map, which the language pack has.
    ["site.yaml", "contact", "place"],
  ],
];
const unseenParts: Part[] = [
  ["site.yaml", "drawings"],
  ["pages/products.yaml", "roadmap", "drawings"],
  ["site.yaml", "contact", "supportEmail"],
  ["site.yaml", "security"],
];
/** Those without which every link in the sample still has somewhere to lead. */
const optionalPages = ["about", "products", "privacy", "accessibility"];

/** Each part by itself in the whole run; otherwise a row at once. */
const leftAtOnce = isWhole ? shownParts.flat().map((part) => [part]) : shownParts;

let content: Content;
let server: ViteDevServer;
let whole: { content: Content; texts: string[]; pages: Map<string, string> };

/** Every page of a content, by its key, rendered again. */
async function rendered(next: Content): Promise<Map<string, string>> {
  content = next;
  // This drops what imports the content too; other modules stay loaded.
  const { moduleGraph } = server.environments.ssr;
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (id.startsWith("\0virtual:")) moduleGraph.invalidateModule(module);
  const { renderPage } = (await server.ssrLoadModule("/src/entry-server.tsx")) as typeof Renderer;
  const pages = new Map<string, string>();
  for (const { key } of routesOf(next.pages)) {
    const shown = pageContent(key, next, undefined);
    pages.set(key, await renderPage(key, layoutName(next.pages[key]), shown));
  }
  return pages;
}

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    plugins: [contentSource(() => content)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const all = contentOf(sample);
  whole = { content: all, texts: [...new Set(textsIn(all))], pages: await rendered(all) };
  // All modules of the pages are loaded here.
}, 120_000);

afterAll(() => server.close());

/** Whether a page shows a text as one piece, or says it. */
function shows(html: string, text: string): boolean {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#x27;");
  const plain = html.replaceAll("\u00a0", " ");
  return plain.includes(`>${escaped}<`) || plain.includes(` aria-label="${escaped}"`);
}

/** Expects pages without the texts that a content has lost, and without empty elements. */
function expectNothingOf(left: Content, pages: ReadonlyMap<string, string>): void {
  const kept = new Set(textsIn(left));
  const before = [...whole.pages.values()].join("");
  const lost = whole.texts.filter((text) => !kept.has(text) && shows(before, text));
  expect(lost, "The whole site shows words of it.").not.toEqual([]);
  for (const [key, html] of pages) {
    const shown = lost.filter((text) => shows(html, text));
    const empty = html.match(/<(ul|ol|dl|nav|section|h1|h2|h3|li)\b[^>]*><\/\1>/g) ?? [];
    expect([...shown, ...empty], key).toEqual([]);
  }
}

it.each(leftAtOnce.map((parts) => [parts.join(" and "), parts] as const))(
  "a site without %s shows no text of it, and no empty element",
  async (_, parts) => {
    const left = contentOf(contentWithout(parts));
    expectNothingOf(left, await rendered(left));
  },
);

it("a site of only its three pages passes all checks before publishing", async () => {
  const directory = contentWithout([...shownParts.flat(), ...unseenParts], optionalPages);
  const left = contentOf(directory);
  const site = await builtSite(left, { CONTENT_DIR: directory, BASE_PATH: "/" });
  expect((await checkExport(site)).faults).toEqual([]);
  expectNothingOf(left, new Map(site.pages.map(({ file, html }) => [file, html])));

  const files = [...site.files].filter((file) => optionalPages.some((key) => file.includes(key)));
  expect(files).toEqual([]);
  expect([...site.files].join()).not.toContain("security.txt");
  const siteMap = readFileSync(join(site.directory, "sitemap.xml"), "utf8");
  expect(siteMap.match(/<loc>/g)).toHaveLength(2);
  expect(site.pages).toHaveLength(3);
  for (const { file, html } of site.pages) {
    // Structured data included.
    for (const key of optionalPages) expect(html, file).not.toContain(`/${key}`);
    expect(html, file).not.toContain(mapOrigin);
    // Rules and scripts for the map, the bubble and places elsewhere.
    expect(html, file).not.toMatch(/data-(map|at|moving|tooltip)=|class="drawing"/);
    const [styles] = /<style>.*<\/style>/s.exec(html) ?? [];
    expect(styles, file).not.toMatch(/\.(map-view|chat-lines|social-mark)\b/);
  }
}, 120_000);

/** Writes the sample without some parts and pages, and without links to these, into a folder. */
function contentWithout(gone: readonly Part[], pages: readonly string[] = []): string {
  const edits = pages.map((key): [string, string | null] => [`pages/${key}.yaml`, null]);
  if (pages.includes("products")) edits.push(["products", null]);
  const isGone = (name: string) => edits.some(([file]) => name.startsWith(file));
  for (const [name, text] of yamlIn(sample).filter(([file]) => !isGone(file))) {
    const document = new Document(withoutLinksTo(pages, parse(text)));
    for (const [where, ...path] of gone) if (where === name) document.deleteIn(path);
    edits.push([name, document.toString()]);
  }
  return sampleCopy(Object.fromEntries(edits));
}

/** A value without links to some pages, and without lists in which no link is left. */
function withoutLinksTo(pages: readonly string[], value: unknown): unknown {
  const isKept = (part: unknown) =>
    !pages.includes(valueAt(part, ["page"]) as string) &&
    (valueAt(part, ["links"]) as unknown[] | undefined)?.length !== 0;
  const linkTo = (key: string) => new RegExp(`\\[([^\\]]*)\\]\\(/${key}\\)`, "g");
  if (typeof value === "string")
    return pages.reduce((text, key) => text.replaceAll(linkTo(key), "$1"), value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withoutLinksTo(pages, part)).filter(isKept);
  const entries = Object.entries(value).map(([key, part]) => [key, withoutLinksTo(pages, part)]);
  return Object.fromEntries(entries.filter(([, part]) => isKept(part)));
}

/** The content of a folder, in which the check finds no error. */
function contentOf(directory: string): Content {
  const { content, diagnostics } = checkContent({ directory, today });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  return content as Content;
}
