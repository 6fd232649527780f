import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connect, ViteDevServer } from "vite";
import { UserError } from "../../src/engine/check/index.ts";
import { formerPath } from "../../src/engine/schema/values/page-key.ts";
import { faviconFile, languagesName } from "../../src/engine/site/index.ts";
import { asDrawing, drawnPage, withDrawnSection } from "../../src/render/drawn-section.ts";
import type { RenderableContent } from "../../src/render/resources.ts";
import type { Content } from "../../src/site/data/content.ts";
import { type Route, routeOf, routesOf } from "../../src/site/routes.ts";
import { decodeAddress } from "../../src/words/addresses/url.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { ownerFiles } from "../disk/owner-files.ts";
import { contentTypeOf } from "./hosts/content-types.ts";
import { redirectsOf } from "./hosts/redirects.ts";
import { encodePicture } from "./pictures/encode-picture.ts";
import { faviconIco, iconSvg } from "./pictures/icons.ts";
import type { Renditions } from "./pictures/renditions.ts";
import type { CheckedSite } from "./render/checked-content.ts";
import type { PageEditing } from "./render/page-editing.ts";
import { type DevelopmentParts, renderForDevelopment } from "./render-for-development.ts";

const htmlType = "text/html; charset=utf-8";

/**
 * Serves every page in each language as the export would write it, rendered again for each request, its icon, and the
 * owner's files and pictures.
 */
export function servePages(
  server: ViteDevServer,
  checked: (reader?: string) => CheckedSite,
  renditions: () => Renditions,
  editing?: PageEditing,
): Connect.NextHandleFunction {
  /** Pictures of pages that were sent, which browsers may ask for after the content has changed. */
  const sent: Renditions["files"] = new Map();

  /** An owner's file, or a picture of a page. */
  async function fileAt(name: string): Promise<Uint8Array | undefined> {
    const file = ownerFiles().get(name);
    if (file) return readFileSync(file);
    const picture = renditions().files.get(name) ?? sent.get(name);
    return picture && encodePicture(picture);
  }

  /** What the panel shows of a kind of section, or of an opening; undefined where the site cannot have it. */
  async function drawingOf(
    kind: string,
    content: RenderableContent,
    reader = "",
  ): Promise<string | undefined> {
    const drawn = withDrawnSection(content, kind, renditions().names(), reader);
    if (!drawn) return undefined;
    const parts = { content: drawn.content, renditions: renditions() };
    return asDrawing(await renderForDevelopment(server, routeOf(drawn.key), parts), drawn.key);
  }

  async function pageOf(
    route: Route,
    parts: Omit<DevelopmentParts, "renditions">,
  ): Promise<string> {
    // While it is rendered, the content may change.
    const pictures = renditions();
    const html = await renderForDevelopment(server, route, { ...parts, renditions: pictures });
    for (const [name, picture] of pictures.files) sent.set(name, picture);
    return html;
  }

  return async (request, response, next) => {
    // Not as a URL, which `//` is not.
    const path = (request.url ?? "/").replace(/[?#].*$/s, "");
    const send = (type: string, body: string | Uint8Array, status = 200) =>
      response.writeHead(status, { "content-type": type }).end(body);
    // Temporary, since browsers keep a permanent one.
    const redirect = (to: string) =>
      response.writeHead(302, { location: server.config.base + to }).end();
    // While the page is rendered, the content may change.
    const version = editing?.version ?? 0;
    let faults: Error | undefined;
    try {
      const file = await fileAt(decodeAddress(path).slice(1));
      if (file) return send(contentTypeOf(path) ?? "application/octet-stream", file);
      if (mayBePage(path)) response.setHeader("content-security-policy", unframed);
      const reader = editing?.readerOf(request);
      const site = checked(reader);
      const [own] = site.contents;
      if (path === "/icon.svg") return send("image/svg+xml", await iconSvg(own));
      if (path === `/${faviconFile}`) return send(`${contentTypeOf(path)}`, await faviconIco(own));
      const isInFolder = (folder = "") => folder && `${path}/`.startsWith(`/${folder}`);
      const content = site.contents.find(({ folder }) => isInFolder(folder)) ?? own;
      const { folder = "", pages } = content;
      const [, kind] = drawnAddress.exec(path) ?? [];
      if (editing && kind) {
        const drawing = await drawingOf(kind, content, reader);
        return drawing ? send(htmlType, drawing) : response.writeHead(204).end();
      }
      // As hosts do with a folder.
      if (folder === `${path.slice(1)}/`) return redirect(folder);
      const asked = formerPath(path);
      const moved = redirectsOf(content).find(({ from }) => formerPath(from) === asked);
      if (moved) return redirect(moved.to.slice(1));
      if (!mayBePage(path)) return next();
      // A page in a language that is left out says why.
      faults = site.fault;
      if (faults && content === own && isInLanguage(path)) throw faults;
      const clean = cleanPath(path.slice(folder.length));
      const fault = pageFault(site, content, clean);
      if (fault) throw fault;
      const route = routesOf(pages).find((one) => one.path === clean) ?? routeOf("not-found");
      const marked = site.marked?.[site.contents.indexOf(content)];
      const headOf =
        editing && ((name: string, marked: string) => editing.head(name, reader, version, marked));
      const html = await pageOf(route, { content, marked, headOf });
      send(htmlType, html, route.isMissing ? 404 : 200);
    } catch (error) {
      // A page may fail because of its content, such as an invalid picture.
      next(error instanceof UserError ? error : (faults ?? error));
    }
  };
}

/** The address of what the panel shows of a kind of section. */
const drawnAddress = new RegExp(`/${drawnPage}/([\\w-]+)$`);

/** Whether an address is below that of a language which has a folder. */
function isInLanguage(path: string): boolean {
  const [, tag] = /^\/([a-z]{2,3}(?:-\w+)*)(?:\/|$)/.exec(path) ?? [];
  return tag !== undefined && existsSync(join(contentDirectory(), languagesName, tag));
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
 * Keeps other origins from framing or reading what a development server sends, and all from opening files in an editor,
 * which Vite does for every page that asks. `cors` is off as well. No document but the pages runs scripts or has their
 * origin: a file that an owner was given may have scripts, and the pages can write the content.
 */
export function keepOthersOut({ middlewares }: ViteDevServer): void {
  middlewares.use((request, response, next) => {
    response.setHeader("content-security-policy", `sandbox; ${unframed}`);
    response.setHeader("x-content-type-options", "nosniff");
    if (/__open-in-editor/i.test(request.url ?? "")) response.writeHead(403).end();
    else next();
  });
}
