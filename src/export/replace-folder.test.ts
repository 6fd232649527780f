import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { replaceFolder, restoreFolder } from "./replace-folder.ts";

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

  it("works where there was no old folder", async () => {
    await replaceFolder(folderSaying("next", "new"), at("dist"));
    expect(readdirSync(home)).toEqual(["dist"]);
  });
});

describe("restoreFolder", () => {
  it("brings back what a build killed between its renames moved aside", async () => {
    folderSaying("dist.old", "old");
    await restoreFolder(at("dist"));
    expect(readFileSync(at("dist", "index.html"), "utf8")).toBe("old");
  });

  it("leaves a whole folder alone", async () => {
    folderSaying("dist", "whole");
    await restoreFolder(at("dist"));
    expect(readFileSync(at("dist", "index.html"), "utf8")).toBe("whole");
    expect(existsSync(at("dist.old"))).toBe(false);
  });
});
