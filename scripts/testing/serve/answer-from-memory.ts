import { checkSite } from "../../../src/engine/check/check.ts";
import { isSameContent } from "../../../src/engine/edit/index.ts";
import { inWords } from "../../../src/engine/messages/messages.ts";
import { withTexts } from "../../../src/engine/site/files/file-set.ts";
import { answerRequest, type Publishing } from "../../../src/panel/answers/answer-request.ts";
import { Editor } from "../../../src/panel/answers/editor.ts";
import type { Workspace } from "../../../src/panel/answers/workspace.ts";
import type { EditableFile } from "../../../src/panel/protocol/editable-text.ts";
import { RequestError } from "../../../src/panel/protocol/request-error.ts";
import { filesFromMemory, type Given } from "../engine/from-memory.ts";

/** What the panel asks one after the other; in place of a hash it says the file of which it is that of now. */
export type Asked = readonly (readonly [name: string, request: Record<string, unknown>])[];

const nobody = new Proxy({} as Publishing, {
  get: () => () => {
    throw new RequestError(404, "badRequest");
  },
});

/** Answers requests of the panel one after the other, in words. */
export async function answersOf(editor: Editor, asked: Asked, page: string, reader: string) {
  const answers = [];
  const ask = async (name: string, request: Record<string, unknown>) =>
    answerRequest(editor, nobody, name, request, { isReadOnly: false, reader });
  for (const [name, request] of asked) {
    const { files } = (await ask("list", { page, place: "" })) as { files: EditableFile[] };
    const own = files.find(({ file }) => file.endsWith(`${request["hash"]}`));
    answers.push(await ask(name, { ...request, ...(own && { hash: own.hash }) }));
  }
  return JSON.stringify(answers, (_, one) =>
    typeof one === "string" ? inWords(one, reader) : one,
  );
}

/** Answers requests where no disk is; with the texts that are there then. */
export async function answerFromMemory(given: Given, asked: Asked, page: string) {
  const first = filesFromMemory(given);
  const texts = new Map<string, string | undefined>(Object.entries(given.texts));
  let files = withTexts(first, new Map(texts));
  const workspace: Workspace = {
    get files() {
      return files;
    },
    folder: given.directory,
    bytes: (file) => {
      const text = texts.get(file);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    write(changes, refusal) {
      for (const { file, before } of changes)
        if (!isSameContent(texts.get(file), before)) throw new RequestError(409, refusal, { file });
      for (const { file, text } of changes)
        texts.set(file, text instanceof Uint8Array ? new TextDecoder().decode(text) : text);
      files = withTexts(first, new Map(texts));
      return changes.map(({ file }) => file);
    },
    importPicture: () => Promise.reject(new RequestError(422, "badRequest")),
    unsent: () => undefined,
    repository: () => undefined,
  };
  const editor = new Editor(workspace, () => checkSite(workspace.files, given.directory));
  const answers = await answersOf(editor, asked, page, given.reader);
  return [answers, JSON.stringify([...texts].filter(([, text]) => text !== undefined).sort())];
}
