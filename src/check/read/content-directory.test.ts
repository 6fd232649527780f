import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { contentDirectory } from "./content-directory.ts";

const ofProject = fileURLToPath(new URL("../../../content", import.meta.url));

describe("the content folder", () => {
  it("is the project's own by default", () => {
    expect(contentDirectory({})).toBe(ofProject);
    expect(contentDirectory({ CONTENT_DIR: "" })).toBe(ofProject);
  });

  it("is the one that CONTENT_DIR names, seen from the working directory", () => {
    expect(contentDirectory({ CONTENT_DIR: "other/words" })).toBe(resolve("other/words"));
    expect(contentDirectory({ CONTENT_DIR: resolve("/words") })).toBe(resolve("/words"));
  });
});
