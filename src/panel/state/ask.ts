import type { Refusal } from "../protocol/editable-text.ts";
import { type Answers, tabHeader } from "../protocol/protocol.ts";
import type { Requests } from "../protocol/requests.ts";
import { panelStart, panelWord } from "./panel-words.ts";

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

/** Names this document in what it asks for. */
export const tab = `${Math.random()}`;

/** Headers without which the development server does nothing. */
export const headers = {
  "content-type": "application/json",
  "x-words-token": panelStart.token,
  [tabHeader]: tab,
};

/**
 * Asks the development server.
 *
 * @param bytes Of a picture. The request is in the address then.
 * @throws FailedRequest if it does not answer, or refuses.
 */
export async function ask<Name extends keyof Requests>(
  name: Name,
  request: Requests[Name],
  signal?: AbortSignal,
  bytes?: Blob,
): Promise<Answers[Name]> {
  const query = bytes ? `?${new URLSearchParams(request as Record<string, string>)}` : "";
  const response = await fetch(panelStart.address + name + query, {
    method: "POST",
    headers: bytes ? { ...headers, "content-type": "application/octet-stream" } : headers,
    body: bytes ?? JSON.stringify(request),
    // Somebody may follow a link in this moment.
    keepalive: name === "save",
    ...(signal && { signal }),
  }).catch((error) => {
    if (signal?.aborted) throw error;
    throw noServer();
  });
  if (response.headers.get("content-type") === "application/zip") return response.blob() as never;
  // Another program may serve the address by now.
  const answer = await response.json().catch(() => undefined);
  if (response.ok && answer) return answer;
  throw new FailedRequest(response.status, answer ?? { word: "noServer" });
}
