import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lookup } from "mrmime";
import type { Connect, ViteDevServer } from "vite";
import type { Content } from "../../src/content/content.ts";
import { formerPath } from "../../src/content/page-key.ts";
import { decodeAddress } from "../../src/content/url.ts";
import type * as Renderer from "../../src/entry-server.tsx";
import { type Route, routeOf, routesOf } from "../../src/routes.ts";
import { UserError } from "../check/user-error.ts";
import { contentDirectory } from "../content/content-directory.ts";
import { ownerFiles } from "../content/files/assets.ts";
import { languagesName } from "../content/files/content-files.ts";
import { redirectsOf } from "./hosts/redirects.ts";
import { drawnCss } from "./pictures/drawn-css.ts";
import { asDrawing, drawnPage, withDrawnSection } from "./pictures/drawn-section.ts";
import { encodePicture } from "./pictures/encode-picture.ts";
import { iconSvg } from "./pictures/icons.ts";
import type { Renditions } from "./pictures/renditions.ts";
import type { PageEditing } from "./prepare/page-editing.ts";
import { assemblePage, moduleScript } from "./render/assemble.ts";
import { bootSettings, sourceOf } from "./render/boot-settings.ts";
import type { CheckedSite } from "./render/checked-content.ts";
import { pageInDevelopment, sharedContent } from "./render/content-source.ts";
import { compileInlineScripts, notFoundElement } from "./render/inline-scripts.ts";
import { browserScripts, ownStyles } from "./render/own-sections.ts";
import { pageInput, renderDocument } from "./render/render-document.ts";
import { createStyler } from "./render/styles.ts";
import { withWeight } from "./render/with-weight.ts";

/**
 * Serves every page in each language as the export would write it, rendered again for each request, its icon, and the
 * owner's files and pictures.
 */
