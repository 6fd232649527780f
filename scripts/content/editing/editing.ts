import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { decoded } from "../../../src/content/address.ts";
import { type Answers, type Requests, type Start, startId } from "../../../src/editing/protocol.ts";
import type { LoadResult } from "../../check/read/load.ts";
import { Refusal } from "../../check/refusal.ts";
import { escapeAttribute } from "../../check/text/escape-attribute.ts";
import { moduleScript } from "../../export/assemble.ts";
import { ContentError } from "../../export/checked-content.ts";
import type { PageEditing } from "../../export/page-editing.ts";
import { Editor } from "./editor.ts";
import { assertOwnPage, isLoopback, jsonOf } from "./guard.ts";
import { markedContent } from "./marked-content.ts";
import { placed } from "./marks.ts";
import { Refused } from "./refused.ts";
import { wordFiles } from "./word-files.ts";

/** Path below which the development server answers the panel. */
const path = "@words/";

/** Remembers a press before the panel's first script has come; a control does what it does for a visitor. */
const earlyPresses =
  '<script>addEventListener("click",({target})=>{document.pressedEarly=target.closest("a,button,input,select,textarea,summary,label")?undefined:target})</script>';

/** Writing on the page: what it adds to documents, and the plugin that answers its panel. For development alone. */
export function editing(): { pages: PageEditing; plugin: Plugin } {
  const token = randomBytes(24).toString("base64url");
  const editor = new Editor();
  let base = "/";
  /** Of the last content without errors, the files of translated pages, by folder and address. */
  let translated = new Map<string, string>();

  const pageOf = (name: string) => translated.get(name) ?? `pages/${name || "home"}`;

  /** @param folder Of the language whose server the page is from. */
  const head = (page: string, folder = "") => {
    const start: Start = { page, address: base + path, token };
    const json = JSON.stringify(start).replaceAll("<", "\\u003c");
    return `${earlyPresses}<script type="application/json" id="${startId}">${json}</script>${moduleScript(`${base}${folder}src/editing/start.ts`)}`;
  };
  return {
    pages: {
      mark(result) {
        const files = wordFiles(result);
        translated = translatedPages(result);
        return {
          ...(result.content && { content: markedContent(result.content, files) }),
          translations: result.translations.map(({ content, ...translation }) => ({
            ...translation,
            ...(content && { content: markedContent(content, files, translation.tag) }),
          })),
        };
      },
      placed,
      entry: "src/editing/entry.ts",
      packages: ["react", "react/jsx-dev-runtime", "react-dom/client"],
      head: (folder, key) => head(pageOf(folder + key), folder),
    },
    plugin: {
      name: "editing",
      configureServer(server) {
        base = server.config.base;
        server.middlewares.use(base + path, (request, response) =>
          answer(server, editor, token, request, response),
        );
        return () => {
          // A page that cannot be shown can be mended on the page that says so.
          server.middlewares.use(((error, request, response, next) => {
            if (!(error instanceof ContentError)) return next(error);
            // Vite would lay what it says over the next page, which may be mended by then.
            if (!request.headers.accept?.includes("text/html"))
              return response.writeHead(500).end(error.message);
            const [, name = ""] = /^\/(.*?)(?:\/|\.html)?(?:[?#]|$)/s.exec(request.url ?? "") ?? [];
            response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
            response.end(faultPage(error.message, head(pageOf(decoded(name))), base));
          }) satisfies Connect.ErrorHandleFunction);
        };
      },
    },
  };
}

/** The files of pages in further languages, by their folders and addresses. */
function translatedPages({ translations }: Pick<LoadResult, "translations">): Map<string, string> {
  return new Map(
    translations.flatMap(({ tag, located, slugs }) =>
      located.pages.map(({ key }) => [
        `${tag}/${slugs[key] ?? key}`,
        `languages/${tag}/pages/${key}`,
      ]),
    ),
  );
}

/** A page in place of one whose content has errors. */
function faultPage(message: string, head: string, base: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>The content has errors</title><style>:root{color-scheme:light dark}main{max-width:60rem;margin:2rem auto;padding:0 1rem;font-family:system-ui,sans-serif}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>${moduleScript(`${base}@vite/client`)}${head}</head><body><main><h1>The content has errors</h1><p>The texts below can be mended here.</p><pre>${escapeAttribute(message)}</pre></main></body></html>`;
}

/** Carries out a request of the panel. Whatever is refused has a status and a sentence. */
async function answer(
  server: ViteDevServer,
  editor: Editor,
  token: string,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, value: object) => {
    response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(JSON.stringify(value));
  };
  try {
    assertOwnPage(request, token);
    const name = request.url?.replace(/^\//, "") ?? "";
    const given = (await jsonOf(request)) as Readonly<Record<string, unknown>>;
    const text = (key: string) => {
      if (typeof given[key] !== "string") throw new Refused(400, `The request has no ${key}.`);
      return given[key];
    };
    const readOnly = readOnlyReason(server);
    if (readOnly && name !== "list" && name !== "look") throw new Refused(403, readOnly);
    const actions: { [Name in keyof Requests]: () => Answers[Name] } = {
      list: () => ({
        ...editor.list(text("page"), text("place")),
        ...(readOnly && { readOnly }),
        canOpen: hasEditor(),
      }),
      look: () => editor.look(text("place"), text("words")),
      save: () => editor.save(text("place"), text("words"), text("hash")),
      stamp: () => editor.stamp(text("place"), text("hash")),
      undo: () => ({ place: editor.journal.undo().place }),
      redo: () => ({ place: editor.journal.redo().place }),
    };
    if (!Object.hasOwn(actions, name)) throw new Refused(404, "There is no such request.");
    send(200, actions[name as keyof Requests]());
  } catch (error) {
    if (error instanceof Refused) send(error.status, { message: error.message });
    else if (error instanceof Refusal) send(409, { message: error.message });
    else {
      server.config.logger.error(String(error instanceof Error ? error.stack : error));
      send(500, { message: "The development server failed; its terminal says how." });
    }
  }
}

/** Why nothing can be written; undefined if it can. */
function readOnlyReason({ httpServer }: ViteDevServer): string | undefined {
  const address = httpServer?.address() as AddressInfo | string | null | undefined;
  if (typeof address === "object" && isLoopback(address?.address)) return undefined;
  return "Other machines can reach this server, so nothing is written. Start it without `HOST` to write.";
}

/** Whether this machine has said with which editor it opens files, as Vite's `/__open-in-editor` does. */
function hasEditor({ LAUNCH_EDITOR, VISUAL, EDITOR } = process.env): boolean {
  return Boolean(LAUNCH_EDITOR || VISUAL || EDITOR);
}
