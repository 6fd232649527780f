/** Which of the browser's two storages: for this tab, or for good. */
type StorageKind = "sessionStorage" | "localStorage";

/**
 * The browser's storage, which may be missing, full or blocked: even reading it then throws
 * (HTML, 12.2.2). What cannot be kept there is kept for the visit of this page.
 */
export class SafeStorage {
  readonly #kind: StorageKind;
  readonly #visit = new Map<string, string>();

  constructor(kind: StorageKind) {
    this.#kind = kind;
  }

  read(key: string): string | undefined {
    try {
      return window[this.#kind].getItem(key) ?? this.#visit.get(key);
    } catch {
      return this.#visit.get(key);
    }
  }

  write(key: string, value: string): void {
    this.#visit.set(key, value);
    try {
      window[this.#kind].setItem(key, value);
    } catch {
      // Kept for the visit alone.
    }
  }

  remove(key: string): void {
    this.#visit.delete(key);
    try {
      window[this.#kind].removeItem(key);
    } catch {
      // Nothing was kept there.
    }
  }
}

/** Storage of this tab, gone when it closes. */
export const tabStorage = new SafeStorage("sessionStorage");
/** Storage of this browser. */
export const browserStorage = new SafeStorage("localStorage");
