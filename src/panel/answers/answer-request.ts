import * as z from "zod";
import { UserError } from "../../engine/check/index.ts";
import type { Refusal } from "../protocol/editable-text.ts";
import type { Answers } from "../protocol/protocol.ts";
import type { PublishAnswers } from "../protocol/publish-protocol.ts";
import { RequestError } from "../protocol/request-error.ts";
import { type Requests, requests } from "../protocol/requests.ts";
import { changeFile, pageOfStep } from "./change-file.ts";
import type { Editor } from "./editor.ts";
import { putFile, putPicture } from "./put-file.ts";
import { todo } from "./todo.ts";

const bytes = z.instanceof(Uint8Array);

/** What each request must say. Those of files and of publishing are read where they are carried out. */
const shapes = {
  ...requests,
  picture: requests.picture.extend({ bytes: bytes.optional() }),
  put: requests.put.extend({ bytes }),
};

/** What publishes a site: Git on this computer, or the host of its repository. */
export type Publishing = {
  [Name in Exclude<keyof PublishAnswers, "todo">]: (
    given: Requests[Name],
  ) => PublishAnswers[Name] | Promise<PublishAnswers[Name]>;
};

/** How a request is answered. */
interface Asking {
  /** Whether nothing may be written. */
  isReadOnly: boolean;
  /** The language of who asks. */
  reader: string;
}

/**
 * Carries out a request of the panel.
 *
 * @throws RequestError or UserError if it is refused.
 */
export function answerRequest(
  editor: Editor,
  publishing: Publishing,
  name: string,
  given: Readonly<Record<string, unknown>>,
  { isReadOnly, reader }: Asking,
): object | Promise<object> {
  function parsed<Name extends keyof typeof shapes>(name: Name): z.infer<(typeof shapes)[Name]> {
    const { data, success } = shapes[name].safeParse(given);
    if (!success) throw new RequestError(400, "badRequest");
    return data as z.infer<(typeof shapes)[Name]>;
  }
  if (isReadOnly && !["list", "look", "form"].includes(name))
    throw new RequestError(403, "readOnly");
  const { journal, workspace } = editor;
  function takeStep(name: "undo" | "redo"): Answers["undo"] {
    const { isLeftOut = false } = parsed(name);
    if (isLeftOut) journal.leaveOut(name === "undo" ? "done" : "undone");
    return { ...pageOfStep(workspace, isLeftOut ? "" : journal[name]()), what: journal.what };
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
    change: () => editor.change(parsed("change"), reader),
    picture: () => editor.picture(parsed("picture")),
    put: () => {
      const { isPicture = false, ...asked } = parsed("put");
      return (isPicture ? putPicture : putFile)(journal, asked);
    },
    file: () => changeFile(journal, given, reader),
    undo: () => takeStep("undo"),
    redo: () => takeStep("redo"),
    todo: () => todo(workspace, reader),
    prepare: () => publishing.prepare({}),
    progress: () => publishing.progress({}),
    publish: () => publishing.publish(given as Requests["publish"]),
    connect: () => publishing.connect(parsed("connect")),
    arrived: () => publishing.arrived({}),
    takeBack: () => publishing.takeBack({}),
    archive: () => publishing.archive({}),
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

/** What the panel hears of an error by which a request was refused; undefined for any other. */
export function refusalOf(error: unknown, reader: string): [status: number, Refusal] | undefined {
  if (error instanceof UserError) return [422, { message: error.inWords(reader) }];
  if (!(error instanceof RequestError)) return undefined;
  const { status, word, slots, said } = error;
  return [status, { word, slots, ...(said && { said }) }];
}
