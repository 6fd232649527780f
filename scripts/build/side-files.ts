import { escapeXml } from "../../src/engine/escape.ts";
import { exportFiles, faviconFile } from "../../src/engine/site/index.ts";
import type { FileGroup } from "../../src/render/finish-pages.ts";
import { calendar } from "../../src/render/prepare/entries/calendar.ts";
import { listTitle } from "../../src/render/prepare/entries/entries.ts";
import { comingFiles } from "../../src/render/prepare/entries/events.ts";
import { feedLink, feedXml, subjectFeeds } from "../../src/render/prepare/entries/feed.ts";
import { type RenderableContent, todayOf } from "../../src/render/resources.ts";
import type { Content } from "../../src/site/data/content.ts";
import type { LinkPreview } from "../../src/site/data/link-preview.ts";
import { toHex } from "../../src/site/design/theme.ts";
import { routesOf } from "../../src/site/routes.ts";
import { urlOf } from "../../src/words/addresses/url.ts";
import { endingWorker, workerNames } from "./end-workers.ts";
import { apacheFiles } from "./hosts/apache-files.ts";
import { formatHeaders, headerRules } from "./hosts/host-headers.ts";
import { formatRedirects, redirectRules } from "./hosts/host-redirects.ts";
import { redirectPage, redirectsOf } from "./hosts/redirects.ts";
import { faviconIco, iconFiles, iconPng, iconSvg } from "./pictures/icons.ts";
import type { MissingGlyphs } from "./pictures/previews/missing-glyphs.ts";
import { previewImage } from "./pictures/previews/preview-image.ts";
import type { Renditions } from "./pictures/renditions.ts";
import { textHash } from "./render/kept-export.ts";

/** Makes the whole address of a path of the site. */
type MakeAddress = (path: string) => string;

type SideFiles = AsyncGenerator<readonly [path: string, data: string | Uint8Array]>;

/** Makes the files of a language that readers other than visitors ask for, by their paths. */
export async function* sideFiles(
  content: RenderableContent,
  base: string,
  renditions?: Renditions,
): SideFiles {
  const { folder = "", site } = content;
  if (feedLink(content))
    yield [folder + exportFiles.feed, feedXml(content, site.origin + base, renditions)];
  for (const feed of subjectFeeds(content))
    yield [folder + feed.path.slice(1), feedXml(content, site.origin + base, renditions, feed)];
  const events = comingFiles(content, todayOf(content));
  if (events.length > 0)
    yield [
      folder + exportFiles.calendar,
      calendar(events, content, site.origin + base, listTitle(content, "events")),
    ];
  for (const event of events)
    yield [`${folder}${event[0]}.ics`, calendar([event], content, site.origin + base)];
  yield [`${folder}${exportFiles.manifest}`, webManifest(content, base)];
  for (const redirect of redirectsOf(content))
    for (const file of redirect.files) yield [file, redirectPage(redirect, content, base)];
}

/** What is known of a page's link preview. */
interface PreviewNote {
  key: string;
  preview: LinkPreview;
  /** The texts with characters that no font draws. */
  undrawn: [text: string, characters: readonly string[]][];
}

/** Makes the link previews of a language. */
export function previewFiles(
  content: RenderableContent,
  renditions?: Renditions,
): FileGroup<PreviewNote>[] {
  const { site, pages, products, folder = "" } = content;
  // A page without a picture of its own takes that of the first.
  const common = textHash(JSON.stringify([site, pages["home"], products, renditions?.stamps()]));
  return pagesWithAddress(content).map(({ key }) => ({
    name: `${folder}previews/${key}`,
    dependsOn: [common, key, pages[key]],
    async make() {
      const undrawn: MissingGlyphs = new Map();
      const { name, bytes, preview } = await previewImage(key, content, renditions, undrawn);
      const files = [[`${folder}previews/${name}`, bytes]] as const;
      return { files, note: { key, preview, undrawn: [...undrawn] } };
    },
  }));
}

/** Makes those files that all languages share; the first is the site's own. */
export async function* sharedFiles(
  contents: readonly RenderableContent[],
  base: string,
): SideFiles {
  const [own] = contents;
  if (!own) return;
  const { site } = own;
  const addressOf: MakeAddress = (path) => site.origin + base + path.slice(1);
  yield [exportFiles.headers, formatHeaders(headerRules(base, site.edit?.signIn !== undefined))];
  yield* siteMaps(contents, addressOf);
  yield [exportFiles.robots, robotsText(site, base, addressOf)];
  yield [exportFiles.icon, await iconSvg(own)];
  // The owner's own, if there is one, is written over it.
  yield [faviconFile, await faviconIco(own)];
  const tags = site.answers ?? contents.map((content) => content.site.language);
  if (site.security)
    yield [exportFiles.security, securityText(site.security, tags.join(", "), addressOf)];
  const redirects = contents.flatMap(redirectsOf);
  if (redirects.length > 0)
    yield [exportFiles.redirects, formatRedirects(redirectRules(redirects, base))];
  yield* apacheFiles(contents, redirects, base);
  for (const name of workerNames) yield [name, endingWorker];
  const { host } = new URL(site.origin);
  // A branch from which GitHub Pages publishes loses its domain without it.
  if (base === "/" && !host.endsWith(".github.io")) yield [exportFiles.domain, `${host}\n`];
  for (const icon of iconFiles) yield [icon.file, await iconPng(own, icon)];
}

