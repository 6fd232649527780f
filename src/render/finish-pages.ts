import type { Content } from "../site/data/content.ts";
import type { LinkPreview } from "../site/data/link-preview.ts";
import type { renderPage } from "../site/entry-server.tsx";
import { type Route, routesOf } from "../site/routes.ts";
import { addressesAsked } from "./addresses-asked.ts";
import { assemblePage } from "./assemble.ts";
import { bootSettings } from "./boot-settings.ts";
import { type BundledFile, clientChunks } from "./client-chunks.ts";
import { type InlineScripts, notFoundElement, ownScripts } from "./inline-scripts.ts";
import { loadsProducts } from "./page-layout.ts";
import { type OwnParts, pageStyles, type Styler, styleAddingCode } from "./page-styles.ts";
import { analyticsTemplate } from "./prepare/analytics.ts";
import { siteLocale } from "./prepare/dates/site-locale.ts";
import { formsOf, siteOfForm } from "./prepare/forms.ts";
import { withoutLanguages } from "./prepare/texts/without-languages.ts";
import { videoData, videoSources } from "./prepare/video.ts";
import { pageInput, renderDocument } from "./render-document.ts";
import type { Pictures, RenderableContent } from "./resources.ts";
import { securityPolicy } from "./security-policy.ts";
import { sha256 } from "./sha256.ts";
import { pageModule, type SharedContent, sharedContent } from "./shared-content.ts";
import { speculationRules, structuredData } from "./structured-data.ts";

/** Files of an export that are made together. */
export interface FileGroup<Note> {
  /** Unique in the export. */
  name: string;
  /** All that the files and the note depend on, the program aside. */
  dependsOn: readonly unknown[];
  /** Makes the files, and what has to be known of them; that is data for JSON. */
  make(): Promise<{ files: readonly NamedData[]; note: Note }>;
}

type NamedData = readonly [path: string, data: string | Uint8Array];

export interface SiteParts {
  content: RenderableContent;
  renditions: Pictures;
  /** By the keys of their pages. */
  previews: ReadonlyMap<string, LinkPreview>;
  client: readonly BundledFile[];
  styler: Styler;
  scripts: InlineScripts;
  own: OwnParts;
  /** Puts the weight of a document into it. */
  weigh: (document: string, locale: string) => string;
  /** Path below which the site is published, with a slash at both ends. */
  base: string;
}

/** A page that is to be rendered, with its structured data. */
interface PageParts {
  route: Route;
  input: ReturnType<typeof pageInput>;
  structured: string | undefined;
}

/**
 * Renders pages one after the other, and gives each its styles, scripts, data and policy.
 *
 * @returns The files of each page, with the addresses that it asks for.
 */
export async function* finishPages(
  render: typeof renderPage,
  parts: SiteParts,
): AsyncGenerator<FileGroup<string[]>> {
  const { content, renditions, previews, base } = parts;
  const { folder = "", site, pages } = content;
  const plain = withoutLanguages(content);
  const shared = sharedContent(content, renditions);
  const data = await dataModules(shared);
  const files = Object.values(pages).some(loadsProducts) ? [data.site, data.cards] : [data.site];
  yield { name: data.site[0], dependsOn: files, make: async () => ({ files, note: [] }) };

  const common = await siteHash(parts, shared);
  const finish = pageFinisher(render, parts, data);
  for (const route of routesOf(pages)) {
    const preview = previews.get(route.key);
    const input = pageInput(route, content, shared, renditions, preview);
    const films = videoData(input.shown, content, site.origin + base);
    const structured = structuredData(route, plain, base, preview, films);
    const { content: own, products } = input.data;
    const lost = route.isMissing && pages["not-found"];
    yield {
      name: folder + route.file,
      dependsOn: [common, route, own, products && data.cards[0], structured, lost],
      make: () => finish({ route, input, structured }),
    };
  }
}

/** Modules with what several pages load: the site, and the cards of its products. */
const dataModules = async ({ site, products }: SharedContent) => ({
  site: await moduleOf("site", `export default ${JSON.stringify(site)};`),
  cards: await moduleOf("cards", `export default ${JSON.stringify(products)};`),
});

/** What each page depends on, as one short text. */
async function siteHash(
  { content: { site }, client, styler, scripts, base }: SiteParts,
  shared: SharedContent,
): Promise<string> {
  const clientFiles = client.map(({ fileName }) => fileName);
  return sha256(
    JSON.stringify([
      ...[site, shared.site, base, clientFiles, scripts, await scripts.boot()],
      ...[analyticsTemplate(site), styler.drawn],
    ]),
  );
}

/** Makes what gives a page its module and its document, and says which addresses it asks for. */
function pageFinisher(
  render: typeof renderPage,
  { content, client, styler, scripts, own, weigh, base }: SiteParts,
  data: Awaited<ReturnType<typeof dataModules>>,
) {
  const { folder = "", site } = content;
  const chunks = clientChunks(client, base);
  const plain = withoutLanguages(content);
  return async function finish({ route, input, structured }: PageParts) {
    const { page, kinds, shown } = input;
    const html = await renderDocument(render, route, input);
    const { styles, late } = pageStyles(styler, html, input, own);
    const boot = await scripts.boot(html);
    const further = [...ownScripts(scripts, html), ...(route.isMissing ? [scripts.notFound] : [])];
    const loaded = loadsProducts(page) ? [data.site[0], data.cards[0]] : [data.site[0]];
    const [layout = "", ...modules] = [chunks.layout(page), ...loaded].map(
      (file) => `./${file.replace(/^.*\//, "")}`,
    );
    const module = await moduleOf(
      "page",
      pageModule(shown, layout, ...modules) + styleAddingCode(late),
    );
    const document = assemblePage(html, {
      ...{ styles, scripts, boot, head: chunks.scripts(own.browserScripts(kinds)) },
      policy: await policyOf(input, site, { styles, html }, [
        scripts.theme,
        speculationRules,
        boot,
        ...further,
      ]),
      foot: (route.isMissing ? notFoundElement(scripts, plain) : "") + analyticsTemplate(site),
      data: { speculationrules: speculationRules, "application/ld+json": structured },
      settings: bootSettings(html, { ...chunks, page: chunks.page(page, [...loaded, module[0]]) }),
    });
    const files = [module, [folder + route.file, weigh(document, siteLocale(content))] as const];
    return { files, note: addressesAsked(document) };
  };
}

/** A module as a file, whose name changes with its text. */
async function moduleOf(name: string, code: string) {
  const hash = (await sha256(code)).slice(0, 8).replaceAll("+", "-").replaceAll("/", "_");
  return [`assets/${name}-${hash}.js`, code] as const;
}

/** The policy of a page, which allows its own styles, scripts, forms and films alone. */
function policyOf(
  { page }: Pick<PageParts["input"], "page">,
  site: Content["site"],
  { styles, html }: { styles: string; html: string },
  scripts: readonly string[],
): Promise<string> {
  const sends = html.includes(" data-keep=");
  const ways = formsOf(page).map((form) => siteOfForm(site, form).delivery);
  return securityPolicy(styles, scripts, page?.layout, site, sends, ways, videoSources(page));
}
