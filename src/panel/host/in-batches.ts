/** As many requests at once as browsers make to a host of HTTP/1.1. */
const atOnce = 6;

/**
 * Asks a host for some items at a time.
 *
 * @param ask Finds what there is of some items.
 * @param onProgress Called with how many items are done, of all.
 */
export async function inBatches<Item, Found>(
  items: readonly Item[],
  size: number,
  ask: (some: readonly Item[]) => Promise<readonly Found[]>,
  onProgress?: (done: number, total: number) => void,
): Promise<Found[]> {
  const found: (readonly Found[])[] = [];
  let [next, done] = [0, 0];
  const work = async () => {
    while (next < items.length) {
      const at = next;
      next += size;
      const some = items.slice(at, next);
      found[at] = await ask(some);
      done += some.length;
      onProgress?.(done, items.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found.flat();
}

const ofOtherBytes =
  /\.(jpe?g|png|gif|webp|avif|heic|ico|tiff?|bmp|pdf|woff2?|ttf|otf|eot|mp[34]|m4[av]|mov|webm|og[gv]|wav|zip|gz|docx?|xlsx?|pptx?|od[tsp])$/i;

/** Whether a file may hold text, by its name. Only texts travel before they are shown. */
export const mayBeText = (path: string): boolean => !ofOtherBytes.test(path);
