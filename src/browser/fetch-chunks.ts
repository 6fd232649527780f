import { tabStorage } from "./storage.ts";

/** How long the network may be silent, in milliseconds. A connection that hangs counts as failed. */
const patience = 20_000;

/** Addresses of the chunks of each control, separated by spaces. */
let chunks: DOMStringMap = {};

/** Controls whose chunks are fetched. */
const fetched = new Set<string>();

/**
 * Sets the chunks of each control.
 *
 * @param settings The attributes of the boot script's element.
 * @param control The control whose chunks were fetched with the app.
 */
export function knowChunks(settings: DOMStringMap, control: string): void {
  chunks = settings;
  fetched.add(control);
}

/**
 * Fetches the chunks of a control in parallel, so that a later import finds them in the browser's cache.
 * An import alone would fetch them one after another, and a module that failed to load once fails for ever.
 *
 * @param control Its name, as in `data-need` or `data-keep`.
 * @throws If one cannot be fetched; with its `status` if the host answered.
 */
export async function fetchChunks(control: string): Promise<void> {
  if (fetched.has(control)) return;
  const addresses = chunks[control]?.trim().split(" ") ?? [];
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), patience);
  };
  try {
    hear();
    await Promise.all(addresses.map((address) => fetchChunk(address, silence.signal, hear)));
  } finally {
    clearTimeout(timer);
  }
  fetched.add(control);
}

/** Fetches a chunk. Calls `hear` whenever a part of it arrives. */
async function fetchChunk(address: string, signal: AbortSignal, hear: () => void): Promise<void> {
  let answer = await fetch(address, { signal });
  // Browsers and proxies may have stored for a year that it was missing.
  if (!answer.ok) answer = await fetch(address, { signal, cache: "reload" });
  if (!answer.ok)
    throw Object.assign(new Error(`${address} was answered with ${answer.status}.`), {
      status: answer.status,
    });
  const reader = answer.body?.getReader();
  while (reader && !(await reader.read()).done) hear();
}

/**
 * Loads the document again if a press failed because chunks are missing since a later build: once, and only
 * if the browser stores drafts. The boot script does the same before the app is there.
 *
 * @returns Whether the document is loaded again.
 */
export function loadAgain(fault: unknown): boolean {
  const { status } = fault as { status?: number };
  const app = chunks["app"] as string;
  if (status !== 404 || tabStorage.read(app)) return false;
  tabStorage.write(app, `${status}`);
  if (tabStorage.isFleeting(app)) return false;
  location.reload();
  return true;
}
