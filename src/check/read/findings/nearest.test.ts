import { describe, expect, it } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

describe("the distance of two words", () => {
  it.each([
    ["", "", 0],
    ["", "abc", 3],
    ["same", "same", 0],
    ["taglin", "tagline", 1],
    ["tagline", "taglin", 1],
    ["abuot", "about", 1],
    ["cook", "book", 1],
    ["kitten", "sitting", 3],
    ["ca", "abc", 3],
    ["🌳a", "🌳b", 1],
  ])("from %j to %j is %i", (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });
});

describe("the nearest word", () => {
  const keys = ["name", "tagline", "icon", "badge", "badgeVariant", "description", "href"];

  it.each([
    ["taglin", "tagline"],
    ["nmae", "name"],
    ["Icon", "icon"],
    ["badge-variant", "badgeVariant"],
    ["badge_variant", "badgeVariant"],
    ["BadgeVariant", "badgeVariant"],
    ["bagde", "badge"],
    ["desc", "description"],
    ["descriptoin", "description"],
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
