import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { packageRoot } from "../package.ts";
import { isUnwatched } from "./watched-paths.ts";

test("in a clone, the server watches what pages are made of, with the folders around that, and nothing else", () => {
  vi.stubEnv("CONTENT_DIR", join(packageRoot, "firm/content"));
  const watched = ["", "firm", "firm/content/site.yaml", "languages/en.yaml", "src/site/app.tsx"];
  const others = ["dist/index.html", "docs", "firm/contents", "node_modules/vite", "src-old"];
  const isUnwatchedHere = (path: string) => isUnwatched(join(packageRoot, path));
  expect(watched.filter(isUnwatchedHere)).toEqual([]);
  expect(others.filter((path) => !isUnwatchedHere(path))).toEqual([]);
  expect(isUnwatched(resolve("sections/notice/fields.ts"))).toBe(false);
  expect(isUnwatched(tmpdir()), "beside the package").toBe(false);
});
