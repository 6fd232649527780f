import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type HtmlElement, HtmlValidate, Parser } from "html-validate";
import { lazy } from "../../src/content/memoize.ts";
import type { Content } from "../../src/content/schema/content.ts";
import { type Route, routesOf } from "../../src/routes.ts";
import { redirectsOf } from "../export/redirects.ts";
import { type HeaderRule, headersFor, parseHeaderRules } from "../host/host-rules.ts";

export interface ExportedPage {
  /** Its file below the export's folder: `about.html`. */
  file: string;
  html: string;
  /** The page as a tree that can be searched with selectors. */
  document: HtmlElement;
}

/** What a build left, as the checks before publishing look at it. */
export interface ExportedSite {
  directory: string;
  /** Path below which it is published, with a slash at both ends. */
  base: string;
  /** Address at which it is published, without a path. */
  origin: string;
  /** The routes of the content that it was built from. */
  routes: readonly Route[];
  /** The pages, but those that are the owner's own files, such as one that a service looks for. */
  pages: ExportedPage[];
  /** The pages at former addresses. */
  redirectPages: ExportedPage[];
  /** All files, with forward slashes. */
  files: Set<string>;
  headerRules: readonly HeaderRule[];
  /** Most bytes of a page, where the owner has set a limit. */
  pageLimit?: number | undefined;
}

const parserConfig = lazy(() => new HtmlValidate().getConfigFor("page.html"));

/**
 * Reads the build of some content.
 *
 * @param base Path below which it is published, with a slash at both ends.
 * @param owned Files of the owner's, see `ownerFiles`.
 */
export async function readExport(
  directory: string,
  { site, pages }: Pick<Content, "site" | "pages">,
  base: string,
  owned: ReadonlyMap<string, unknown> = new Map(),
): Promise<ExportedSite> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    .map((file) => file.replaceAll(sep, "/"));
  const config = await parserConfig();
  const pagesIn = (names: readonly string[]): ExportedPage[] =>
    names.map((file) => {
      const html = readFileSync(join(directory, file), "utf8");
      return { file, html, document: new Parser(config).parseHtml(html) };
    });
  const former = new Set(redirectsOf(pages).map(({ file }) => file));
  const documents = files.filter((file) => file.endsWith(".html") && !owned.has(file));
  return {
    ...{ directory, base, origin: site.origin, routes: routesOf(pages) },
    ...{ files: new Set(files), pageLimit: site.limits?.page },
    headerRules: files.includes("_headers")
      ? parseHeaderRules(readFileSync(join(directory, "_headers"), "utf8"))
      : [],
    pages: pagesIn(documents.filter((file) => !former.has(file))),
    redirectPages: pagesIn(documents.filter((file) => former.has(file))),
  };
}

/** What `_headers` has a host say beside a file of a build, at its address. */
export function headersOf(site: ExportedSite, { file }: ExportedPage): Headers {
  const path = site.routes.find((route) => route.file === file)?.path ?? `/${file}`;
  return headersFor(site.base + path.slice(1), site.headerRules);
}

/** Value of an attribute of the first element that a selector finds. */
export function attributeOf(
  { document }: ExportedPage,
  selector: string,
  name: string,
): string | undefined {
  return document.querySelector(selector)?.getAttributeValue(name) ?? undefined;
}
