import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import type * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openWorkFolder, ownFolder, replaceFolder, restoreFolder } from "./replace-folder.ts";

/** After so many operations of the file system, all others fail as if the process were killed. */
const fate = { left: Number.POSITIVE_INFINITY, otherLayer: "" };

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof files>();
  /** Does an operation; the last one before the kill is half done if possible. */
  const spend = async (whole: () => Promise<void>, half?: () => Promise<void>) => {
    fate.left--;
    if (fate.left > 0) return whole();
    if (fate.left === 0) await half?.();
    throw new Error("killed");
  };
  const rename: typeof files.rename = (from, to) =>
    spend(async () => {
      if (from === fate.otherLayer) throw Object.assign(new Error("EXDEV"), { code: "EXDEV" });
      await real.rename(from, to);
    });
  const cp: typeof files.cp = (from, to, options) =>
    spend(
      () => real.cp(from, to, options),
      () => real.cp(join(`${from}`, "a.html"), join(`${to}`, "a.html"), { recursive: true }),
    );
  const rm: typeof files.rm = (path, options) =>
    spend(
      () => real.rm(path, options),
      () => real.rm(join(`${path}`, "a.html"), { force: true }),
    );
  return { ...real, rename, cp, rm };
});

let home: string;
const at = (name: string) => join(home, name);

function folderSaying(name: string, word: string): string {
  mkdirSync(at(name));
  for (const file of ["a.html", "b.html", "c.html"]) writeFileSync(join(at(name), file), word);
  return at(name);
}

/** The contents of the site's files, in a row. */
const said = () =>
  readdirSync(at("dist"))
    .map((file) => readFileSync(join(at("dist"), file), "utf8"))
    .join(" ");

beforeEach(() => {
  home = mkdtempSync(join(realpathSync(tmpdir()), "replace-folder-"));
});

describe.each([
  ["on its own file system", false, 4],
  ["in a layer that cannot rename it", true, 7],
])("a folder that is replaced %s", (_, isOtherLayer, operations) => {
  /** Replaces an old folder by a new one, with a build that is killed at its n-th operation. */
  async function replaceUntil(operation: number): Promise<void> {
    const [target, finished] = [folderSaying("dist", "old"), folderSaying("dist.next-1", "new")];
    Object.assign(fate, { left: operation, otherLayer: isOtherLayer ? target : "" });
    // What is copied then is new, and can be renamed.
    await replaceFolder(finished, target).finally(() =>
      Object.assign(fate, { left: Number.POSITIVE_INFINITY, otherLayer: "" }),
    );
  }

  it.each(Array.from({ length: operations }, (_, index) => index + 1))(
    "is whole when the build is killed at operation %d",
    async (operation) => {
      await expect(replaceUntil(operation)).rejects.toThrow("killed");
      await restoreFolder(at("dist"));
      expect(["old old old", "new new new"]).toContain(said());
      expect(readdirSync(home).filter((name) => !name.includes(".next-"))).toEqual(["dist"]);
    },
  );

  it("is the new one, with nothing next to it, when the build is not killed", async () => {
    await replaceUntil(operations + 1);
    expect(said()).toBe("new new new");
    expect(readdirSync(home)).toEqual(["dist"]);
  });
});

it.each([[["dist"]], [[]]])(
  "two builds that end at once, over %j, leave one whole folder",
  async (old) => {
    for (const name of old) folderSaying(name, "old");
    const [a, b] = [folderSaying("a", "a"), folderSaying("b", "b")];
    await Promise.all([replaceFolder(a, at("dist")), replaceFolder(b, at("dist"))]);
    expect(readdirSync(home)).toEqual(["dist"]);
    expect(["a a a", "b b b"]).toContain(said());
  },
);

it("a build replaces only an empty folder or one of a build, and follows a symbolic link", async () => {
  folderSaying("dist", "text");
  symlinkSync(at("dist"), at("link"));
  const refused = "is not from a build alone";
  for (const name of ["dist", "link", "dist/a.html"])
    await expect(ownFolder(at(name)), name).rejects.toThrow(refused);
  writeFileSync(at("dist/_headers"), "");
  expect(await ownFolder(at("link"))).toBe(at("dist"));
  mkdirSync(at("dist/.git"));
  await expect(ownFolder(at("dist"))).rejects.toThrow(refused);
  mkdirSync(at("empty"));
  for (const name of ["empty", "none"]) expect(await ownFolder(at(name))).toBe(at(name));
});

it("work of a killed build is removed by the next one, or hours later if it was killed elsewhere", async () => {
  const running = await openWorkFolder(at("dist"));
  // No system has a process of this number.
  const killed = basename(running.path).replace(`-${process.pid}-`, "-4194305-");
  const elsewhere = killed.replace(/next-\w+/, "next-elsewhere");
  for (const name of [killed, elsewhere]) mkdirSync(at(name));
  utimesSync(folderSaying("dist.next-old", "half"), 0, 0);
  const work = await openWorkFolder(at("dist"));
  const left = [basename(running.path), elsewhere];
  expect(readdirSync(home).sort()).toEqual([...left, basename(work.path)].sort());
  await work.close();
  expect(readdirSync(home).sort()).toEqual(left.sort());
});
