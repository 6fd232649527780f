import type { AddressInfo } from "node:net";
import type { Connect, ViteDevServer } from "vite";
import * as z from "zod";
import { UserError } from "../../src/engine/check/index.ts";
import { inWords } from "../../src/engine/messages/index.ts";
import { valueAt } from "../../src/engine/values.ts";
import type { Refusal } from "../../src/panel/protocol/editable-text.ts";
import { type Answers, tabHeader } from "../../src/panel/protocol/protocol.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import { type Requests, requests } from "../../src/panel/protocol/requests.ts";
import type { PageEditing } from "../build/render/page-editing.ts";
import { changeFile, pageOfStep } from "./change-file.ts";
import { Editor } from "./editor.ts";
import { assertOwnPage, isLoopback, readRequest } from "./guard.ts";
import { Publisher } from "./publish.ts";
import { putFile, putPicture } from "./put-file.ts";

/** The code of the system in an error, or in its cause. */
const codeOf = (error: unknown) =>
  `${valueAt((error instanceof Error && error.cause) || error, ["code"])}`;

/** Codes of the system for a full disk and a folder that is read-only. */
const unwritable = ["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM"];

/** What each request must say. Those of files and of publishing are read where they are carried out. */
const shapes = {
  ...requests,
  picture: requests.picture.extend({ bytes: z.instanceof(Buffer).optional() }),
  put: requests.put.extend({ bytes: z.instanceof(Buffer) }),
};

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
  const editor = new Editor(pages.check);
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
      if (error instanceof RequestError) {
        const { word, slots, said } = error;
        respond(error.status, { word, slots, ...(said && { said }) } satisfies Refusal);
      } else if (unwritable.includes(codeOf(error))) respond(422, { word: "cannotWrite" });
      else if (error instanceof UserError) respond(422, { message: error.inWords(reader) });
      // A page that was left while it sent something.
      else if (!request.complete) response.destroy();
      else {
        server.config.logger.error(String(error instanceof Error ? error.stack : error));
        respond(500, { word: "failed" });
      }
    }
  };
}

function answerRequest(
  editor: Editor,
  publisher: Publisher,
  name: string,
  given: Readonly<Record<string, unknown>>,
  { isReadOnly, reader }: { isReadOnly: boolean; reader: string },
): object | Promise<object> {
  function parsed<Name extends keyof typeof shapes>(name: Name): z.infer<(typeof shapes)[Name]> {
    const { data, success } = shapes[name].safeParse(given);
    if (!success) throw new RequestError(400, "badRequest");
    return data as z.infer<(typeof shapes)[Name]>;
  }
  if (isReadOnly && !["list", "look", "form"].includes(name))
    throw new RequestError(403, "readOnly");
  function takeStep(name: "undo" | "redo"): Answers["undo"] {
    const { journal } = editor;
    const { isLeftOut = false } = parsed(name);
    if (isLeftOut) journal.leaveOut(name === "undo" ? "done" : "undone");
    return { ...pageOfStep(isLeftOut ? "" : journal[name]()), what: journal.what };
  }
  const actions: { [Name in keyof Requests]: () => Answers[Name] | Promise<Answers[Name]> } = {
    list: () => {
      const { page, place } = parsed("list");
      return { ...editor.list(page, place, reader), isReadOnly };
    },
    form: () => editor.form(parsed("form").asked),
    look: () => lookAt(editor, parsed("look")),
    save: () => editor.save(parsed("save")),
    fix: () => editor.fix(parsed("fix")),
    change: () => editor.change(parsed("change")),
    picture: () => editor.picture(parsed("picture")),
    put: () => {
      const { isPicture = false, ...asked } = parsed("put");
      return (isPicture ? putPicture : putFile)(editor.journal, asked);
    },
    file: () => changeFile(editor.journal, given, reader),
    undo: () => takeStep("undo"),
    redo: () => takeStep("redo"),
    todo: () => publisher.todo(reader),
    prepare: () => publisher.prepare(),
    publish: () => publisher.publish(given),
    connect: () => publisher.connect(parsed("connect")),
    arrived: () => publisher.arrived(),
    archive: () => publisher.archive(),
  };
  if (!Object.hasOwn(actions, name)) throw new RequestError(404, "badRequest");
  return actions[name as keyof Requests]();
}

/** What the check finds in typed texts; nothing where another tab has taken them away, which the panel is about to read. */
function lookAt(editor: Editor, asked: Requests["look"]): Answers["look"] {
  try {
    return editor.look(asked);
  } catch (error) {
    if (error instanceof RequestError && error.word === "textGone") return { findings: [] };
    throw error;
  }
}

/** Whether other machines can reach the server, so that nothing is written. */
function isReachable({ httpServer }: ViteDevServer): boolean {
  const address = httpServer?.address() as AddressInfo | string | null | undefined;
  return typeof address !== "object" || !isLoopback(address?.address);
}
