/** How long a chunk may take, in milliseconds; a connection that hangs is as good as none. */
const patience = 20_000;

/** Addresses of the chunks of each control, with spaces between them. */
let chunks: DOMStringMap = {};

/** Controls whose chunks are there. */
const fetched = new Set<string>();

/**
 * Sets which chunks each control has.
 *
 * @param settings The attributes of the boot script's element.
 * @param control The one whose chunks have come with the app.
 */
export function knowChunks(settings: DOMStringMap, control: string): void {
  chunks = settings;
  fetched.add(control);
}

/**
 * Fetches the chunks of a control side by side, so that importing them afterwards finds them in the
 * browser's cache. Importing alone would fetch them in turns, and a module that once failed to load
 * fails for ever.
 *
 * @param control Its name, as in `data-need` or `data-keep`.
 * @throws Where one cannot be had.
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
