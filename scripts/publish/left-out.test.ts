import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../../src/check/check.ts";
import { textsIn } from "../../src/check/text/texts-in.ts";
import type { Content } from "../../src/content/schema/content.ts";
import { toHex } from "../../src/design/theme.ts";
import type * as Renderer from "../../src/entry-server.tsx";
import { contentSource } from "../../src/export/content-source.ts";
import { mapOrigin } from "../../src/export/security-policy.ts";
import { previewSvg } from "../../src/export/side-files/preview/preview-image.ts";
import { sideFiles } from "../../src/export/side-files/side-files.ts";
import { structuredData } from "../../src/export/structured-data.ts";
import { createStyler } from "../../src/export/styles.ts";
import { routesOf } from "../../src/routes.ts";
import { checkExport } from "./check-export.ts";
import { builtSite } from "./testing/built-site.ts";
import {
  contentOf,
  contentWithout,
  type Part,
  sample,
  today,
  type Values,
} from "./testing/content-without.ts";

const shownParts: Part[] = [
  ["site.yaml", "contact", "phones", 1],
  ["site.yaml", "header", "action"],
  ["site.yaml", "footer", "moreLinks"],
  ["site.yaml", "footer", "social"],
  ["pages/home.yaml", "sections", 0, "secondary"],
  ["pages/home.yaml", "sections", 1],
  ["pages/about.yaml", "sections", 0, "items", 0],
  ["pages/about.yaml", "sections", 0],
  ["pages/about.yaml", "sections", 1],
  ["pages/about.yaml", "sections", 2],
  ["pages/products.yaml", "roadmap"],
  ["pages/contact.yaml", "bubble"],
  // What goes with the place are the words of the map, which the language pack has.
  ["site.yaml", "contact", "place"],
];
const unseenParts: Part[] = [
  ["site.yaml", "drawings"],
  ["pages/products.yaml", "roadmap", "drawings"],
  ["site.yaml", "contact", "supportEmail"],
  ["site.yaml", "security"],
];
const parts = [...shownParts, ...unseenParts];
/** The sample's pages. */
const pageKeys = ["home", "about", "products", "contact", "privacy", "accessibility", "not-found"];
/** Those without which every link in the sample still has somewhere to lead. */
const optionalPages = ["about", "products", "privacy", "accessibility"];
const nameOf = ([file, ...path]: Part) => `${path.join(".")} of ${file}`;

let content: Content;
let server: ViteDevServer;

/** Every page that a content has, by its key, rendered anew. */
async function rendered(next: Content): Promise<Map<string, string>> {
  content = next;
  // And with each all that imports it; the rest stays as it was loaded.
  const { moduleGraph } = server.environments.ssr;
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (id.startsWith("\0virtual:")) moduleGraph.invalidateModule(module);
  const { renderPage } = (await server.ssrLoadModule("/src/entry-server.tsx")) as typeof Renderer;
  const pages = new Map<string, string>();
  for (const { key } of routesOf(next.pages)) pages.set(key, await renderPage(key));
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
});

afterAll(() => server.close());

/** Whether a page shows a text as one piece, or says it. */
function shows(html: string, text: string): boolean {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#x27;");
  const plain = html.replaceAll("\u00a0", " ");
  return plain.includes(`>${escaped}<`) || plain.includes(` aria-label="${escaped}"`);
}

/** What must have something in it, and has nothing. */
function emptyElements(html: string): string[] {
  return html.match(/<(ul|ol|dl|nav|section|h1|h2|h3|li)\b[^>]*><\/\1>/g) ?? [];
}

let whole: { texts: string[]; html: string };

/** Words of the whole site that its pages show, and that this content has in no place. */
async function lostWords(left: Content): Promise<string[]> {
  if (whole === undefined) {
    const all = contentOf(contentWithout([]));
    const html = [...(await rendered(all)).values()].join("");
    whole = { texts: [...new Set(textsIn(all))], html };
  }
  const kept = new Set(textsIn(left));
  return whole.texts.filter((text) => !kept.has(text) && shows(whole.html, text));
}

/** Expects pages that show none of the words, and nothing that is empty. */
function expectNothingOf(words: readonly string[], pages: ReadonlyMap<string, string>): void {
  for (const [key, html] of pages) {
    expect(
      words.filter((text) => shows(html, text)),
      key,
    ).toEqual([]);
    expect(emptyElements(html), key).toEqual([]);
  }
}

