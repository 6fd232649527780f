import type { AddressInfo } from "node:net";
import type { Connect, ViteDevServer } from "vite";
import { inWords } from "../../src/engine/messages/index.ts";
import { valueAt } from "../../src/engine/values.ts";
import { answerRequest, refusalOf } from "../../src/panel/answers/answer-request.ts";
import { Editor } from "../../src/panel/answers/editor.ts";
import { tabHeader } from "../../src/panel/protocol/protocol.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import type { PageEditing } from "../build/render/page-editing.ts";
import { diskWorkspace } from "./disk-workspace.ts";
import { assertOwnPage, isLoopback, readRequest } from "./guard.ts";
import { Publisher } from "./publish.ts";

/** The code of the system in an error, or in its cause. */
const codeOf = (error: unknown) =>
  `${valueAt((error instanceof Error && error.cause) || error, ["code"])}`;

/** Codes of the system for a full disk and a folder that is read-only. */
const unwritable = ["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM"];

const cannotWrite: ReturnType<typeof refusalOf> = [422, { word: "cannotWrite" }];

/**
 * Carries out requests of the panel. Whatever is refused has a status and a sentence.
 *
 * @param token What only documents of this process have.
 * @param pages Hears which files a request has written and in which tab, before the panel hears of that.
 */
export function handleRequests(
  server: ViteDevServer,
  token: string,
  pages: Pick<PageEditing, "check" | "onWritten" | "readerOf">,
): Connect.NextHandleFunction {
  const editor = new Editor(diskWorkspace, pages.check);
  const publisher = new Publisher();
  return async (request, response) => {
    const reader = pages.readerOf(request);
    const respond = (status: number, value: object) => {
      response.writeHead(status, {
        "content-type": "application/json",
        "cache-control": "no-store",
      });
      response.end(
        JSON.stringify(value, (_, one) => (typeof one === "string" ? inWords(one, reader) : one)),
      );
    };
    try {
      assertOwnPage(request, token);
      const name = request.url?.replace(/^\/|\?.*$/gs, "") ?? "";
      const given = await readRequest(request);
      const answer = await answerRequest(editor, publisher, name, given, {
        ...{ isReadOnly: isReachable(server), reader },
      });
      const written = editor.journal.takeWritten();
      if (written.length > 0) pages.onWritten?.(written, `${request.headers[tabHeader]}`);
      if (answer instanceof Buffer)
        response.setHeader("content-type", "application/zip").end(answer);
      else respond(200, answer);
    } catch (error) {
      // Another program has changed a file, and the system may not report that.
      if (error instanceof RequestError && error.status === 409) pages.check.forget();
      const isUnwritable = unwritable.includes(codeOf(error));
      const refusal = isUnwritable ? cannotWrite : refusalOf(error, reader);
      if (refusal) respond(...refusal);
      // A page that was left while it sent something.
      else if (!request.complete) response.destroy();
      else {
        server.config.logger.error(String(error instanceof Error ? error.stack : error));
        respond(500, { word: "failed" });
      }
    }
  };
}

/** Whether other machines can reach the server, so that nothing is written. */
function isReachable({ httpServer }: ViteDevServer): boolean {
  const address = httpServer?.address() as AddressInfo | string | null | undefined;
  return typeof address !== "object" || !isLoopback(address?.address);
}
