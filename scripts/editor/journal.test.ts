import * as fs from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it, vi } from "vitest";
import { processMark } from "../edit/process-mark.ts";
import { fillDisk } from "../testing/spy-on-files.ts";
import { servedFirm, temporaryFolder } from "../testing/temporary-content.ts";
import { Editor } from "./editor.ts";
import { Journal } from "./journal.ts";

it("a picture goes again where its page cannot be written, since the disk is full", async () => {
  const folder = servedFirm("sample");
  const [page, pictures] = [join(folder, "pages/about.yaml"), join(folder, "pictures")];
  const before = [fs.readFileSync(page, "utf8"), fs.readdirSync(pictures)];
  const place = "pages/about#/sections/1/items/0/image";
  const editor = new Editor();
  const hash = `${editor.list("pages/about", place).files[0]?.hash}`;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const written: string[] = [];
  fillDisk((path) => written.push(path) > 0 && path.includes("about.yaml"));
  const words = { name: "full.svg", alt: "A corner." };
  const asked = { place, at: "", hash, ...words, bytes: Buffer.from(svg) };
  await expect(editor.picture(asked)).rejects.toThrow(/about\.yaml cannot be written: the disk/);
  expect(written[1]).toContain("full.svg");
  expect([fs.readFileSync(page, "utf8"), fs.readdirSync(pictures)]).toEqual(before);
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
  const journal = new Journal();
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
  // That of a process which has ended holds nobody up.
  fs.writeFileSync(lock, processMark().replace(`${process.pid}`, "4194305"));
  const journal = new Journal();
  journal.apply({ from: "", to: "", changes: [change] });
  expect(journal.undo()).toBe("");
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