export function servePages(
  server: ViteDevServer,
  checked: () => CheckedSite,
  renditions: () => Renditions,
  editing?: PageEditing,
): Connect.NextHandleFunction {
  /** Pictures of pages that were sent, which browsers may ask for after the content has changed. */
  const sent: Renditions["files"] = new Map();
  return async (request, response, next) => {
    // Not as a URL, which `//` is not.
    const path = (request.url ?? "/").replace(/[?#].*$/s, "");
    const { base } = server.config;
    const respond = (type: string, body: string | Uint8Array) =>
      response.setHeader("content-type", type).end(body);
    const sendOwn = (bytes: Uint8Array) =>
      respond(lookup(path) ?? "application/octet-stream", bytes);
    const file = ownerFiles().get(path.slice(1));
    // While the page is rendered, the content may change.
    const version = editing?.version ?? 0;
    const headOf =
      editing && ((name: string, marked: string) => editing.head(name, version, marked));
    let faults: Error | undefined;
    try {
      const picture = renditions().files.get(path.slice(1)) ?? sent.get(path.slice(1));
      if (file) sendOwn(readFileSync(file));
      else if (picture) sendOwn(await encodePicture(picture));
      else {
        if (mayBePage(path)) response.setHeader("content-security-policy", unframed);
        const site = checked();
        const [own] = site.contents;
        if (path === "/icon.svg") return respond("image/svg+xml", await iconSvg(own.site));
        const isInFolder = (folder = "") => folder && `${path}/`.startsWith(`/${folder}`);
        const content = site.contents.find(({ folder }) => isInFolder(folder)) ?? own;
        const { folder = "" } = content;
        const [, kind] = new RegExp(`/${drawnPage}/([\\w-]+)$`).exec(path) ?? [];
        if (editing && kind) {
          const drawn = withDrawnSection(content, kind, renditions().names());
          if (!drawn) return response.writeHead(204).end();
          const html = await renderForDevelopment(
            ...[server, routeOf(drawn.key), drawn.content, renditions(), undefined],
          );
          return respond("text/html; charset=utf-8", asDrawing(html));
        }
        // As hosts do with a folder.
        if (folder === `${path.slice(1)}/`)
          return response.writeHead(302, { location: base + folder }).end();
        const asked = formerPath(path);
        const moved = redirectsOf(content).find(({ from }) => formerPath(from) === asked);
        if (moved) {
          // A temporary redirect, since browsers keep a permanent one.
          response.writeHead(302, { location: base + moved.to.slice(1) }).end();
          return;
        }
        if (!mayBePage(path)) return next();
        // A page in a language that is left out says why.
        faults = site.fault;
        const [, tag = ""] = /^\/([a-z]{2,3}(?:-\w+)*)(?:\/|$)/.exec(path) ?? [];
        const isLeftOut =
          tag && content === own && existsSync(join(contentDirectory(), languagesName, tag));
        if (isLeftOut && faults) throw faults;
        const clean = cleanPath(path.slice(folder.length));
        const fault = pageFault(site, content, clean);
        if (fault) throw fault;
        const found = routesOf(content.pages).find((route) => route.path === clean);
        const route = found ?? routeOf("not-found");
        // While it is rendered, the content may change.
        const pictures = renditions();
        const marked = site.marked?.[site.contents.indexOf(content)];
        const html = await renderForDevelopment(server, route, content, pictures, headOf, marked);
        for (const [name, picture] of pictures.files) sent.set(name, picture);
        response.statusCode = route.isMissing ? 404 : 200;
        respond("text/html; charset=utf-8", html);
      }
    } catch (error) {
      // A page may fail because of its content, such as an invalid picture.
      next(error instanceof UserError ? error : (faults ?? error));
    }
  };
}

/** The errors that block a page; for an unknown address, those of the page for missing pages. */
function pageFault({ faultOf }: CheckedSite, { folder = "", pages }: Content, path: string) {
  const name = decodeAddress(path.slice(1)) || "home";
  return faultOf?.(folder, name) ?? (pages[name] ? undefined : faultOf?.(folder, "not-found"));
}

/** Whether an address may be of a page. What a request accepts does not say so: tools and crawlers ask for anything. */
export const mayBePage = (url = "") => !/^\/@|\.(?!html$)\w+$/.test(url.replace(/[?#].*$/s, ""));

/** An address as a host would find a page: without `.html`, `index` or a last slash. */
const cleanPath = (path: string) => path.replace(/\.html$/, "").replace(/\/(index)?$/, "") || "/";

/** Policy of the pages. Other origins, also those of this machine, frame nothing that a development server sends. */
const unframed = "frame-ancestors 'none'";

/**
 * Keeps other origins from framing or reading what a development server sends, and from opening files in an editor,
 * which Vite does for every page that asks. `cors` is off as well. No document but the pages runs scripts or has their
 * origin: a file that an owner was given may have scripts, and the pages can write the content.
 *
 * @param mayOpen Whether a request to open a file comes from a page of this server.
 */
export function keepOthersOut(
  { middlewares }: ViteDevServer,
  mayOpen: (request: Connect.IncomingMessage) => boolean = () => false,
): void {
  middlewares.use((request, response, next) => {
    response.setHeader("content-security-policy", `sandbox; ${unframed}`);
    response.setHeader("x-content-type-options", "nosniff");
    const isRefused = /__open-in-editor/i.test(request.url ?? "") && !mayOpen(request);
    if (isRefused) response.writeHead(403).end("Only the panel of this site opens files.");
    else next();
  });
}

async function renderForDevelopment(
  server: ViteDevServer,
  route: Route,
  content: Content,
  renditions: Renditions,
  headOf: ((name: string, marked: string) => string) | undefined,
  marked = content,
) {
  const { base } = server.config;
  const { renderPage } = (await server.ssrLoadModule("/src/entry-server.tsx")) as typeof Renderer;
  const { site, folder = "" } = content;
  const [styler, scripts] = await Promise.all([
    createStyler(site.theme, site.language, await drawnCss(content)),
    compileInlineScripts(content),
  ]);
  const shared = sharedContent(content, renditions);
  const input = pageInput(route, content, shared, renditions);
  const html = await renderDocument(renderPage, route, input);
  const { kinds } = input;
  const page = pageInDevelopment(folder + route.key, input, shared);
  const withMarks = () =>
    renderDocument(
      renderPage,
      route,
      pageInput(route, marked, sharedContent(marked, renditions), renditions),
    );
  const ownScripts = browserScripts(kinds).map((path) => `${base}@fs/${path.replace(/^\//, "")}`);
  const document = assemblePage(html, {
    styles: styler.page() + ownStyles(kinds),
    scripts,
    // All of it, as what changes on the page may need it.
    boot: await scripts.boot(),
    settings: bootSettings(html, {
      app: `${base}src/${headOf ? "editor/start-app.ts" : "entry-client.tsx"}`,
      page: `${base}@id/${page.replace("\0", "__x00__")}`,
      control: (name) => `${base}src/${sourceOf(name)}`,
      map: () => `${base}src/browser/show-map.ts`,
      enlarge: () => `${base}src/browser/enlarge.ts`,
      film: () => `${base}src/browser/show-film.ts`,
    }),
    // The editor sees the document before the owner's scripts have changed anything.
    head: [
      moduleScript(`${base}@vite/client`),
      headOf?.(folder + route.key, await withMarks()) ?? "",
      ...ownScripts.map(moduleScript),
    ].join(""),
    foot: route.isMissing ? notFoundElement(scripts, content) : "",
  });
  return withWeight(document, site.language);
}
