import { afterEach, describe, expect, it, vi } from "vitest";
import { SafeStorage } from "./storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("SafeStorage", () => {
  it("keeps values in the browser's storage", () => {
    const kept = stubStorage();
    new SafeStorage("localStorage").write("theme", "dark");
    expect(kept.get("theme")).toBe("dark");
    const next = new SafeStorage("localStorage");
    expect(next.read("theme")).toBe("dark");
    next.remove("theme");
    expect(next.read("theme")).toBeUndefined();
  });

  it("keeps values for the visit where storage is blocked", () => {
    vi.stubGlobal("window", {
      get localStorage() {
        throw new DOMException("Blocked.", "SecurityError");
      },
    });
    const storage = new SafeStorage("localStorage");
    storage.write("theme", "dark");
    expect(storage.read("theme")).toBe("dark");
    storage.remove("theme");
    expect(storage.read("theme")).toBeUndefined();
  });

  it("forgets what another tab has removed", () => {
    const kept = stubStorage();
    const storage = new SafeStorage("localStorage");
    storage.write("theme", "dark");
    kept.clear();
    expect(storage.read("theme")).toBeUndefined();
  });
});

/** Gives the window a storage that works, and its contents. */
function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  return kept;
}
