import { useSyncExternalStore } from "react";

/** Which of the browser's two storages: for this tab, or for good. */
type StorageKind = "sessionStorage" | "localStorage";

/**
 * The browser's storage, which may be missing, full or blocked: even reading it then throws
 * (HTML, 12.2.2). What cannot be kept there is kept for the visit of this page.
 */
export class SafeStorage {
  readonly #kind: StorageKind;
  #visit: Record<string, string> = {};
  readonly #listeners = new Set<() => void>();

  constructor(kind: StorageKind) {
    this.#kind = kind;
  }

  /**
   * Uses the boot script's own record of what the browser would not keep, in place of a new one, so that
   * both see the same values.
   */
  share(visit: Record<string, string>): void {
    this.#visit = visit;
  }

  /** Calls a listener when something may have changed: here, in another tab, or while the page was kept for Back. */
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
    try {
      // Of what the browser keeps it alone knows: another tab may have removed it.
      return this.#visit[key] ?? window[this.#kind].getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether a value goes with this visit, because the browser does not keep it. */
  isFleeting(key: string): boolean {
    return key in this.#visit;
  }

  write(key: string, value: string): void {
    try {
      window[this.#kind].setItem(key, value);
      delete this.#visit[key];
    } catch {
      this.#visit[key] = value;
    }
    this.#tell();
  }

  remove(key: string): void {
    delete this.#visit[key];
    try {
      window[this.#kind].removeItem(key);
    } catch {
      // Nothing was kept there.
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
