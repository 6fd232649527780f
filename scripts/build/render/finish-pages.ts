import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Content } from "../../../src/content/content.ts";
import type { LinkPreview } from "../../../src/content/link-preview.ts";
import { memoize } from "../../../src/content/memoize.ts";
import type { Page } from "../../../src/content/pages.ts";
import type { renderPage } from "../../../src/entry-server.tsx";
import { type Route, routesOf } from "../../../src/routes.ts";
import { packageRoot } from "../../package.ts";
import { addressesAsked } from "../pictures/missing-files.ts";
import type { Renditions } from "../pictures/renditions.ts";
import { analyticsTemplate } from "../prepare/analytics.ts";
import { formsOf, siteOfForm } from "../prepare/forms.ts";
import { videoData, videoSources } from "../prepare/video.ts";
import { withoutLanguages } from "../prepare/without-languages.ts";
import { assemblePage, moduleScript } from "./assemble.ts";
import { bootSettings, controlsOf, sourceOf } from "./boot-settings.ts";
import {
  layoutModuleId,
  layoutName,
  loadsProducts,
  pageModule,
  sharedContent,
} from "./content-source.ts";
import { compileInlineScripts, notFoundElement, ownScripts } from "./inline-scripts.ts";
import { type BundledFile, type FileGroup, textHash } from "./kept-export.ts";
import { browserScripts, ownStyles, styleNamesSetBy } from "./own-sections.ts";
import { pageInput, renderDocument } from "./render-document.ts";
import { securityPolicy } from "./security-policy.ts";
import { speculationRules, structuredData } from "./structured-data.ts";
import {
  type Styler,
  styleAddingCode,
  styleNamesIn,
  styleNamesOf,
  withoutUnusedProperties,
} from "./styles.ts";
import { withWeight } from "./with-weight.ts";

type PageInput = ReturnType<typeof pageInput>;

interface SiteParts {
  content: Content;
  renditions: Renditions;
  /** By the keys of their pages. */
  previews: ReadonlyMap<string, LinkPreview>;
  client: readonly BundledFile[];
  styler: Styler;
  /** Path below which the site is published, with a slash at both ends. */
  base: string;
}

/**
 * Renders pages one after the other, and gives each its styles, scripts, data and policy.
 *
 * @returns The files of each page, with the addresses that it asks for.
 */
