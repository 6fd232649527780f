import { expect, it } from "vitest";
import { basePath } from "./base-path.ts";

it("the base path has a slash at both ends", () => {
  const paths = [undefined, "", "repo", "/repo", "/a/b/"].map((BASE_PATH) =>
    basePath({ BASE_PATH }),
  );
  expect(paths).toEqual(["/", "/", "/repo/", "/repo/", "/a/b/"]);
});

it("is written as browsers ask for it", () => {
  const paths = ["/café/", "/cafe\u0301", "/caf%C3%A9/", "100%/ü", "a%26b/ü"];
  const asked = paths.map((BASE_PATH) => basePath({ BASE_PATH }));
  expect(asked).toEqual([
    "/caf%C3%A9/",
    "/cafe%CC%81/",
    "/caf%C3%A9/",
    "/100%25/%C3%BC/",
    "/a%26b/%C3%BC/",
  ]);
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
