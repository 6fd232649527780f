import type { Change } from "../../../engine/edit/index.ts";
import type { Publication } from "./publication.ts";
import { isUnfetched, type OwnChange } from "./working-copy.ts";

/** What this device keeps of a site that somebody edits. */
export interface KeptWork {
  changes: readonly OwnChange[];
  /** What the panel remembers: what is typed and not saved. */
  drafts?: string | undefined;
  /** Steps that can be undone, and made again. */
  steps?: { done: readonly unknown[]; undone: readonly unknown[] };
  /** What was published last. */
  published?: Publication | undefined;
  /** Only where this person stays signed in on this device. */
  token?: string | undefined;
}

/** The most steps that are kept, and the most bytes of their files together: each save writes them all. */
const most = { steps: 100, bytes: 20_000_000 };

/** The last steps, as far as a device keeps them. Those with bytes that were not fetched would be kept with none. */
export function keptSteps<Step extends { changes: readonly Change[] }>(steps: readonly Step[]) {
  const contentsOf = ({ changes }: Step) => changes.flatMap(({ before, text }) => [before, text]);
  const whole = steps.filter((one) => !contentsOf(one).some(isUnfetched)).slice(-most.steps);
  let bytes = 0;
  const isTooMuch = (one: Step) => {
    for (const content of contentsOf(one)) bytes += content?.length ?? 0;
    return bytes > most.bytes;
  };
  return whole.slice(whole.findLastIndex(isTooMuch) + 1);
}

const database = "faircopy-edit";
const store = "work";

/** A request of IndexedDB as a promise. */
const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inStore<Value>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const opened = await done(opening);
  try {
    const transaction = opened.transaction(store, mode);
    const value = await done(use(transaction.objectStore(store)));
    // A full disk is told here.
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return value;
  } finally {
    opened.close();
  }
}

/** What this device keeps of a site; undefined where the browser cannot say. */
export const readWork = (site: string): Promise<KeptWork | undefined> =>
  inStore("readonly", (one) => one.get(site)).then(
    (kept) => (kept as KeptWork | undefined) ?? { changes: [] },
    () => undefined,
  );

/** Keeps work. @throws where the browser cannot, as without room. */
export const keepWork = (site: string, work: KeptWork): Promise<unknown> =>
  inStore("readwrite", (one) => one.put(work, site));
