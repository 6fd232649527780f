import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query holds, kept current.
 *
 * @param otherwise The answer at build time, and in a browser that cannot say.
 */
export function useMediaQuery(query: string, otherwise: boolean): boolean {
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
    () => window.matchMedia?.(query).matches ?? otherwise,
    () => otherwise,
  );
}
