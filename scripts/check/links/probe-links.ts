/** What asking an address gave; `unknown` where it cannot be told, which is not broken. */
export interface LinkState {
  state: "works" | "broken" | "unknown";
  /** Why it does not work for certain, for the end of a sentence. */
  reason?: string;
  /** Status of the answer, if there was one. */
  status?: number;
}

/** How often to ask again, and in milliseconds how long to wait for an answer and between two. */
const patience = { retries: 2, timeout: 10_000, pause: 500 };

/** Addresses that are asked at the same time. */
const atOnce = 4;

/** Asks addresses for their pages. Never throws. */
export async function probeLinks(
  addresses: Iterable<string>,
  settings = patience,
): Promise<Map<string, LinkState>> {
  const waiting = [...new Set(addresses)];
  const states = new Map<string, LinkState>();
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      states.set(address, await probe(address, settings));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // Where nothing at all answers, it is the network that is missing and not each of the hosts.
  const isOnline = [...states.values()].some(({ state, status }) => state === "works" || status);
  if (!isOnline)
    for (const [address, state] of states)
      if (state.state === "broken") states.set(address, { ...state, state: "unknown" });
  return states;
}

/** Asks once, and again after no answer, 429 or 5xx; each pause is twice as long as the last. */
async function probe(
  address: string,
  { retries, timeout, pause }: typeof patience,
): Promise<LinkState> {
  const state = await ask(address, timeout);
  if (state.state !== "unknown" || retries === 0) return state;
  await new Promise((done) => setTimeout(done, pause));
  return probe(address, { retries: retries - 1, timeout, pause: pause * 2 });
}

async function ask(address: string, timeout: number): Promise<LinkState> {
  try {
    const response = await fetch(address, {
      // Many servers answer HEAD wrongly; the body is not read.
      method: "GET",
      redirect: "follow",
      signal: AbortSignal.timeout(timeout),
      headers: { "user-agent": "content-check", accept: "text/html,*/*" },
    });
    await response.body?.cancel();
    return stateOf(response.status);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
    // A name that does not exist; every other failure may be the network's own.
    if (code === "ENOTFOUND") return { state: "broken", reason: "there is no such host" };
    return { state: "unknown", reason: code ?? "no answer in time" };
  }
}

/** Only what says for certain that nothing is there counts as broken: servers refuse programs. */
function stateOf(status: number): LinkState {
  if (status < 400) return { state: "works", status };
  const isGone = status === 404 || status === 410;
  return { state: isGone ? "broken" : "unknown", reason: `status ${status}`, status };
}
