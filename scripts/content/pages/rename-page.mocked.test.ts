import * as fs from "node:fs";
import { expect, it, vi } from "vitest";
import { temporaryContent } from "../../check/testing/temporary-content.ts";
import { renamePage } from "./rename-page.ts";

// Permissions do not bind the superuser, as whom tests often run; so the refusal is played.
vi.mock("node:fs", { spy: true });
const { renameSync, rmSync } = await vi.importActual<typeof fs>("node:fs");

const files = ["site.yaml", "pages/about.yaml", "pages/us.yaml", "products/first.yaml"];

it.each([
  ["changed", "site.yaml"],
  ["changed", "products/first.yaml"],
  ["deleted", "pages/about.yaml"],
])("leaves all as it was where it is refused halfway: what cannot be %s is %s", (_, name) => {
  const directory = temporaryContent({
    "products/first.yaml": (text) =>
      text.replace("bullets:\n", "bullets:\n  - See [us](/about).\n"),
  });
  const texts = () =>
    files.map((file) => {
      const path = `${directory}/${file}`;
      return fs.existsSync(path) ? fs.readFileSync(path, "utf8") : undefined;
    });
  const before = texts();
  const refuse = (path: fs.PathLike) => {
    if (path === `${directory}/${name}`) throw Object.assign(new Error(), { code: "EACCES" });
  };
  vi.mocked(fs.renameSync).mockImplementation((from, to) => {
    refuse(to);
    renameSync(from, to);
  });
  vi.mocked(fs.rmSync).mockImplementation((path, options) => {
    refuse(path);
    rmSync(path, options);
  });
  expect(() => renamePage(directory, "about", "us")).toThrow(`${name} cannot be`);
  expect(texts()).toEqual(before);
});
