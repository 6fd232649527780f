import { QueryClient } from "@tanstack/react-query";

/** How long one attempt may take, in milliseconds. */
const patience = 20_000;

/** No clear answer came: the message may have arrived, or not. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
}

/** Sends again up to three times, and waits longer before each: 1, 2 and 4 seconds, as is its default. */
const client = new QueryClient({
  defaultOptions: {
    mutations: {
      // Otherwise it would pause while the browser believes itself offline, and never fail.
      networkMode: "always",
      retry: (failures, fault) => failures < 3 && mayTryAgain(fault),
    },
  },
});

/**
 * Sends something to a service, and again where it surely has not arrived and may do so later.
 *
 * @param send Makes a request. A fault that the service answers with has its `status` (RFC 9110).
 * @throws NoAnswerError where it is unknown whether it arrived; any other error where it did not.
 */
export async function attempt(send: () => Promise<unknown>): Promise<void> {
  const mutation = client.getMutationCache().build(client, { mutationFn: () => attemptOnce(send) });
  await mutation.execute(undefined);
}

/**
 * Makes one attempt to send.
 *
 * @throws NoAnswerError where it failed and the message may have arrived all the same.
 */
async function attemptOnce(send: () => Promise<unknown>): Promise<void> {
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
