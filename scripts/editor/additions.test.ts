import { beforeEach, expect, it } from "vitest";
import { before, changeForm, formOf, read, serve, undoAll } from "../testing/editor/served-firm.ts";

beforeEach(() => serve("kilns"));

it("an optional text, list or link is begun behind the part before it in the schema", () => {
  const [post, own] = ["news/the-eighth-firing.yaml", "news/the-eighth-firing#"];
  serve("kilns", { [post]: (text) => text.replace("day:", "# The day.\n$&") });
  const offered = (place: string) =>
    formOf(place)
      .part.parts?.filter(({ isThere, isOptional }) => !isThere && isOptional)
      .map((one) => one.place.replace(/.*\//, ""));
  expect(offered(`${own}/text/0`)).toEqual(["heading", "image", "caption", "list"]);
  const ofPost = ["author", "updated", "reviewed", "lang", "noindex", "formerly"];
  expect(offered(own)).toEqual(ofPost);
  const add = (group: string, kind: string) => changeForm(group, { action: "add", index: 0, kind });
  expect(add(own, "author")).toBe(`${own}/author`);
  expect(add(`${own}/text/0`, "list")).toBe(`${own}/text/0/list/0`);
  expect(offered(`${own}/text/0`)).toEqual(["heading", "image", "caption"]);
  expect(offered(own)).toEqual(ofPost.slice(1));
  expect(read(post)).toBe(
    `${before[post]?.replace(/^day: .*$/m, "$&\nauthor: …").trimEnd()}\n    list:\n      - …\n`,
  );
  for (const key of ["layout", "author", "__proto__"])
    expect(() => add(own, key)).toThrow(/no such entry/);
  undoAll();
});

/** The text of a page with rows of a spreadsheet behind the first entry of a list; undo takes them away. */
function pasteRows(page: string, list: string, copied: string): string {
  changeForm(`${page}#${list}`, { action: "add", index: 1, values: { "": copied } });
  const after = read(`${page}.yaml`);
  undoAll();
  return after;
}

it("rows of a spreadsheet become rows of a table, with their cells as the file has others", () => {
  const row = "        - [Wales and the Marches, free]\n";
  const added = `        - [Small, "£9, a month"]\n        - [A "large" one, "[£90]"]\n`;
  const copied = 'Small\t"£9, a month"\r\n"A ""large""\r\none"\t[£90]\r\n';
  const wanted = read("pages/prices.yaml").replace(row, row + added);
  expect(pasteRows("pages/prices", "/sections/1/table/rows", copied)).toBe(wanted);
});

it("rows of a spreadsheet become entries of a timetable, with days and times as the schema names them", () => {
  const sections = read("pages/workshop.yaml").split("  - kind: ");
  const index = sections.findIndex((part) => part.startsWith("timetable")) - 1;
  const copied = "Montag\t18 Uhr\t19:30\tTango\t\tHall 1\r\nmer\t9am\r\n";
  const after = pasteRows("pages/workshop", `/sections/${index}/items`, copied);
  const [, added] = after.split("        place: Cold room\n");
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
});
