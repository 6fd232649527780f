import { type CheckResult, ContentError, UserError } from "../../../engine/check/index.ts";
import { assetsIn, type Files, type LoadResult, readFolder } from "../../../engine/site/index.ts";
import { asDrawing, withDrawnSection } from "../../../render/drawn-section.ts";
import { siteLocale } from "../../../render/prepare/dates/site-locale.ts";
import { type RenderableSite, renderableSite } from "../../../render/prepare/prepare-site.ts";
import { withFilledFacts } from "../../../render/prepare/texts/fill-facts.ts";
import { pageInput, renderDocument } from "../../../render/render-document.ts";
import { type Pictures, type RenderableContent, resourcesOf } from "../../../render/resources.ts";
import { sharedContent } from "../../../render/shared-content.ts";
import { themeCss } from "../../../site/design/theme.ts";
import type { renderPage } from "../../../site/entry-server.tsx";
import { type Route, routeOf, routesOf } from "../../../site/routes.ts";
import { decodeAddress } from "../../../words/addresses/url.ts";
import { type EditorFile, editorFiles } from "../../answers/editor-files.ts";
import { pageFault, withReadableContent } from "../../answers/readable-site.ts";
import { shownContent } from "../../answers/shown-content.ts";
import { faultPage, type Panel, startElement } from "../../answers/start-panel.ts";
import type { Start } from "../../protocol/protocol.ts";
import { todayHere } from "./site-files.ts";

/** What pages are rendered with beside their content. */
export interface PageParts {
  render: typeof renderPage;
  pictures: Pictures;
  /** The whole style sheet of a locale. */
  styles(locale: string): string;
  base: string;
}

type OfHost = Omit<Start, keyof Panel | "page" | "isNew" | "texts" | "shown">;

/** A site as somebody sees it who writes, from the check of its files. */
export class EditedSite {
  readonly #result: LoadResult & CheckResult;
  readonly #files: ReadonlyMap<string, EditorFile>;
  readonly #contents: RenderableSite | undefined;
  readonly #marked: RenderableSite | undefined;

  constructor(
    checked: CheckResult,
    host: Files,
    private readonly folder: string,
    private readonly panel: Panel,
    private readonly parts: PageParts,
  ) {
    this.#result = withReadableContent(checked);
    this.#files = editorFiles(this.#result);
    if (!this.#result.content) return;
    const assets = () => assetsIn(host, readFolder(host, folder).entries, []);
    const resources = resourcesOf(host, assets, { today: todayHere, base: () => parts.base });
    const [shown, marked] = shownContent(this.#result, this.#files, panel)
      .map(withFilledFacts)
      .map((one) => one.content && renderableSite(one.content, one.translations, resources));
    this.#contents = shown;
    this.#marked = marked;
  }

  /**
   * The document of a page, with the panel's start; in its place that of the errors that keep it from
   * being shown.
   *
   * @param path Below the base path, with a slash before it.
   */
  async page(path: string, others: OfHost): Promise<string> {
    const { content, marked, route } = this.#find(path);
    const { folder = "" } = content ?? {};
    const name = folder + (route?.key ?? (decodeAddress(path.slice(1)) || "home"));
    const start = (html = "") =>
      startElement(name, this.#result, this.#files, this.panel, html, others);
    try {
      const fault = pageFault(this.folder, this.#result, folder, route?.key ?? "home");
      if (fault || !content || !marked || !route) throw fault ?? new ContentError(this.#result);
      const html = await this.#document(content, route);
      const places = await this.#render(marked, route);
      // Not as a text, in which `$` has a meaning.
      return html.replace("</head>", () => `${start(places)}</head>`);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return faultPage(error, this.panel, start());
    }
  }

  /** What the panel shows of a kind of section; undefined where the site cannot have it. */
  async drawing(kind: string, pictures: readonly string[], reader: string) {
    const [own] = this.#contents ?? [];
    const drawn = own && withDrawnSection(own, kind, pictures, reader);
    if (!drawn) return undefined;
    return asDrawing(await this.#document(drawn.content, routeOf(drawn.key)), drawn.key);
  }

  #find(path: string) {
    const contents = this.#contents ?? [];
    const isIn = (folder = "") => folder !== "" && `${path}/`.startsWith(`/${folder}`);
    const at = Math.max(
      0,
      contents.findIndex(({ folder }) => isIn(folder)),
    );
    const content = contents[at];
    const { folder = "", pages = {} } = content ?? {};
    const clean =
      `/${path.replace(/[?#].*$/s, "").slice(folder.length + 1)}`.replace(
        /(?:\.html|\/|\/index)$/,
        "",
      ) || "/";
    const route = routesOf(pages).find((one) => one.path === clean) ?? routeOf("not-found");
    return { content, marked: this.#marked?.[at], route };
  }

  #render(content: RenderableContent, route: Route): Promise<string> {
    const { pictures, render } = this.parts;
    const shared = sharedContent(content, pictures);
    return renderDocument(render, route, pageInput(route, content, shared, pictures));
  }

  async #document(content: RenderableContent, route: Route): Promise<string> {
    // The theme may have changed since the build, and prevails as it comes last.
    const styles = this.parts.styles(siteLocale(content)) + themeCss(content.site.theme);
    const html = await this.#render(content, route);
    return html.replace("</head>", () => `<style>${styles}</style></head>`);
  }
}
