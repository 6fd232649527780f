import { expect, it } from "vitest";
import { basePath } from "./base-path.ts";

it("the base path has a slash at both ends", () => {
  const paths = [undefined, "", "repo", "/repo", "/a/b/"].map((BASE_PATH) =>
    basePath({ BASE_PATH }),
  );
  expect(paths).toEqual(["/", "/", "/repo/", "/repo/", "/a/b/"]);
});

it.each([
  "https://name.example/repo/",
  "C:/Program Files/Git/repo/",
  "\\repo",
  "/repo/?",
  "/repo#",
  " /repo/",
  "./",
  "../repo",
])("is refused where it is no path: %s", (BASE_PATH) => {
  expect(() => basePath({ BASE_PATH })).toThrow(/^BASE_PATH must be a path such as repo/);
});
