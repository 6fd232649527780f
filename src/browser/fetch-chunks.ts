/** How long a chunk may take, in milliseconds. A connection that hangs counts as failed. */
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
 * @throws If one cannot be fetched.
 */
export async function fetchChunks(control: string): Promise<void> {
  if (fetched.has(control)) return;
  const addresses = chunks[control]?.trim().split(" ") ?? [];
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { signal: AbortSignal.timeout?.(patience) });
      if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
      await answer.text();
    }),
  );
  fetched.add(control);
}
