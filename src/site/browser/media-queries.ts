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

function subscribeToLanguage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["class", "lang"] });
  return () => observer.disconnect();
}

/**
 * Whether the browser or a service translates the page, kept current. Translators set the language of the
 * root; Google's, which is also Chromium's, sets a class too.
 *
 * @param language Of the page as it was built.
 */
export function useTranslated(language: string): boolean {
  return useSyncExternalStore(
    subscribeToLanguage,
    () => {
      const { lang, className } = document.documentElement;
      return lang !== language || className.includes("translated-");
    },
    () => false,
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
