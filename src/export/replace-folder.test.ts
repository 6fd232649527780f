import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { replaceFolder, restoreFolder } from "./replace-folder.ts";
import { openWorkFolder, patience } from "./work-folder.ts";

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

afterEach(() => {
  vi.useRealTimers();
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
    // Whatever process this was, by its number it may seem to run.
    folderSaying(`dist.old-${process.pid}`, "old");
    await restoreFolder(at("dist"));
    expect(readFileSync(at("dist", "index.html"), "utf8")).toBe("old");
    expect(readdirSync(home)).toEqual(["dist"]);
  });

  it("removes work that no build has touched for long, and leaves that of a running one", async () => {
    const running = await openWorkFolder(at("dist"));
    utimesSync(folderSaying(`dist.next-${process.pid}`, "half"), 0, 0);
    await restoreFolder(at("dist"));
    expect(readdirSync(home)).toEqual([basename(running.path)]);
    await running.close();
    expect(readdirSync(home)).toEqual([]);
  });

  it("takes work for a running build's as long as that touches it, whatever its clock says", async () => {
    vi.useFakeTimers({ now: new Date("1970-06-01") });
    const running = await openWorkFolder(at("dist"));
    utimesSync(running.path, 0, 0);
    vi.advanceTimersByTime(patience / 2);
    vi.useRealTimers();
    await restoreFolder(at("dist"));
    expect(readdirSync(home)).toEqual([basename(running.path)]);
    expect(readdirSync(running.path)).toEqual([]);
    await running.close();
  });

  it("leaves a whole folder alone", async () => {
    folderSaying("dist", "whole");
    await restoreFolder(at("dist"));
    expect(readFileSync(at("dist", "index.html"), "utf8")).toBe("whole");
    expect(readdirSync(home)).toEqual(["dist"]);
  });
});
