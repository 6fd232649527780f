/** How long the network may be silent, in milliseconds. A connection that hangs counts as failed. */
const patience = 20_000;

/** What the boot script lends the app for chunks. */
interface ChunkLoader {
  /** The attributes of its element: addresses of the chunks of each control, separated by spaces. */
  settings: DOMStringMap;
  /** Fetches a chunk into the browser's cache, and calls `hear` as it arrives. Rejects a fault. */
  load: (address: string, hear: () => void) => Promise<void>;
  /** Loads the document again if a chunk was missing: once, and only if the browser stores drafts. */
  loadAgain: () => boolean | undefined;
}

let loader: ChunkLoader = { settings: {}, load: async () => {}, loadAgain: () => false };

/** Controls whose chunks are fetched. */
const fetched = new Set<string>();

/** @param control The control whose chunks were fetched with the app. */
export function setChunkLoader(next: ChunkLoader, control: string): void {
  loader = next;
  fetched.add(control);
}

/** @returns Whether the document is loaded again, because a chunk was missing since a later build. */
export const loadAgain = () => loader.loadAgain();

/**
 * Fetches the chunks of a control in parallel, so that a later import finds them in the browser's cache.
 * An import alone would fetch them one after another, and a module that failed to load once fails for ever.
 *
 * @param control Its name, as in `data-need` or `data-keep`.
 * @throws If one cannot be fetched.
 */
export async function fetchChunks(control: string): Promise<void> {
  if (fetched.has(control)) return;
  const addresses = loader.settings[control]?.trim().split(" ") ?? [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<unknown>((resolve, reject) => {
    const onArrival = () => {
      clearTimeout(timer);
      timer = setTimeout(reject, patience, new Error("The network is silent."));
    };
    onArrival();
    Promise.all(addresses.map((address) => loader.load(address, onArrival))).then(resolve, reject);
  }).finally(() => clearTimeout(timer));
  fetched.add(control);
}
