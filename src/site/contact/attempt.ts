/** How long one attempt may take, in milliseconds. */
const patience = 20_000;

/** How often a message is sent again at most. */
export const retries = 3;

/** There was no clear answer: the message may have arrived, or not. */
class NoAnswerError extends Error {
  override name = "NoAnswerError";
}

/**
 * Makes one attempt to send a message.
 *
 * @param send Makes a request. If the service answers with a fault, the error has its `status` (RFC 9110).
 * @throws NoAnswerError if the attempt failed and the message may have arrived; any other error if it
 *   certainly has not.
 */
export async function attempt(send: () => Promise<unknown>): Promise<void> {
  const wasOffline = !navigator.onLine;
  try {
    await withTimeout(send());
  } catch (fault) {
    // Only a browser that was offline before and after the attempt cannot have sent anything.
    if (mayHaveArrived(fault) && (navigator.onLine || !wasOffline))
      throw new NoAnswerError("No clear answer came.");
    throw fault;
  }
}

/** Answers of gateways, which do not know what the service did (RFC 9110, 15.6; Cloudflare's 520 and 524). */
const gatewayAnswers = [502, 504, 520, 524];

/** Whether a message can have arrived although its attempt failed. */
function mayHaveArrived(fault: unknown): boolean {
  const { status, name } = fault as { status?: number; name?: string };
  if (status) return gatewayAnswers.includes(status);
  // If storage is blocked, the attempt fails before the request. Any other failure without a status comes after it.
  return name !== "SecurityError";
}

/** Whether a failed message can be sent again: too many requests, a fault of the service, or no network. */
export function canRetry(fault: unknown): boolean {
  if (fault instanceof NoAnswerError) return false;
  const { status } = fault as { status?: number };
  return !status || status === 429 || status >= 500;
}

function withTimeout(answer: Promise<unknown>): Promise<unknown> {
  const lateness = new Promise((_, reject) => {
    setTimeout(() => reject(new Error("No answer came in time.")), patience);
  });
  return Promise.race([answer, lateness]);
}
