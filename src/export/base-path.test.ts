import { describe, expect, it } from "vitest";
import { basePath } from "./base-path.ts";

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
