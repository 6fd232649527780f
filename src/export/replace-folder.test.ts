import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { replaceFolder, restoreFolder } from "./replace-folder.ts";

/** No system gives out a number as high. */
const deadProcess = 2 ** 30;

let home: string;
const at = (...names: string[]) => join(home, ...names);

function folderSaying(name: string, word: string): string {
  mkdirSync(at(name));
  writeFileSync(at(name, "index.html"), word);
  return at(name);
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "replace-folder-"));
});

describe("replaceFolder", () => {
  it("puts the new folder in the old one's place and leaves nothing beside it", async () => {
    folderSaying("dist", "old");
    await replaceFolder(folderSaying("next", "new"), at("dist"));
    expect(readFileSync(at("dist", "index.html"), "utf8")).toBe("new");
    expect(readdirSync(home)).toEqual(["dist"]);
  });

  it("lets two builds that end at once leave one whole folder", async () => {
    folderSaying("dist", "old");
    const [a, b] = [folderSaying("a", "a"), folderSaying("b", "b")];
    await Promise.all([replaceFolder(a, at("dist")), replaceFolder(b, at("dist"))]);
    expect(readdirSync(home)).toEqual(["dist"]);
    expect(["a", "b"]).toContain(readFileSync(at("dist", "index.html"), "utf8"));
  });

  it("works where there was no old folder", async () => {
    await replaceFolder(folderSaying("next", "new"), at("dist"));
    expect(readdirSync(home)).toEqual(["dist"]);
  });
});

describe("restoreFolder", () => {
  it("brings back what a build killed between its renames moved aside", async () => {
    folderSaying(`dist.old-${deadProcess}`, "old");
    folderSaying(`dist.next-${deadProcess}`, "half");
    await restoreFolder(at("dist"));
    expect(readFileSync(at("dist", "index.html"), "utf8")).toBe("old");
    expect(readdirSync(home)).toEqual(["dist"]);
  });

  it("leaves the work of a running build alone", async () => {
    folderSaying(`dist.next-${process.pid}`, "half");
    await restoreFolder(at("dist"));
    expect(readdirSync(home)).toEqual([`dist.next-${process.pid}`]);
  });

  it("leaves a whole folder alone", async () => {
    folderSaying("dist", "whole");
    await restoreFolder(at("dist"));
    expect(readFileSync(at("dist", "index.html"), "utf8")).toBe("whole");
    expect(readdirSync(home)).toEqual(["dist"]);
  });
});
