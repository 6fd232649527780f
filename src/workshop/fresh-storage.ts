/**
 * Gives the document empty storages and cookies of its own: a story begins as on a first visit, and
 * leaves nothing in the browser.
 */
export function freshStorage(): void {
  for (const kind of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, kind, { value: new PassingStorage() });
  Object.defineProperty(document, "cookie", { value: "", writable: true });
}

class PassingStorage implements Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  readonly #items = new Map<string, string>();

  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
}
