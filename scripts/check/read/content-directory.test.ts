import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { contentDirectory } from "./content-directory.ts";

const ofProject = fileURLToPath(new URL("../../../content", import.meta.url));

it.each<[Record<string, string>, string]>([
  [{}, ofProject],
  [{ CONTENT_DIR: "" }, ofProject],
  [{ CONTENT_DIR: "other/words" }, resolve("other/words")],
  [{ CONTENT_DIR: resolve("/words") }, resolve("/words")],
])("where the environment has %j, the content folder is %s", (environment, folder) => {
  expect(contentDirectory(environment)).toBe(folder);
});
