import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftKey, recordKey } from "../inline/contract.ts";
import { forgetDraft, forgetRecord, keepDraft, keepRecord, readRecord } from "./kept.ts";

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

it("the draft stands under the key of each field until it is forgotten", () => {
  keepDraft(message);
  expect(kept.get(draftKey("message"))).toBe(message.message);
  forgetDraft();
  expect([...kept]).toEqual([]);
});

describe("the record of what was sent", () => {
  it("is what was kept, until it is forgotten", () => {
    keepRecord({ message, outcome: "unknown" });
    expect(readRecord()).toEqual({ message, outcome: "unknown" });
    forgetRecord();
    expect(readRecord()).toBeUndefined();
  });

  it("takes what the boot script has kept for handed over, however it ends lines", () => {
    const form = { ...message, message: "Hello\r\nthere" };
    kept.set(recordKey, JSON.stringify(Object.entries(form)));
    expect(readRecord()).toEqual({ message, outcome: "handedOver" });
  });

  it.each(["", "null", "[]", "7", '"text"', "{", "[7]", '[["name"]]'])(
    "is nothing where %j is kept",
    (text) => {
      kept.set(recordKey, text);
      expect(readRecord()).toBeUndefined();
    },
  );
});
