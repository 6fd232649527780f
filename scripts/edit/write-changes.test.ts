import * as fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fileIn } from "../testing/cli/content-folder.ts";
import { spyOnFiles } from "../testing/files/spy-on-files.ts";
import { leftMarks } from "../testing/left-marks.ts";
import { hasLinks, isPosix } from "../testing/system.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { makeFolder, writeChanges } from "./write-changes.ts";

const write = (file: string, before?: string, text?: string) =>
  writeChanges([{ file, before, text }]);

/** A folder with a file of this text. */
function folderWithFile(text: string) {
  const directory = temporaryFolder({ "a.yaml": text });
  const path = join(directory, "a.yaml");
  return { directory, path, names: () => fs.readdirSync(directory).sort() };
}

it("puts the new text in place with its permissions, and removes what killed processes left", () => {
  const { directory, path, names } = folderWithFile("old");
  const [ended, elsewhere, fresh] = [
    `.a.yaml.${leftMarks.ended}.tmp`,
    `.a.yaml.${leftMarks.elsewhere}.tmp`,
    `.b.yaml.${leftMarks.elsewhere}.tmp`,
  ];
  const others = [fresh, "notes.tmp", ".notes.tmp"];
  for (const name of [ended, elsewhere, ...others]) fs.writeFileSync(join(directory, name), "");
  for (const name of [elsewhere, "notes.tmp", ".notes.tmp"])
    fs.utimesSync(join(directory, name), 0, 0);
  fs.chmodSync(path, 0o600);
  write(path, "old", "new");
  expect(fileIn(directory, "a.yaml")).toBe("new");
  if (isPosix) expect(fs.statSync(path).mode & 0o777).toBe(0o600);
  write(join(directory, "fresh.yaml"), undefined, "fresh");
  expect(fileIn(directory, "fresh.yaml")).toBe("fresh");
  expect(names(), "Another computer may write one now.").toEqual(
    [...others, "a.yaml", "fresh.yaml"].sort(),
  );
});

it.skipIf(!isPosix).each([0o007, 0o077])("gives a new file what the umask %o allows", (umask) => {
  const path = join(temporaryFolder(), "fresh.yaml");
  const before = process.umask(umask);
  write(path, undefined, "fresh");
  process.umask(before);
  expect(fs.statSync(path).mode & 0o777).toBe(0o666 & ~umask);
});

const refused: readonly [what: string, name: string, last: string | undefined, RegExp][] = [
  ["is another by now", "a.yaml", "old", /a\.yaml has changed meanwhile/],
  ["has the name already", "a.yaml", undefined, /a\.yaml exists already; nothing was written/],
  ["is a link", "link.yaml", undefined, /exists already/],
  ["would be in a file", "a.yaml/b.yaml", undefined, /a file stands in its place/],
];

it.each(refused.filter(([, name]) => hasLinks || name !== "link.yaml"))(
  "is refused where a file %s",
  (_, name, last, message) => {
    const { directory, names } = folderWithFile("theirs");
    if (hasLinks) fs.symlinkSync(join(directory, "nowhere"), join(directory, "link.yaml"));
    const before = names();
    expect(() => write(join(directory, name), last, "new")).toThrow(message);
    expect(fileIn(directory, "a.yaml")).toBe("theirs");
    expect(names()).toEqual(before);
  },
);

it("writes a new file where the file system knows no hard links, and over none", () => {
  const { directory, path, names } = folderWithFile("old");
  spyOnFiles("linkSync").mockImplementation(() => {
    throw Object.assign(new Error(), { code: "EPERM" });
  });
  expect(() => write(path, undefined, "newer")).toThrow(/exists already/);
  write(join(directory, "b.yaml"), undefined, "new");
  expect([fileIn(directory, "a.yaml"), fileIn(directory, "b.yaml")]).toEqual(["old", "new"]);
  expect(names()).toEqual(["a.yaml", "b.yaml"]);
});

it("writes once no other program has the file open, unless that has written it", () => {
  const { directory, path, names } = folderWithFile("old");
  const rename = spyOnFiles("renameSync");
  const whileOpen = (save = () => {}) =>
    rename.mockImplementationOnce(() => {
      save();
      throw Object.assign(new Error(), { code: "EPERM" });
    });
  whileOpen();
  whileOpen();
  write(path, "old", "new");
  expect(fileIn(directory, "a.yaml")).toBe("new");
  whileOpen(() => fs.writeFileSync(path, "theirs"));
  expect(() => write(path, "new", "mine")).toThrow(/a\.yaml has changed meanwhile/);
  expect([fileIn(directory, "a.yaml"), names()]).toEqual(["theirs", ["a.yaml"]]);
});

it("writes all files or none, in folders that it makes, and deletes those that it empties", () => {
  const { directory, path, names } = folderWithFile("old");
  const [inner, taken] = ["new/inner/b.yaml", "new/inner/b.yaml/c.yaml"].map((name) =>
    join(directory, name),
  );
  const made = { file: `${inner}`, before: undefined, text: "new" };
  const both = [made, { file: path, before: "old", text: undefined }];
  for (const last of [
    { file: `${taken}`, before: undefined, text: "new" },
    { file: path, before: "theirs", text: "new" },
  ])
    expect(() => writeChanges([...both, last])).toThrow(/cannot be made|has changed/);
  expect(names()).toEqual(["a.yaml"]);
  writeChanges(both);
  expect(names()).toEqual(["new"]);
  expect(() => write(path, "old")).toThrow(/a\.yaml is gone already. Run the command/);
  write(join(directory, "c.yaml"), undefined, "");
  write(`${inner}`, "new");
  expect(names()).toEqual(["c.yaml"]);
});

it("makes a folder, and refuses where that cannot be", () => {
  const { directory, path } = folderWithFile("old");
  for (const taken of [path, join(path, "inner")])
    expect(() => makeFolder(taken)).toThrow(/cannot be made: a file stands in its place\.$/);
  const folder = join(directory, "new", "inner");
  for (let time = 0; time < 2; time++) makeFolder(folder);
  expect(fs.statSync(folder).isDirectory()).toBe(true);
  // As in Node 20.
  spyOnFiles("mkdirSync").mockImplementation((_, options) => {
    throw Object.assign(new Error(), { code: options ? "ENOENT" : "EROFS" });
  });
  expect(() => makeFolder(join(path, "inner"))).toThrow(/cannot be made: the disk is read-only\.$/);
});
