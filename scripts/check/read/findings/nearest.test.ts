import { describe, expect, it } from "vitest";
import { nearest } from "./nearest.ts";

describe("the nearest word", () => {
  const keys = ["name", "tagline", "icon", "badge", "badgeVariant", "description", "href"];

  it.each([
    ["badge_variant", "badgeVariant"],
    ["BadgeVariant", "badgeVariant"],
    ["bagde", "badge"],
    ["hrex", "href"],
    ["hef", "href"],
    ["hreef", "href"],
    ["desc", "description"],
    ["descriptoin", "description"],
    // A sign of two code units is one letter.
    ["ico🌳", "icon"],
  ])("to %s is %s", (word, meant) => {
    expect(nearest(word, keys)).toBe(meant);
  });

  it.each([
    ["something else", "price"],
    ["too short to be begun", "de"],
    ["nothing", ""],
    ["endless", "tagline".repeat(10_000)],
  ])("is none for %s", (_, word) => {
    expect(nearest(word, keys)).toBeUndefined();
  });

  it("is none where two are as near", () => {
    expect(nearest("bot", ["bat", "but"])).toBeUndefined();
    expect(nearest("pho", ["phone", "photo"])).toBeUndefined();
  });

  it("is never the word itself", () => {
    expect(nearest("icon", ["icon", "badge"])).toBeUndefined();
  });
});
