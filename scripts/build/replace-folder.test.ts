import * as fs from "node:fs";
import * as files from "node:fs/promises";
import { basename, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { spyOnFiles, spyOnLaterFiles } from "../testing/files/spy-on-files.ts";
import { hasLinks } from "../testing/system.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import {
  openWorkFolder,
  ownFolder,
  removeFolder,
  replaceFolder,
  restoreFolder,
} from "./replace-folder.ts";

/** How many operations of the file system succeed before all others fail, as if the process were killed. */
const fate = { left: Number.POSITIVE_INFINITY, otherLayer: "", isForeign: false, open: 0 };

const failWith = (code: string) => {
  throw Object.assign(new Error(code), { code });
};

function spend(): void {
  fate.left--;
  if (fate.left <= 0) throw new Error("killed");
}

/** Has the operations of files end as {@link fate} says. */
function followFate(): void {
  const { renameSync } = fs;
  const { cp, rm } = files;
  spyOnFiles("renameSync").mockImplementation((from, to) => {
    spend();
    if (from === fate.otherLayer) failWith("EXDEV");
    if (fate.open-- > 0) failWith("EPERM");
    renameSync(from, to);
  });
  spyOnLaterFiles("cp").mockImplementation((...given) => {
    spend();
    return cp(...given);
  });
  spyOnLaterFiles("rm").mockImplementation(async (...given) => {
    spend();
    if (fate.isForeign) failWith("EACCES");
    await rm(...given);
  });
}

let home: string;
const pathAt = (name: string) => join(home, name);

function folderSaying(name: string, word: string): string {
  fs.mkdirSync(pathAt(name));
  for (const file of ["a.html", "b.html"]) fs.writeFileSync(join(pathAt(name), file), word);
  return pathAt(name);
}

/** The contents of the site's files, in a row. */
const entriesNow = () =>
  fs
    .readdirSync(pathAt("dist"))
    .map((file) => fs.readFileSync(join(pathAt("dist"), file), "utf8"))
    .join(" ");

beforeEach(() => {
  home = temporaryFolder();
  followFate();
});

/** Replaces an old folder by a new one, with a build that is killed at its n-th operation. */
async function replaceUntil(operation: number, isOtherLayer: boolean): Promise<void> {
  const [target, finished] = [folderSaying("dist", "old"), folderSaying("dist.next-1", "new")];
  Object.assign(fate, { left: operation, otherLayer: isOtherLayer ? target : "" });
  // What is copied then is new, and can be renamed.
  await replaceFolder(finished, target).finally(() =>
    Object.assign(fate, { left: Number.POSITIVE_INFINITY, otherLayer: "" }),
  );
}

it.each([1, 2, 3, 4, 5, 6, 7, 8].flatMap((one) => [[one, false] as const, [one, true] as const]))(
  "a folder is whole when a build is killed at operation %d, in a layer that cannot rename it: %s",
  async (operation, isOtherLayer) => {
    const isDone = replaceUntil(operation, isOtherLayer).then(() => true);
    const wasKilled = operation <= (isOtherLayer ? 7 : 4);
    if (wasKilled) await expect(isDone).rejects.toThrow("killed");
    else expect([await isDone, entriesNow()]).toEqual([true, "new new"]);
    await restoreFolder(pathAt("dist"));
    expect(["old old", "new new"]).toContain(entriesNow());
    const others = fs.readdirSync(home).filter((name) => !wasKilled || !name.includes(".next-"));
    expect(others).toEqual(["dist"]);
  },
);

it("two builds that end at once leave one whole folder", async () => {
  const [a, b] = [folderSaying("a", "a"), folderSaying("b", "b")];
  await Promise.all([replaceFolder(a, pathAt("dist")), replaceFolder(b, pathAt("dist"))]);
  expect(fs.readdirSync(home)).toEqual(["dist"]);
  expect(["a a", "b b"]).toContain(entriesNow());
});

it("a folder whose files are another user's is replaced and named, and stops no later build", async () => {
  const [target, finished] = [folderSaying("dist", "old"), folderSaying("finished", "new")];
  fate.isForeign = true;
  try {
    const left = await replaceFolder(finished, target);
    expect(entriesNow()).toBe("new new");
    expect(fs.readdirSync(home).map(pathAt).sort()).toEqual([target, left]);
    // That build has ended, and the next one removes what it may.
    fs.renameSync(`${left}`, `${left}`.replace(`-${process.pid}-`, "-4194305-"));
    expect(fs.existsSync(await openWorkFolder(target))).toBe(true);
  } finally {
    fate.isForeign = false;
  }
});

it("a folder is replaced once no other program has a file of it open", async () => {
  const [target, finished] = [folderSaying("dist", "old"), folderSaying("finished", "new")];
  fate.open = 3;
  await replaceFolder(finished, target);
  expect([entriesNow(), fs.readdirSync(home)]).toEqual(["new new", ["dist"]]);
});

it.skipIf(!hasLinks)("a build replaces no link that leads nowhere", async () => {
  fs.symlinkSync(pathAt("gone"), pathAt("dist"));
  await expect(ownFolder(pathAt("dist"))).rejects.toThrow(/dist is a link to .*gone, which is not/);
  expect(fs.lstatSync(pathAt("dist")).isSymbolicLink()).toBe(true);
});

it.skipIf(!hasLinks)("a build replaces only empty folders and builds", async () => {
  folderSaying("dist", "text");
  fs.symlinkSync(pathAt("dist"), pathAt("link"));
  const refused = "it has files that no build wrote";
  for (const name of ["dist", "link", "dist/a.html"])
    await expect(ownFolder(pathAt(name)), name).rejects.toThrow(refused);
  fs.writeFileSync(pathAt("dist/_headers"), "");
  expect(await ownFolder(pathAt("link"))).toBe(pathAt("dist"));
  fs.mkdirSync(pathAt("dist/.git"));
  await expect(ownFolder(pathAt("dist"))).rejects.toThrow(refused);
  expect(await ownFolder(pathAt("none"))).toBe(pathAt("none"));
});

it("work of a killed build is removed by the next one, or hours later if it was killed elsewhere", async () => {
  const running = await openWorkFolder(pathAt("dist"));
  // No system has a process of this number.
  const killed = basename(running).replace(`-${process.pid}-`, "-4194305-");
  const elsewhere = killed.replace(/next-\w+/, "next-elsewhere");
  for (const name of [killed, elsewhere]) fs.mkdirSync(pathAt(name));
  fs.utimesSync(folderSaying("dist.next-old", "half"), 0, 0);
  const work = await openWorkFolder(pathAt("dist"));
  const left = [basename(running), elsewhere];
  expect(fs.readdirSync(home).sort()).toEqual([...left, basename(work)].sort());
  await removeFolder(work);
  expect(fs.readdirSync(home).sort()).toEqual(left.sort());
});
