import { expect, it } from "vitest";
import { fileIn } from "../testing/cli/content-folder.ts";
import { editFiles, servedFirm } from "../testing/temporary-content.ts";
import { Editor } from "./editor.ts";

it("an optional text, list or link is begun behind the part before it in the schema", () => {
  const folder = servedFirm("kilns");
  const [post, own] = ["news/the-eighth-firing.yaml", "news/the-eighth-firing#"];
  editFiles(folder, { [post]: (text) => text.replace("day:", "# The day.\n$&") });
  const editor = new Editor();
  const before = fileIn(folder, post);
  const place = `${own}/text/0/paragraphs/0`;
  const offered = (place: string) =>
    editor
      .form([{ place }])
      .files.flatMap(({ part }) => part.parts ?? [])
      .filter(({ isThere, isOptional }) => !isThere && isOptional)
      .map((one) => one.place.replace(/.*\//, ""));
  expect(offered(`${own}/text/0`)).toEqual(["heading", "image", "caption", "list"]);
  const ofPost = ["author", "updated", "reviewed", "lang", "noindex", "formerly"];
  expect(offered(own)).toEqual(ofPost);
  const add = (group: string, kind: string) => {
    const hash = `${editor.list("news/the-eighth-firing", place).files[0]?.hash}`;
    return editor.change({ place, list: group, hash, action: "add", index: 0, kind }).place;
  };
  expect(add(own, "author")).toBe(`${own}/author`);
  expect(add(`${own}/text/0`, "list")).toBe(`${own}/text/0/list/0`);
  expect(offered(`${own}/text/0`)).toEqual(["heading", "image", "caption"]);
  expect(offered(own)).toEqual(ofPost.slice(1));
  expect(fileIn(folder, post)).toBe(
    `${before.replace(/^day: .*$/m, "$&\nauthor: …").trimEnd()}\n    list:\n      - …\n`,
  );
  for (const key of ["layout", "author", "__proto__"])
    expect(() => add(own, key)).toThrow(/no such entry/);
  for (const _ of [1, 2]) editor.journal.undo();
  expect(fileIn(folder, post)).toBe(before);
});

it("rows of a spreadsheet become rows of a table, with their cells as the file has others", () => {
  const folder = servedFirm("kilns");
  const page = "pages/prices.yaml";
  const editor = new Editor();
  const before = fileIn(folder, page);
  const row = "        - [Wales and the Marches, free]\n";
  const place = "pages/prices#/sections/1/table/rows";
  const hash = `${editor.list("pages/prices", `${place}/0/0`).files[0]?.hash}`;
  const copied = 'Small\t"£9, a month"\r\n"A ""large""\r\none"\t[£90]\r\n';
  editor.change({ place, list: place, hash, action: "add", index: 1, values: { "": copied } });
  expect(fileIn(folder, page)).toBe(
    before.replace(
      row,
      `${row}        - [Small, "£9, a month"]\n        - [A "large" one, "[£90]"]\n`,
    ),
  );
  editor.journal.undo();
  expect(fileIn(folder, page)).toBe(before);
});

it("rows of a spreadsheet become entries of a timetable, with days and times as the schema names them", () => {
  const folder = servedFirm("kilns");
  const page = "pages/workshop.yaml";
  const editor = new Editor();
  const before = fileIn(folder, page);
  const index = before.split("  - kind: ").findIndex((part) => part.startsWith("timetable")) - 1;
  const place = `pages/workshop#/sections/${index}/items`;
  const hash = `${editor.list("pages/workshop", `${place}/0/what`).files[0]?.hash}`;
  const copied = "Montag\t18 Uhr\t19:30\tTango\t\tHall 1\r\nmer\t9am\r\n";
  editor.change({ place, list: place, hash, action: "add", index: 1, values: { "": copied } });
  const [, added] = fileIn(folder, page).split("        place: Cold room\n");
  expect(added?.split("      - day: tue")[0]).toBe(
    `      - day: mon
        from: "18:00"
        until: "19:30"
        what: Tango
        place: Hall 1
      - day: wed
        from: "9:00"
        what: …
`,
  );
  editor.journal.undo();
  expect(fileIn(folder, page)).toBe(before);
});