export async function* finishPages(
  render: typeof renderPage,
  { content, renditions, previews, client, styler, base }: SiteParts,
): AsyncGenerator<FileGroup<string[]>> {
  const { site } = content;
  const plain = withoutLanguages(content);
  const countedHost = site.analytics && new URL(site.origin).host;
  const scripts = await compileInlineScripts(content, countedHost);
  const foot = analyticsTemplate(site);
  const closureOf = memoize((id) => closureIn(client, id));
  const chunksOf = (source: string) => closureOf(`/src/${source}`);
  const app = chunksOf("entry-client.tsx");
  const addresses = (files: readonly string[]) => files.map((file) => base + file).join(" ");
  const withoutApp = (files: readonly string[]) => files.filter((file) => !app.includes(file));
  const { folder = "" } = content;
  const laterNames = memoize((sources) => styleNamesIn(reachableSources(sources.split(" "))));
  const shared = sharedContent(content, renditions);
  const siteModule = moduleOf("site", `export default ${JSON.stringify(shared.site)};`);
  const cards = moduleOf("cards", `export default ${JSON.stringify(shared.products)};`);
  const hasCards = Object.values(content.pages).some(loadsProducts);
  const ofSite = [siteModule, ...(hasCards ? [cards] : [])];
  yield { name: siteModule[0], dependsOn: ofSite, make: async () => ({ files: ofSite, note: [] }) };
  // What each page depends on, as one short text.
  const clientFiles = client.map(({ fileName }) => fileName);
  const common = textHash(
    JSON.stringify([
      ...[site, shared.site, base, clientFiles, scripts, await scripts.boot()],
      ...[foot, styler.drawn],
    ]),
  );

  for (const route of routesOf(content.pages)) {
    const preview = previews.get(route.key);
    const input = pageInput(route, content, shared, renditions, preview);
    const films = videoData(input.shown, content, site.origin + base);
    const structured = structuredData(route, plain, base, preview, films);
    const { content: own, products } = input.data;
    const lost = route.isMissing && content.pages["not-found"];
    const dependsOn = [common, route, own, products && cards[0], structured, lost];
    yield {
      name: folder + route.file,
      dependsOn,
      make: () => finishPage(route, input, structured),
    };
  }

  /** The module and the document of a page, and the addresses that it asks for. */
  async function finishPage(route: Route, input: PageInput, structured: string | undefined) {
    const { page, kinds } = input;
    const html = await renderDocument(render, route, input);
    const shown = new Set([...styleNamesOf(html), ...styleNamesSetBy(kinds)]);
    const own = ownStyles(kinds);
    const controls = controlsOf(html);
    const sources = ["entry-client.tsx", ...changingSources(page), ...controls.map(sourceOf)];
    const lateRules = styler.late(shown, laterNames(sources.join(" ")));
    const styles = withoutUnusedProperties(styler.page(shown), lateRules + html + own) + own;
    const boot = await scripts.boot(html);
    const inlineScripts = [
      ...[scripts.theme, speculationRules, boot],
      ...ownScripts(scripts, html),
    ];
    if (route.isMissing) inlineScripts.push(scripts.notFound);
    const sends = html.includes(" data-keep=");
    const ways = formsOf(page).map((form) => siteOfForm(site, form).delivery);
    const films = videoSources(page);
    const policy = securityPolicy(styles, inlineScripts, page?.layout, site, sends, ways, films);

    const layoutChunks = closureOf(layoutModuleId(layoutName(page)));
    const data = [siteModule[0], ...(loadsProducts(page) ? [cards[0]] : [])];
    const [layout = "", ...others] = [`${layoutChunks[0]}`, ...data].map(
      (file) => `./${basename(file)}`,
    );
    const code = pageModule(input.shown, layout, ...others) + styleAddingCode(lateRules);
    const module = moduleOf("page", code);
    const document = assemblePage(html, {
      styles,
      scripts,
      boot,
      policy,
      head: browserScripts(kinds)
        .map((id) => moduleScript(addresses(closureOf(id).slice(0, 1))))
        .join(""),
      foot: (route.isMissing ? notFoundElement(scripts, plain) : "") + foot,
      data: {
        speculationrules: speculationRules,
        "application/ld+json": structured,
      },
      settings: bootSettings(html, {
        app: addresses(app),
        page: addresses([...withoutApp(layoutChunks), ...data, module[0]]),
        control: (name) => addresses(withoutApp(chunksOf(sourceOf(name)))),
        map: () => addresses(chunksOf("browser/show-map.ts")),
        enlarge: () => addresses(chunksOf("browser/enlarge.ts")),
        film: () => addresses(chunksOf("browser/show-film.ts").slice(0, 1)),
      }),
    });
    const files = [module, [folder + route.file, withWeight(document, site.language)] as const];
    return { files, note: addressesAsked(document) };
  }
}

/** The components that change a page after it is rendered, in addition to its controls. All others stay as rendered. */
export function changingSources(page: Page | undefined): string[] {
  if (page?.layout === "contact")
    return ["contact/contact-form.tsx", "components/chat-bubble.tsx", "components/map-frame.tsx"];
  return [
    ...(formsOf(page).length > 0 ? ["contact/contact-form.tsx"] : []),
    ...(loadsProducts(page) ? ["contact/notify-button.tsx"] : []),
  ];
}

/** A module as a file, whose name changes with its text. */
function moduleOf(name: string, code: string): readonly [path: string, code: string] {
  return [`assets/${name}-${textHash(code).slice(0, 8)}.js`, code];
}

/** The chunk of the module whose id has this end, and all chunks that it imports, itself first. */
function closureIn(chunks: SiteParts["client"], id: string): string[] {
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(id));
  if (!start) throw new Error(`The browser's bundle has no chunk for ${id}.`);
  const files = new Set([start.fileName]);
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported);
  return [...files];
}

/** An import of more than types. */
const valueImport = /^(?:import|export) (?!type )[^;"]*?from "(\.[^"]+)"/gm;

/**
 * Source texts of some components and of everything that they import, directly or not. Dynamic imports do
 * not count.
 *
 * @param files Paths of the components below `src/`.
 */
export function reachableSources(files: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const visit = (path: string) => {
    if (texts.has(path) || !existsSync(path)) return;
    const text = readFileSync(path, "utf8");
    texts.set(path, text);
    for (const [, target] of text.matchAll(valueImport)) visit(join(dirname(path), `${target}`));
  };
  for (const file of files) visit(join(packageRoot, "src", file));
  return [...texts.values()];
}
