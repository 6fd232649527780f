import * as fs from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it, vi } from "vitest";
import { Journal } from "../../src/panel/answers/journal.ts";
import { fillDisk, spyOnFiles } from "../testing/files/spy-on-files.ts";
import { leftMarks } from "../testing/left-marks.ts";
import { ask } from "../testing/serve/changed-firm.ts";
import {
  before,
  edit,
  editor,
  folder,
  save,
  serve,
  texts,
  undoAll,
} from "../testing/serve/served-firm.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { processMark } from "../write-whole.ts";
import { diskWorkspace } from "./disk-workspace.ts";

it("a disk that is full in the middle of a step leaves all files as they were", () => {
  serve("sample");
  const { journal } = editor;
  /** How many files are written or deleted before the disk is full for one. */
  let room = 0;
  const isFull = (path: string) => /\.yaml(?:\.[^/]*\.tmp)?$/.test(path) && room-- === 0;
  const { rmSync } = fs;
  fillDisk(isFull);
  spyOnFiles("rmSync").mockImplementation((path, options) => {
    // What is left over of a file that was written goes in any case.
    if (!options?.force && isFull(`${path}`)) throw Object.assign(new Error(), { code: "ENOSPC" });
    rmSync(path, options);
  });
  const rename = () => ask({ action: "rename", what: "pages/about", title: "Us" }).summary;
  const files = 4;
  for (let index = 0; index < files; index++) {
    room = index;
    expect(rename, `${index}`).toThrow("the disk is full");
    expect(texts()).toEqual(before);
    expect([journal.done, journal.undone]).toEqual([[], []]);
  }
  room = files;
  expect(JSON.stringify(rename()).match(/\.yaml/g)).toHaveLength(files);
  const renamed = texts();
  for (let index = 0; index < files; index++) {
    room = index;
    expect(() => journal.undo()).toThrow("the disk is full");
    expect(texts()).toEqual(renamed);
  }
  room = files;
  undoAll();
});

it("a step whose file was changed elsewhere is refused until it is left out, then the one before is undone", () => {
  serve("sample");
  const { journal } = editor;
  save("pages/about", "pages/about#/heading", "One");
  save("pages/home", "pages/home#/title", "Two");
  edit({ "pages/home.yaml": (text) => `${text}# Of another program.\n` });
  const other = texts();
  const refusal = { word: "stepChanged", slots: { file: expect.stringMatching(/home\.yaml$/) } };
  for (const _ of ["first", "second"])
    expect(() => journal.undo()).toThrow(expect.objectContaining(refusal));
  expect(texts()).toEqual(other);
  journal.leaveOut("done");
  expect(journal.undo()).toBe("pages/about#/heading");
  expect(texts()).toEqual({ ...other, "pages/about.yaml": before["pages/about.yaml"] });
  journal.leaveOut("undone");
  for (const steps of ["done", "undone"] as const)
    expect(() => journal.leaveOut(steps)).toThrow("nothingMore");
});

it("a picture goes again where its page cannot be written, since the disk is full", async () => {
  serve("sample");
  const [page, pictures] = [join(folder, "pages/about.yaml"), join(folder, "pictures")];
  const files = () => [fs.readFileSync(page, "utf8"), fs.readdirSync(pictures)];
  const unchanged = files();
  const place = "pages/about#/sections/1/items/0/image";
  const hash = `${editor.list("pages/about", place, "en").files[0]?.hash}`;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const written: string[] = [];
  fillDisk((path) => written.push(path) > 0 && path.includes("about.yaml"));
  const words = { name: "full.svg", alt: "A corner." };
  const asked = { place, at: "", hash, ...words, bytes: Buffer.from(svg) };
  await expect(editor.picture(asked)).rejects.toThrow(/about\.yaml cannot be written: the disk/);
  expect(written[1]).toContain("full.svg");
  expect(files()).toEqual(unchanged);
  expect(() => editor.journal.undo()).toThrow("nothingMore");
});

it("where a file cannot be taken back, the others of its step are", () => {
  const folder = temporaryFolder();
  vi.stubEnv("CONTENT_DIR", folder);
  const changes = ["a", "b", "c"].map((name) => {
    const file = join(folder, name);
    fs.writeFileSync(file, "old");
    return { file, before: "old", text: "new" };
  });
  fillDisk((path, text) => /\.c\./.test(path) || (/\.b\./.test(path) && text === "old"));
  const journal = new Journal(diskWorkspace);
  expect(() => journal.apply({ from: "", to: "", changes })).toThrow(
    /c cannot be written: the disk is full\. It is as it was\.$/,
  );
  expect(changes.map(({ file }) => fs.readFileSync(file, "utf8"))).toEqual(["old", "new", "old"]);
  expect(journal.done).toEqual([]);
});

it("of two servers of a folder the later one waits for the other, and then refuses its change", () => {
  const folder = temporaryFolder();
  vi.stubEnv("CONTENT_DIR", folder);
  const [file, lock] = ["a", ".lock.tmp"].map((name) => join(folder, name)) as [string, string];
  fs.writeFileSync(file, "old");
  const change = { file, before: "old", text: "new" };
  const journal = new Journal(diskWorkspace);
  const wait = vi.spyOn(Atomics, "wait");
  // That of a process which has ended holds nobody up, nor that of another computer in a folder that was copied.
  for (const left of [leftMarks.ended, leftMarks.elsewhere]) {
    fs.writeFileSync(lock, left);
    if (left === leftMarks.elsewhere) fs.utimesSync(lock, 0, 0);
    journal.apply({ from: "", to: "", changes: [change] });
    expect(journal.undo()).toBe("");
  }
  expect(wait.mock.calls.length).toBeLessThan(10);
  wait.mockRestore();
  fs.writeFileSync(lock, processMark());
  // Another process writes, and lets go. This one waits, and does nothing else meanwhile.
  const theirs = `const fs = require("node:fs"); setTimeout(() => {
    fs.writeFileSync(${JSON.stringify(file)}, "theirs"); fs.rmSync(${JSON.stringify(lock)}); }, 200);`;
  new Worker(theirs, { eval: true });
  const refused = { status: 409, word: "changed", slots: { file: expect.stringMatching(/a$/) } };
  expect(() => journal.apply({ from: "", to: "", changes: [change] })).toThrow(
    expect.objectContaining(refused),
  );
  expect([fs.readFileSync(file, "utf8"), fs.existsSync(lock)]).toEqual(["theirs", false]);
});
