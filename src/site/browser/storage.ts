import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { sitePath } from "./contract.ts";

/** Which of the browser's two storages: for this tab, or permanent. */
type StorageKind = "sessionStorage" | "localStorage";

/**
 * The browser's storage. It may be missing, full or blocked; then even reading it throws (HTML, 12.2.2).
 * A value that it rejects is kept in memory until the page is left.
 */
class SafeStorage {
  readonly #kind: StorageKind;
  #visit: Record<string, string> = {};
  readonly #listeners = new Set<() => void>();

  constructor(kind: StorageKind) {
    this.#kind = kind;
  }

  /**
   * Uses the boot script's record of rejected values from now on, so that both see the same values.
   */
  shareRejected(visit: Record<string, string>): void {
    this.#visit = visit;
  }

  /** Calls a listener when a value may have changed: here, in another tab, or while the page was in the back/forward cache. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    addEventListener("storage", listener);
    addEventListener("pageshow", listener);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener("storage", listener);
      removeEventListener("pageshow", listener);
    };
  };

  read(key: string): string | undefined {
    if (this.isFleeting(key)) return this.#visit[key];
    try {
      // Read each time, because another tab may have removed the value.
      return window[this.#kind].getItem(sitePath() + key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether a value is lost when the page is left, because the browser does not store it. */
  isFleeting(key: string): boolean {
    return key in this.#visit;
  }

  write(key: string, value: string): void {
    try {
      window[this.#kind].setItem(sitePath() + key, value);
      delete this.#visit[key];
    } catch {
      this.#visit[key] = value;
    }
    this.#tell();
  }

  remove(key: string): void {
    delete this.#visit[key];
    try {
      window[this.#kind].removeItem(sitePath() + key);
    } catch {
      // Nothing was stored.
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const tabStorage = new SafeStorage("sessionStorage");
export const browserStorage = new SafeStorage("localStorage");

/**
 * The value that the browser stores under a key, kept current.
 *
 * @param atBuild The value at build time and during hydration.
 */
export function useStored(key: string, atBuild?: string): string | undefined {
  return useSyncExternalStore(
    browserStorage.subscribe,
    () => browserStorage.read(key),
    () => atBuild,
  );
}

/** Calls a function when the page comes from the back/forward cache and the tab has stored other values meanwhile. */
export function useStorageChangedOnReturn(keys: readonly string[], onChange: () => void): void {
  const left = useRef("");
  const values = () => JSON.stringify(keys.map((key) => tabStorage.read(key)));
  const leave = useEffectEvent(() => {
    left.current = values();
  });
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && left.current !== values()) onChange();
  });
  // Once: a listener that a render replaces during an event does not get that event.
  useEffect(() => {
    const onHide = () => leave();
    const onShow = (event: PageTransitionEvent) => comeBack(event);
    addEventListener("pagehide", onHide);
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("pagehide", onHide);
      removeEventListener("pageshow", onShow);
    };
  }, []);
}

/** Calls a function with each text that another tab writes under a key. */
export function useMessageFromTabs(key: string, onMessage: (text: string) => void): void {
  const listener = useEffectEvent(({ key: written, newValue }: StorageEvent) => {
    if (written === sitePath() + key && newValue) onMessage(newValue);
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => listener(event);
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);
}
