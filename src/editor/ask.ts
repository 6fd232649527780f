import { type Answers, type Requests, type Start, startId } from "./protocol.ts";

/** What the document says to the panel. */
export const start: Start = JSON.parse(document.getElementById(startId)?.textContent ?? "{}");

/** An answer that says why something was not done. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Headers without which the development server does nothing. */
export const headers = { "content-type": "application/json", "x-words-token": start.token };

/**
 * Asks the development server.
 *
 * @param bytes Of a picture. The request is in the address then.
 * @throws RequestError if it does not answer, or refuses.
 */
export async function ask<Name extends keyof Requests>(
  name: Name,
  request: Requests[Name],
  signal?: AbortSignal,
  bytes?: Blob,
): Promise<Answers[Name]> {
  const query = bytes ? `?${new URLSearchParams(request as Record<string, string>)}` : "";
  const response = await fetch(start.address + name + query, {
    method: "POST",
    headers: bytes ? { ...headers, "content-type": "application/octet-stream" } : headers,
    body: bytes ?? JSON.stringify(request),
    // The page may be loaded again in this moment, after an earlier save.
    keepalive: name === "save",
    ...(signal && { signal }),
  }).catch((error) => {
    if (signal?.aborted) throw error;
    throw new RequestError(
      0,
      "The development server does not answer. Is it running? What you typed is kept.",
    );
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw new RequestError(response.status, answer.message);
}
