import { expect, it } from "vitest";
import { basePath } from "./base-path.ts";

it("the base path has a slash at both ends", () => {
  const paths = [undefined, "", "repo", "/repo", "/a/b/"].map((BASE_PATH) =>
    basePath({ BASE_PATH }),
  );
  expect(paths).toEqual(["/", "/", "/repo/", "/repo/", "/a/b/"]);
});
