import { randomBytes } from "node:crypto";
import type { Connect, Plugin } from "vite";
import { UserError } from "../../src/engine/check/index.ts";
import { gap } from "../../src/engine/edit/index.ts";
import { escapeAttribute } from "../../src/engine/escape.ts";
import { messageTags, nearestMessages } from "../../src/engine/messages/index.ts";
import { folders } from "../../src/engine/schema/collections.ts";
import { pageFile } from "../../src/engine/schema/values/page-key.ts";
import { type LoadResult, readPack } from "../../src/engine/site/index.ts";
import { valueAt } from "../../src/engine/values.ts";
import { type EditorFile, editorFiles, filesOfPage } from "../../src/panel/answers/editor-files.ts";
import { markedWords } from "../../src/panel/answers/marked-words.ts";
import { gapWords, shownContent } from "../../src/panel/answers/shown-content.ts";
import { type Start, startId } from "../../src/panel/protocol/protocol.ts";
import { moduleScript } from "../../src/render/assemble.ts";
import { decodeAddress } from "../../src/words/addresses/url.ts";
import { directionOf } from "../../src/words/direction-of.ts";
import { lazy } from "../../src/words/memoize.ts";
import { say } from "../../src/words/say.ts";
import { textVersion } from "../../src/words/text-version.ts";
import { ContentError } from "../build/render/checked-content.ts";
import type { PageEditing } from "../build/render/page-editing.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { disk } from "../disk/disk.ts";
import { handleRequests } from "./answer.ts";
import { checkNow } from "./disk-workspace.ts";
import { askedLanguage, panelLanguage } from "./panel-language.ts";
import { panelStyles } from "./panel-styles.ts";

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
    const translated = shown?.translations.flatMap(({ tag, located: { pages }, slugs }) =>
      pages.flatMap(({ key }) =>
        name === `${tag}/${slugs.get(key) ?? key}`
          ? `languages/${tag}/${pageFile(key).slice(0, -5)}`
          : [],
      ),
    );
    const page = translated?.[0] ?? pageFile(name || "home").slice(0, -5);
    const panel = panelIn(reader);
    const texts = filesOfPage(page, files).flatMap(({ texts }) => [...texts.values()]);
    const start: Start = {
      ...{ version, page, base, address: base + path, token, site, shown: markedWords(marked) },
      isNew: files.get("site")?.texts.get("#/company/tagline")?.text === gap,
      texts: texts.map((one) =>
        one.text === gap ? { ...one, text: gapWords(one.place, files, panel), isGap: true } : one,
      ),
      ...panel,
    };
    const json = JSON.stringify(start).replaceAll("<", "\\u003c");
    return `<script type="application/json" id="${startId}">${json}</script>${moduleScript(`${base}src/panel/open-panel.ts`)}`;
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
      return shownContent(result, files, panelIn(reader));
    },
    readerOf(request) {
      try {
        const { site } = pages.check().located;
        language = `${valueAt(site?.value, ["language"]) ?? language}`;
      } catch {
        // Where the check itself fails, each page says so.
      }
      return panelLanguage(language, askedLanguage(request?.headers ?? {}));
    },
    version: 0,
    head,
  };
  return {
    pages,
    plugin: {
      name: "editing",
      load: (id) =>
        id.endsWith("/src/panel/panel.css?inline") ? panelStyles(id.slice(0, -7)) : undefined,
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
            const page = { error: fault, head: head(decodeAddress(name), reader), base };
            response.end(faultPage(page, panelIn(reader)));
          }) satisfies Connect.ErrorHandleFunction);
        };
      },
    },
  };
}

type Panel = Pick<Start, "words" | "language" | "direction" | "languages" | "isTold">;

/** The words of the panel in a language that has some. */
function panelIn(reader: string): Panel {
  const { words, language } = readPack(disk, reader).editor;
  const direction = directionOf(language) ?? "ltr";
  const isTold = nearestMessages(language) === language;
  return { words, language, direction, languages: messageTags(), isTold };
}

/** What a page says of a fault of the program; the terminal has the whole of it. */
const unexpected = (error: unknown) =>
  new UserError(
    say("program-faults.failed", { error: error instanceof Error ? error.message : `${error}` }),
  );

/** A page in place of one that cannot be shown, mostly as its content has errors. */
function faultPage(
  { error, head, base }: { error: UserError; head: string; base: string },
  { words, language, direction }: Panel,
): string {
  const said = (group: string, word: string) => `${valueAt(words, [group, word])}`;
  const [title, text] =
    error instanceof ContentError
      ? [said("errors", "title"), said("errors", "text")]
      : [said("refusals", "failed"), ""];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width"/>
<title>${escapeAttribute(title)}</title>
<link rel="icon" href="data:,"/>
<style>
:root { color-scheme: light dark; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
</style>
${moduleScript(`${base}@vite/client`)}${head}
</head>
<body>
<main>
<h1>${escapeAttribute(title)}</h1>
<p>${escapeAttribute(text)}</p>
<pre lang="${nearestMessages(language)}">${escapeAttribute(error.inWords(language))}</pre>
</main>
</body>
</html>`;
}