/** The pages, each with its route. */
function pagesWithAddress({ pages, folder = "" }: Content) {
  const found = routesOf(pages).filter(({ isMissing }) => !isMissing);
  return found.map(({ key, path }) => {
    const page = pages[key];
    const updated = page?.updated ?? (page?.layout === "post" ? page.day : undefined);
    return {
      key,
      path: `/${folder}${path.slice(1)}`,
      updated,
      noindex: page && "noindex" in page && page.noindex,
    };
  });
}

/** Most addresses in one site map (sitemaps.org 0.9). */
const siteMapLength = 50_000;

/**
 * The site map (sitemaps.org 0.9): every page for search engines, with the day of its last change in
 * the content, never the clock's. A site with more pages than one map may have gets an index of several.
 */
export function* siteMaps(
  contents: readonly Content[],
  addressOf: MakeAddress,
): Generator<readonly [path: string, text: string]> {
  const indexed = contents.flatMap(pagesWithAddress).filter(({ noindex }) => !noindex);
  const entries = indexed.map(({ path, updated }) => {
    const day = updated ? `<lastmod>${updated}</lastmod>` : "";
    return `  <url><loc>${escapeXml(addressOf(path))}</loc>${day}</url>\n`;
  });
  const parts = Math.ceil(entries.length / siteMapLength);
  if (parts <= 1) {
    yield [exportFiles.siteMap, siteMapXml("urlset", entries)];
    return;
  }
  const names = Array.from({ length: parts }, (_, part) => `sitemap-${part + 1}.xml`);
  const locations = names.map(
    (name) => `  <sitemap><loc>${addressOf(`/${name}`)}</loc></sitemap>\n`,
  );
  yield [exportFiles.siteMap, siteMapXml("sitemapindex", locations)];
  for (const [part, name] of names.entries()) {
    const start = part * siteMapLength;
    yield [name, siteMapXml("urlset", entries.slice(start, start + siteMapLength))];
  }
}

function siteMapXml(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</${root}>
`;
}

/** What crawlers may read (RFC 9309). They follow the group with their name alone. */
function robotsText({ robots }: Content["site"], base: string, addressOf: MakeAddress): string {
  const { agents = [], folders = [] } = robots ?? {};
  const refused = agents.map((name) => `User-agent: ${name}\n`).join("");
  const hidden = folders.map((path) => `Disallow: ${base}${encodeURI(path.slice(1))}\n`).join("");
  return [
    ...(refused ? [`${refused}Disallow: /\n`] : []),
    ...(agents.includes("*") ? [] : [`User-agent: *\n${hidden}Allow: /\n`]),
    `Sitemap: ${addressOf("/sitemap.xml")}\n`,
  ].join("\n");
}

/** The web app manifest (W3C), for devices that keep a site on their home screen. */
function webManifest({ site, pages, folder = "" }: Content, base: string): string {
  const { company, language, direction, theme, startPage } = site;
  const pictures = iconFiles.map(({ file, size, maskable }) => ({
    src: base + file,
    type: "image/png",
    sizes: `${size}x${size}`,
    purpose: maskable ? "maskable" : "any",
  }));
  const manifest = {
    name: company.name,
    short_name: company.shortName,
    description: pages[startPage]?.description,
    lang: language,
    dir: direction,
    start_url: base + folder,
    scope: base + folder,
    display: "browser",
    theme_color: toHex(theme.light.paper),
    background_color: toHex(theme.light.paper),
    icons: [
      { src: `${base}${exportFiles.icon}`, type: "image/svg+xml", sizes: "any" },
      ...pictures,
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** An address with its host, and all else, in ASCII, which RFC 9116 asks for. */
function toAsciiUri(address: string): string {
  const ascii = address.replace(/^mailto:[^?]*/, (to) =>
    to.replaceAll(/(?<=@)[^,@]+/g, (host) => urlOf(`http://${host}`)?.hostname ?? host),
  );
  return urlOf(ascii)?.href ?? ascii;
}

/** How to report a vulnerability. The content names the last day on which it is valid. */
function securityText(
  { contact, expires }: NonNullable<Content["site"]["security"]>,
  languages: string,
  addressOf: MakeAddress,
): string {
  return `Contact: ${toAsciiUri(contact)}
Expires: ${expires}T23:59:59Z
Preferred-Languages: ${languages}
Canonical: ${addressOf(`/${exportFiles.security}`)}
`;
}
