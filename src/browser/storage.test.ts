import { expect, it, vi } from "vitest";
import { SafeStorage } from "./storage.ts";

it("values are kept in the browser's storage, and gone once anyone has removed them there", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  const [storage, other] = [new SafeStorage("localStorage"), new SafeStorage("localStorage")];
  storage.write("theme", "dark");
  expect(kept.get("theme")).toBe("dark");
  expect(other.read("theme")).toBe("dark");
  expect(storage.isFleeting("theme")).toBe(false);
  other.remove("theme");
  expect(storage.read("theme")).toBeUndefined();
});

it("values are kept for the visit where storage is blocked", () => {
  vi.stubGlobal("window", {
    get localStorage() {
      throw new DOMException("Blocked.", "SecurityError");
    },
  });
  const storage = new SafeStorage("localStorage");
  storage.write("theme", "dark");
  expect(storage.read("theme")).toBe("dark");
  expect(storage.isFleeting("theme")).toBe(true);
  storage.remove("theme");
  expect(storage.read("theme")).toBeUndefined();
});

it("what the boot script could not keep is there, and gone where it is removed", () => {
  vi.stubGlobal("window", {});
  const storage = new SafeStorage("sessionStorage");
  const unkept: Record<string, string> = { sent: "Hello" };
  storage.share(unkept);
  expect(storage.read("sent")).toBe("Hello");
  storage.remove("sent");
  expect(unkept).toEqual({});
});
