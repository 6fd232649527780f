import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

/**
 * Whether an element is on screen, kept current.
 *
 * @param unknown The value until the browser reports, and in browsers that cannot.
 */
export function useInView(element: RefObject<Element | null>, unknown: boolean): boolean {
  const [inView, setInView] = useState(unknown);
  useEffect(() => {
    if (!element.current || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.pop()?.isIntersecting ?? unknown),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, unknown]);
  return inView;
}

function subscribeToPage(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

export function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribeToPage,
    () => !document.hidden,
    () => true,
  );
}

const reduced = "(prefers-reduced-motion: reduce)";

function subscribeToMotion(onChange: () => void): () => void {
  const list = window.matchMedia?.(reduced);
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

/**
 * Whether the visitor prefers reduced motion, kept current: true at build time and during hydration, false
 * in browsers that cannot report it.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia?.(reduced).matches ?? false,
    () => true,
  );
}
