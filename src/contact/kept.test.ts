import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftKey, forgetRecord, keepDraft, keepRecord, readDraft, readRecord } from "./kept.ts";
import { emptyMessage } from "./message.ts";

const message = { name: "Asha", email: "asha@firm.example", message: "Hello\nthere" };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the draft", () => {
  it("is what was kept", () => {
    keepDraft(message);
    expect(readDraft()).toEqual(message);
  });

  it("is nothing once it is empty", () => {
    keepDraft(message);
    keepDraft(emptyMessage);
    expect([...kept.keys()]).toEqual([]);
    expect(readDraft()).toEqual(emptyMessage);
  });

  it.each(["", "null", "[]", "7", '"text"', "{", '{"name":7}'])(
    "is empty where %j is kept",
    (text) => {
      kept.set(draftKey, text);
      expect(readDraft()).toEqual(emptyMessage);
    },
  );

  it("has the lines of a text area, however a browser ends them", () => {
    kept.set(draftKey, JSON.stringify({ ...message, message: "Hello\r\nthere", website: "spam" }));
    expect(readDraft()).toEqual(message);
  });
});

describe("the record of what was sent", () => {
  it("is what was kept, until it is forgotten", () => {
    keepRecord({ message, outcome: "unknown" });
    expect(readRecord()).toEqual({ message, outcome: "unknown" });
    forgetRecord();
    expect(readRecord()).toBeUndefined();
  });

  it("takes what the browser alone has sent for handed over", () => {
    kept.set("contact-sent", JSON.stringify(message));
    expect(readRecord()).toEqual({ message, outcome: "handedOver" });
  });
});
