import type { Refusal } from "../protocol/editable-text.ts";
import type { Answers } from "../protocol/protocol.ts";
import type { Requests } from "../protocol/requests.ts";
import { connection } from "./connection.ts";
import { panelWord } from "./panel-words.ts";

/** An answer that says why something was not done. */
export class FailedRequest extends Error {
  /** Whether a command says so. */
  readonly word: string | undefined;
  readonly isEnglish: boolean;
  readonly said: string;
  constructor(
    readonly status: number,
    { word, slots, message = panelWord(`refusals.${word}`, slots), said = "" }: Refusal,
  ) {
    super(message);
    this.word = word;
    this.isEnglish = word === undefined;
    this.said = said;
  }
}

export const noServer = () => new FailedRequest(0, { word: "noServer" });

/**
 * Asks what stands behind the panel.
 *
 * @param bytes Of a picture or file.
 * @throws FailedRequest if it does not answer, or refuses.
 */
export async function ask<Name extends keyof Requests>(
  name: Name,
  request: Requests[Name],
  signal?: AbortSignal,
  bytes?: Blob,
): Promise<Answers[Name]> {
  const asked = connection.ask(name, request, bytes, signal);
  const { status, answer } = await asked.catch((error) => {
    if (signal?.aborted) throw error;
    throw noServer();
  });
  if (status >= 200 && status < 300 && answer) return answer as Answers[Name];
  throw new FailedRequest(status, (answer as Refusal | undefined) ?? { word: "noServer" });
}
