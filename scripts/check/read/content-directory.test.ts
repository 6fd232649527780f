import { resolve } from "node:path";
import { expect, it } from "vitest";
import { contentDirectory } from "./content-directory.ts";

it.each<[Record<string, string>, string]>([
  [{}, resolve("content")],
  [{ CONTENT_DIR: "" }, resolve("content")],
  [{ CONTENT_DIR: "other/words" }, resolve("other/words")],
  [{ CONTENT_DIR: resolve("/words") }, resolve("/words")],
])("where the environment has %j, the content folder is %s", (environment, folder) => {
  expect(contentDirectory(environment)).toBe(folder);
});
