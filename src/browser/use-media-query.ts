import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query holds, kept current.
 *
 * @param atBuild The answer at build time, and until React has taken over the page. A browser that
 *   cannot say is taken for one in which the query does not hold.
 */
export function useMediaQuery(query: string, atBuild: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => atBuild,
  );
}
