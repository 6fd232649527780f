import { useSyncExternalStore } from "react";
import { browserStorage } from "./storage.ts";

/**
 * What the browser remembers under a key, kept current.
 *
 * @param atBuild What is taken for it at build time, and until React has taken over the page.
 */
export function useStored(key: string, atBuild?: string): string | undefined {
  return useSyncExternalStore(
    browserStorage.subscribe,
    () => browserStorage.read(key),
    () => atBuild,
  );
}