describe("a site without", () => {
  it.each(shownParts.map((part) => ({ name: nameOf(part), part })))(
    "$name shows no word of it, and nothing empty",
    async ({ part }) => {
      const left = contentOf(contentWithout([part]));
      const words = await lostWords(left);
      expect(words, "The whole site shows words of it.").not.toEqual([]);
      expectNothingOf(words, await rendered(left));
    },
  );

  it("a support address offers no mail where the waitlist is open", async () => {
    const directory = contentWithout([["site.yaml", "contact", "supportEmail"]]);
    const left = contentOf(directory);
    const products = left.products.map((product) => ({ ...product, waitlist: "open" as const }));
    const html = (await rendered({ ...left, products })).get("products");
    expect(html).toContain('data-need="waitlistDialog"');
    expect(html).not.toContain("<noscript>");
  });

  it("drawings has none beside its first words, nor in its link previews", async () => {
    const left = contentOf(contentWithout([["site.yaml", "drawings"]]));
    const { accent } = left.site.theme.light;
    const drawn = async (content: Content) =>
      (await previewSvg({ key: "home", title: "Home" }, content)).includes(
        `fill="${toHex(accent)}"><`,
      );
    const whole = contentOf(contentWithout([]));
    for (const [content, isDrawn] of [
      [whole, true],
      [left, false],
    ] as const) {
      const pages = await rendered(content);
      const shown = [...pages].filter(([, html]) => html.includes('class="drawing"'));
      expect(shown.map(([key]) => key).includes("home")).toBe(isDrawn);
      if (!isDrawn) expect(shown).toEqual([]);
      expect(await drawn(content)).toBe(isDrawn);
    }
  });

  it("a contact for reports of weaknesses has no security.txt", async () => {
    const left = contentOf(contentWithout([["site.yaml", "security"]]));
    expect([...(await sideFiles(left, "/")).keys()].join(" ")).not.toContain("security.txt");
  });

  it.each(optionalPages)("the page %s has no address of it anywhere", async (key) => {
    const left = contentOf(contentWithout([], [key]));
    const pages = await rendered(left);
    expect([...pages.keys()]).toEqual(pageKeys.filter((other) => other !== key));
    expectNothingOf(await lostWords(left), pages);
    const beside = await sideFiles(left, "/");
    const data = routesOf(left.pages).map((route) => structuredData(route, left, (path) => path));
    const all = [...pages.values(), ...data, `${beside.get("sitemap.xml")}`].join("\n");
    expect(all.match(new RegExp(`.{20}/${key}\\b.{9}`, "g"))).toBeNull();
    expect([...beside.keys()]).not.toContain(`previews/${key}.png`);
  });

  it.each(optionalPages)("the page %s is told of each link to it, at its line", (key) => {
    const directory = contentWithout([]);
    rmSync(join(directory, `pages/${key}.yaml`));
    const site = join(directory, "site.yaml");
    writeFileSync(site, readFileSync(site, "utf8").replace("startPage: home", `startPage: ${key}`));
    const { diagnostics, sources, content } = checkContent({ directory, today });
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const places = errors.map(({ file, start }) => {
      const { text } = sources.find((source) => source.file === file) ?? {};
      return `${file.slice(directory.length + 1)}: ${text?.split("\n")[start.line - 1]?.trim()}`;
    });
    const links = sources.flatMap(({ file, text }) =>
      (text.match(new RegExp(`^.*(page: ${key}$|\\]\\(/${key}\\).*)`, "gim")) ?? []).map(
        (line) => `${file.slice(directory.length + 1)}: ${line.trim()}`,
      ),
    );
    expect(links).not.toEqual([]);
    expect(places.sort()).toEqual(links.sort());
    for (const { message, hint } of errors) {
      // A link in a paragraph has an address, and not the page's name.
      if (message === `This site has no page /${key}.`) continue;
      expect(message).toBe(`There is no page \`${key}\`.`);
      expect(hint).toContain(`write \`${key}.yaml\``);
    }
    expect(content).toBeUndefined();
  });

  it("the page of products says that nothing shows those that are there", () => {
    const shown = parse(readFileSync(join(sample, "pages/home.yaml"), "utf8")) as Values;
    const sections = (shown["sections"] as Values[]).flatMap(({ kind }, place): Part[] =>
      kind === "products" ? [["pages/home.yaml", "sections", place]] : [],
    );
    const directory = contentWithout(sections, ["products"]);
    const product = readFileSync(`${sample}/products/edu-manage.yaml`);
    mkdirSync(join(directory, "products"));
    writeFileSync(join(directory, "products/one.yaml"), product);
    expect(checkContent({ directory, today, only: ["unshown"] }).diagnostics).toMatchObject([
      { message: expect.stringMatching(/^Nothing shows 1 product: there is no page `products`, /) },
    ]);
  });
});

it("a site of its three pages alone passes all checks before publishing", {
  timeout: 120_000,
}, async () => {
  const directory = contentWithout(parts, optionalPages);
  const left = contentOf(directory);
  expectNothingOf(await lostWords(left), await rendered(left));

  const site = await builtSite(left, { CONTENT_DIR: directory, BASE_PATH: "/" });
  expect((await checkExport(site)).flatMap(({ faults }) => faults)).toEqual([]);

  expect(site.pages.map(({ file }) => file).sort()).toEqual([
    "404.html",
    "contact.html",
    "index.html",
  ]);
  const scripts = [...site.files].filter((file) => file.startsWith("assets/"));
  expect(scripts.filter((file) => optionalPages.some((key) => file.includes(key)))).toEqual([]);
  const { names } = await createStyler(left.site.theme, left.site.language);
  const goneRules = ["map-view", "chat-lines", "social-mark"].map((name) => {
    const short = names.ofClasses(name);
    expect(short, "It has rules where it is there.").not.toBe(name);
    return new RegExp(`\\.${short}(?![\\w-])`);
  });
  for (const { file, html } of site.pages) {
    expect(html, file).not.toContain(mapOrigin);
    // Rules and scripts for the map, the bubble and places elsewhere.
    expect(html, file).not.toMatch(/data-(map|at|moving|tooltip)=/);
    const [styles] = /<style>.*<\/style>/s.exec(html) ?? [];
    for (const rule of goneRules) expect(styles, file).not.toMatch(rule);
  }
});
