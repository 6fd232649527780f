import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { editor, folder, serve } from "../testing/editor/served-firm.ts";
import { putFile } from "./put-file.ts";

beforeEach(() => serve("kilns"));

const place = "pages/workshop#/sections/0/items/0/file";
const put = (name: string, text: string) =>
  putFile(editor.journal, { place, name, bytes: Buffer.from(text) }).file;

it("a file is put into content/files under a name for an address, and undo takes it away", () => {
  expect(put("C:\\Papers\\Price List 2027.PDF", "%PDF-1.7 a")).toBe("price-list-2027.pdf");
  const path = join(folder, "files/price-list-2027.pdf");
  expect(readFileSync(path, "utf8")).toBe("%PDF-1.7 a");
  expect(put("Price List 2027.pdf", "%PDF-1.7 a")).toBe("price-list-2027.pdf");
  expect(editor.journal.done).toHaveLength(1);
  expect(put("Tour 1.VTT", "WEBVTT\r\n")).toBe("tour-1.vtt");
  editor.journal.undo();
  expect(put("Price List 2027.pdf", "%PDF-1.7 b")).toBe("price-list-2027-2.pdf");
  editor.journal.undo();
  editor.journal.undo();
  expect(() => readFileSync(path)).toThrow(/ENOENT/);
});

it.each([
  ["page.html", "<html>", /as a page of this site/],
  ["run.exe", "MZ", /is a program/],
  ["passwords.txt", "a", /may contain keys/],
  ["prices.pdf", "<!doctype html>", /a page of HTML, not a PDF/],
  ["tour.vtt", "1\n00:00:01,000 --> 00:00:04,000\nHello.", /an SRT file, not a WebVTT file/],
  ["README", "a", /without an ending/],
])("%s is refused as the check would, and nothing is written", (name, text, why) => {
  expect(() => put(name, text)).toThrow(why);
  expect(editor.journal.done).toEqual([]);
});
