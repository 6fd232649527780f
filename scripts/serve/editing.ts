import { randomBytes } from "node:crypto";
import type { Connect, Plugin } from "vite";
import { ContentError, UserError } from "../../src/engine/check/index.ts";
import { folders } from "../../src/engine/schema/collections.ts";
import type { LoadResult } from "../../src/engine/site/index.ts";
import { valueAt } from "../../src/engine/values.ts";
import { type EditorFile, editorFiles } from "../../src/panel/answers/editor-files.ts";
import { shownContent } from "../../src/panel/answers/shown-content.ts";
import {
  faultPage,
  panelIn,
  panelLanguage,
  startElement,
} from "../../src/panel/answers/start-panel.ts";
import { moduleScript } from "../../src/render/assemble.ts";
import { decodeAddress } from "../../src/words/addresses/url.ts";
import { lazy } from "../../src/words/memoize.ts";
import { say } from "../../src/words/say.ts";
import { textVersion } from "../../src/words/text-version.ts";
import type { PageEditing } from "../build/render/page-editing.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { disk } from "../disk/disk.ts";
import { handleRequests } from "./answer.ts";
import { checkNow } from "./disk-workspace.ts";
import { askedLanguage } from "./panel-language.ts";

/** Path below which the development server answers the panel. */
const path = "@words/";

/** Files whose errors replace a page in the browser. Errors of other files are printed. */
const ofPages = new RegExp(`/(site|(pages|products|${folders.join("|")})/[^/]+)\\.yaml$`);

/** Writing on the page: what it adds to documents, and the plugin that answers its panel. For development alone. */
export function createEditing(): { pages: PageEditing; plugin: Plugin } {
  const token = randomBytes(24).toString("base64url");
  const site = textVersion(contentDirectory());
  let base = "/";
  /** The last content that could be shown, and its files. */
  let shown: LoadResult | undefined;
  let files: ReadonlyMap<string, EditorFile> = new Map();
  /** What was checked when the errors of files that are no pages were printed. */
  let printed: LoadResult | undefined;

  /** The language of the site, also while its file cannot be read. */
  let language = "";

  const head: PageEditing["head"] = (
    name,
    reader = pages.readerOf(),
    version = pages.version,
    marked = "",
  ) => {
    const others = { version, base, address: base + path, token, site };
    const start = startElement(name, shown, files, panelIn(disk, reader), marked, others);
    return `${start}${moduleScript(`${base}src/panel/open-panel.ts`)}`;
  };
  const pages: PageEditing = {
    check: lazy(checkNow),
    onContent(result, reader) {
      shown = result;
      files = editorFiles(result);
      const diagnostics = result.diagnostics.filter(
        ({ file, severity }) => severity === "error" && !ofPages.test(file),
      );
      // Once for all readers.
      if (diagnostics.length > 0 && printed !== pages.check())
        process.stderr.write(`${new ContentError({ ...result, diagnostics }).message}\n`);
      printed = pages.check();
      return shownContent(result, files, panelIn(disk, reader));
    },
    readerOf(request) {
      try {
        const { site } = pages.check().located;
        language = `${valueAt(site?.value, ["language"]) ?? language}`;
      } catch {
        // Where the check itself fails, each page says so.
      }
      return panelLanguage(disk, language, askedLanguage(request?.headers ?? {}));
    },
    version: 0,
    head,
  };
  return {
    pages,
    plugin: {
      name: "editing",
      configureServer(server) {
        base = server.config.base;
        server.middlewares.use(base + path, handleRequests(server, token, pages));
        return () => {
          // A page that cannot be shown can be fixed at its address.
          server.middlewares.use(((error, request, response, next) => {
            if (response.headersSent) return next(error);
            const fault = error instanceof UserError ? error : unexpected(error);
            if (fault !== error) server.config.logger.error(`${error?.stack ?? error}`);
            // Vite would lay what it says over the next page, which may be fixed by then.
            if (!request.headers.accept?.includes("text/html"))
              return response.writeHead(500).end(fault.message);
            const [, name = ""] = /^\/(.*?)(?:\/|\.html)?(?:[?#]|$)/s.exec(request.url ?? "") ?? [];
            response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
            const reader = pages.readerOf(request);
            const client = moduleScript(`${base}@vite/client`);
            const page = client + head(decodeAddress(name), reader);
            response.end(faultPage(fault, panelIn(disk, reader), page));
          }) satisfies Connect.ErrorHandleFunction);
        };
      },
    },
  };
}

/** What a page says of a fault of the program; the terminal has the whole of it. */
const unexpected = (error: unknown) =>
  new UserError(
    say("program-faults.failed", { error: error instanceof Error ? error.message : `${error}` }),
  );
