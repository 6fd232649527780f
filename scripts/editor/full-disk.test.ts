import fs from "node:fs";
import { expect, it } from "vitest";
import { loadContent } from "../content/files/load.ts";
import { filesWithTexts } from "../testing/files-with-texts.ts";
import { fillDisk, spyOnFiles } from "../testing/spy-on-files.ts";
import { servedFirm } from "../testing/temporary-content.ts";
import { changeFile, siteFiles } from "./change-file.ts";
import { Journal } from "./journal.ts";

/** How many files are written or deleted before the disk is full for one. */
let room = 0;

/** Counts what is done to files of the content. Returns whether there is no room. */
const spendRoom = (path: string) => /\.yaml(?:\.[^/]*\.tmp)?$/.test(path) && room-- === 0;

it("a disk that is full in the middle of a step leaves all files as they were", () => {
  const folder = servedFirm("sample");
  const { rmSync } = fs;
  fillDisk(spendRoom);
  spyOnFiles("rmSync").mockImplementation((path, options) => {
    // What is left over of a file that was written goes in any case.
    if (!options?.force && spendRoom(`${path}`))
      throw Object.assign(new Error(), { code: "ENOSPC" });
    rmSync(path, options);
  });
  const before = filesWithTexts(folder);
  const journal = new Journal();
  const rename = () => {
    const { key, hash } = siteFiles(loadContent(folder)).find(({ name }) => name === "about") ?? {};
    const asked = { action: "rename", what: key, title: "Us", links: [], hash, isTrial: false };
    return changeFile(journal, asked).summary;
  };
  const files = 4;
  for (let index = 0; index < files; index++) {
    room = index;
    expect(rename, `${index}`).toThrow("the disk is full");
    expect(filesWithTexts(folder)).toEqual(before);
    expect([journal.done, journal.undone]).toEqual([[], []]);
  }
  room = files;
  expect(JSON.stringify(rename()).match(/\.yaml/g)).toHaveLength(files);
  for (let index = 0; index < files; index++) {
    const now = filesWithTexts(folder);
    room = index;
    expect(() => journal.undo()).toThrow("the disk is full");
    expect(filesWithTexts(folder)).toEqual(now);
  }
  room = files;
  journal.undo();
  expect(filesWithTexts(folder)).toEqual(before);
});
