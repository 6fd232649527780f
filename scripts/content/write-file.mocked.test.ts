import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { writeFile } from "./write-file.ts";

vi.mock("node:fs", { spy: true });

it("writes a new file where the file system knows no hard links, and over none", () => {
  const directory = mkdtempSync(join(tmpdir(), "write-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  vi.mocked(linkSync).mockImplementation(() => {
    throw Object.assign(new Error(), { code: "EPERM" });
  });
  const path = join(directory, "a.yaml");
  writeFile(path, undefined, "new");
  expect(() => writeFile(path, undefined, "newer")).toThrow(/exists already/);
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readdirSync(directory)).toEqual(["a.yaml"]);
});
