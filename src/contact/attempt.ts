/** How long one attempt may take, in milliseconds. */
const patience = 20_000;

/** No clear answer came: the message may have arrived, or not. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
}

/** How often a message may be sent again, and how long to wait before, in milliseconds. */
export const retries = {
  mayFollow: (failures: number, fault: unknown) => failures < 3 && mayTryAgain(fault),
  waitAfter: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
};

/**
 * Sends something to a service, and again where it surely has not arrived and may do so later.
 *
 * @param send Makes a request. A fault that the service answers with has its `status` (RFC 9110).
 * @throws NoAnswerError where it is unknown whether it arrived; any other error where it did not.
 */
export async function attempt(send: () => Promise<unknown>): Promise<void> {
  for (let failures = 0; ; failures++)
    try {
      return await attemptOnce(send);
    } catch (fault) {
      if (!retries.mayFollow(failures, fault)) throw fault;
      await new Promise((resolve) => setTimeout(resolve, retries.waitAfter(failures)));
    }
}

/**
 * Makes one attempt to send.
 *
 * @throws NoAnswerError where it failed and the message may have arrived all the same.
 */
export async function attemptOnce(send: () => Promise<unknown>): Promise<void> {
  const wasOffline = !navigator.onLine;
  try {
    await inTime(send());
  } catch (fault) {
    // Only a browser that had no network before and has none now cannot have sent anything.
    if (mayHaveArrived(fault) && (navigator.onLine || !wasOffline))
      throw new NoAnswerError("No clear answer came.");
    throw fault;
  }
}

/** Answers of machines that stand before the service and cannot tell what it did (RFC 9110, 15.6; Cloudflare's 520 and 524). */
const answersOfOthers = [502, 504, 520, 524];

/** Whether a message can have arrived although its attempt ended with a fault. */
function mayHaveArrived(fault: unknown): boolean {
  const { status, name } = fault as { status?: number; name?: string };
  if (status) return answersOfOthers.includes(status);
  // Blocked storage ends an attempt before there is a request; whatever else has no status, behind one.
  return name !== "SecurityError";
}

/** Whether a message was surely not taken and may be tomorrow: too many at once, a fault of the service, no network. */
function mayTryAgain(fault: unknown): boolean {
  if (fault instanceof NoAnswerError) return false;
  const { status } = fault as { status?: number };
  return !status || status === 429 || status >= 500;
}

function inTime(answer: Promise<unknown>): Promise<unknown> {
  const lateness = new Promise((_, reject) => {
    setTimeout(() => reject(new Error("No answer came in time.")), patience);
  });
  return Promise.race([answer, lateness]);
}
