import { describe, expect, it } from "vitest";
import { basePath } from "./base-path.ts";
import { buildDate } from "./build-date.ts";

describe("buildDate", () => {
  it("takes SOURCE_DATE_EPOCH for now", () => {
    expect(buildDate({ SOURCE_DATE_EPOCH: "1" }).toISOString()).toBe("1970-01-01T00:00:01.000Z");
  });

  it("refuses what is no number of seconds", () => {
    expect(() => buildDate({ SOURCE_DATE_EPOCH: "yesterday" })).toThrow("whole number of seconds");
  });

  it("else asks the clock", () => {
    expect(Math.abs(buildDate({}).getTime() - Date.now())).toBeLessThan(1000);
  });
});

describe("basePath", () => {
  it.each([
    [undefined, "/"],
    ["", "/"],
    ["repo", "/repo/"],
    ["/repo", "/repo/"],
    ["/a/b/", "/a/b/"],
  ])("makes %s into %s", (value, path) => {
    expect(basePath({ BASE_PATH: value })).toBe(path);
  });
});
