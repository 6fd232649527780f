import { expect, it } from "vitest";
import { basePath } from "./base-path.ts";

it.each([
  [undefined, "/"],
  ["", "/"],
  ["repo", "/repo/"],
  ["/repo", "/repo/"],
  ["/a/b/", "/a/b/"],
  ["/café/", "/caf%C3%A9/"],
  ["/cafe\u0301", "/cafe%CC%81/"],
  ["/caf%C3%A9/", "/caf%C3%A9/"],
  ["100%/ü", "/100%25/%C3%BC/"],
  ["a%26b/ü", "/a%26b/%C3%BC/"],
])(
  "the base path of %j is %s, with a slash at both ends, encoded as browsers request it",
  (BASE_PATH, path) => {
    expect(basePath({ BASE_PATH })).toBe(path);
  },
);

it.each([
  "https://name.example/repo/",
  "C:/Program Files/Git/repo/",
  "\\repo",
  "/repo/?",
  "/repo#",
  "/r&d/",
  "/repo*",
  " /repo/",
  "./",
  "../repo",
])("a BASE_PATH that is not a path is refused: %s", (BASE_PATH) => {
  expect(() => basePath({ BASE_PATH })).toThrow(/^BASE_PATH must be a path such as repo/);
});
