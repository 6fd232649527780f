import { dirname, join, resolve, sep } from "node:path";
import { expect, it } from "vitest";
import { displayPath } from "./display-path.ts";

const slashes = (path: string) => path.replaceAll(sep, "/");

it("shows a path below the working directory from there, with forward slashes", () => {
  expect(displayPath(resolve("content", "site.yaml"))).toBe("content/site.yaml");
  expect(displayPath(resolve("..data", "site.yaml"))).toBe("..data/site.yaml");
  expect(displayPath(process.cwd())).toBe(".");
});

it("shows any other path whole", () => {
  const beside = join(dirname(process.cwd()), "elsewhere", "site.yaml");
  expect(displayPath(beside)).toBe(slashes(beside));
  expect(displayPath(dirname(process.cwd()))).toBe(slashes(dirname(process.cwd())));
});
