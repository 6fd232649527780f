import { expect, it, vi } from "vitest";
import { UserError } from "../check/user-error.ts";
import { loadContent } from "../content/files/load.ts";
import type * as Files from "../edit/write-file.ts";
import { filesWithTexts } from "../testing/files-with-texts.ts";
import { servedFirm } from "../testing/temporary-content.ts";
import { changeFile, siteFiles } from "./change-file.ts";
import { Journal } from "./journal.ts";

/** How many files are written or deleted before the disk is full for one. */
let room = 0;
const useRoom = () => {
  if (room-- === 0) throw new UserError("content/pages/x.yaml cannot be written (ENOSPC).");
};
vi.mock("../edit/write-file.ts", async (original) => {
  const files = await original<typeof Files>();
  const writeFile: typeof files.writeFile = (...given) => {
    useRoom();
    files.writeFile(...given);
  };
  const deleteFile: typeof files.deleteFile = (path) => {
    useRoom();
    files.deleteFile(path);
  };
  return { ...files, writeFile, deleteFile };
});

it("a disk that is full in the middle of a step leaves all files as they were", () => {
  const folder = servedFirm("sample");
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
    expect(rename, `${index}`).toThrow("ENOSPC");
    expect(filesWithTexts(folder)).toEqual(before);
    expect([journal.done, journal.undone]).toEqual([[], []]);
  }
  room = files;
  expect(JSON.stringify(rename()).match(/\.yaml/g)).toHaveLength(files);
  for (let index = 0; index < files; index++) {
    const now = filesWithTexts(folder);
    room = index;
    expect(() => journal.undo()).toThrow("ENOSPC");
    expect(filesWithTexts(folder)).toEqual(now);
  }
  room = files;
  journal.undo();
  expect(filesWithTexts(folder)).toEqual(before);
});
