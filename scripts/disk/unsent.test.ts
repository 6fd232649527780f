import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasGit, hasLinks } from "../testing/system.ts";
import { editFiles, sameFolder, temporaryFolder } from "../testing/temporary-content.ts";
import { readUnsent } from "./unsent.ts";

const project = process.cwd();
const itWithGit = it.skipIf(!hasGit);
let folder = "";

const run = (...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
const write = (files: Record<string, string>) => editFiles(folder, files);

/** What Git does not send, with why and whether it is sent all the same. */
const found = () =>
  [...readUnsent(join(folder, "content"))].map(([file, { why, isSentAnyway }]) =>
    [file, why, ...(isSentAnyway ? ["anyway"] : [])].join(" "),
  );

/** The repository with one commit, which each test copies. */
let model = "";

beforeEach(() => {
  folder = sameFolder("unsent", {
    config: "[user]\nname = Ada\nemail = ada@firm.nl\n",
    "package.json": "{}",
    "content/site.yaml": "a",
    "content/pages/home.yaml": "b",
    "content/files/list.pdf": "c",
    "content/pictures/Shop.jpg": "d",
  });
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, "config"));
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  process.chdir(folder);
  if (model) return cpSync(model, join(folder, ".git"), { recursive: true });
  run("init", "-q");
  run("add", "content", "package.json");
  run("commit", "-qm", "Begin");
  model = temporaryFolder();
  cpSync(join(folder, ".git"), model, { recursive: true });
});
afterEach(() => process.chdir(project));

const list = "content/files/new.pdf";

itWithGit.each<[what: string, ignored: Record<string, string>, place: string, isSent: boolean]>([
  ["a list of the owner's", { ".ignore": "*.pdf" }, "/.ignore:1", true],
  ["the list of the folder", { ".gitignore": "\nfiles/" }, ".gitignore:2", true],
  ["a list in the content", { "content/.gitignore": "*.pdf" }, "content/.gitignore:1", true],
  ["the list of this copy", { ".git/info/exclude": "new.*" }, ".git/info/exclude:1", true],
  ["a line with its name", { ".gitignore": "new.pdf" }, ".gitignore:1", false],
  ["a line with its folder", { ".gitignore": "/content/files/" }, ".gitignore:1", false],
])("names a file that %s ignores", (_, ignored, place, isSent) => {
  run("config", "--global", "core.excludesFile", join(folder, ".ignore"));
  write({ ...ignored, [list]: "e" });
  expect(found()).toEqual([`${list} ignored${isSent ? " anyway" : ""}`]);
  expect(readUnsent(join(folder, "content")).get(list)?.slots["place"]).toMatch(
    new RegExp(`${place}$`),
  );
  // What is sent already is followed on.
  run("add", "-f", list);
  expect(found()).toEqual([]);
});

itWithGit("names nothing of the program, of systems, or with an exception from a pattern", () => {
  write({ ".gitignore": "*.pdf\n!new.pdf\n.*\nThumbs.db\nREADME.md\n*.tmp", [list]: "e" });
  for (const name of [".schema/a.json", ".DS_Store", "Thumbs.db", "README.md", ".lock.tmp"])
    write({ [`content/${name}`]: "f" });
  expect(found()).toEqual([]);
});

itWithGit("names what a host needs besides the content", () => {
  write({
    ".gitignore": "*.tgz\n.github/*\n*-lock.json\nlanguages/",
    "package.json": '{ "dependencies": { "faircopy": "file:vendor/faircopy.tgz" } }',
    "vendor/faircopy.tgz": "",
    "package-lock.json": "{}",
    "languages/en.yaml": "",
    ".github/workflows/site.yml": "run: npm ci",
  });
  expect(found().sort()).toEqual([
    ".github/workflows/site.yml ignored anyway",
    "languages/en.yaml ignored anyway",
    "package-lock.json ignored anyway",
    "vendor/faircopy.tgz ignored anyway",
  ]);
});

itWithGit.each(["--assume-unchanged", "--skip-worktree"])(
  "names a changed file that Git is told to overlook by %s",
  (flag) => {
    run("update-index", flag, "content/site.yaml", "content/pages/home.yaml");
    expect(found()).toEqual([]);
    write({ "content/site.yaml": "other" });
    expect(found()).toEqual(["content/site.yaml overlooked"]);
    run("update-index", flag.replace("--", "--no-"), "content/site.yaml");
    expect(found()).toEqual([]);
  },
);

itWithGit("names files that a sparse checkout leaves out, and of a folder in it alone", () => {
  // Git leaves a file that may be another than it knew, as each of a copy may.
  run("update-index", "--refresh");
  run("sparse-checkout", "set", "--no-cone", "/*", "!/content/pages/");
  expect(found()).toEqual(["content/pages/home.yaml sparse"]);
  run("sparse-checkout", "disable");
  expect(found()).toEqual([]);
});

itWithGit("names a folder that is a repository of its own, and not what is in it", () => {
  run("init", "-q", "content/pictures");
  write({ "content/pictures/new.jpg": "e", ".gitignore": "new.jpg" });
  rmSync(join(folder, "content/files"), { recursive: true });
  run("init", "-q", "content/files");
  write({ "content/files/inner.pdf": "f" });
  execFileSync("git", ["add", "."], { cwd: join(folder, "content/files") });
  execFileSync("git", ["commit", "-qm", "Inner"], { cwd: join(folder, "content/files") });
  run("rm", "-rq", "--cached", "content/files");
  expect(found()).toContain("content/files nested");
  run("add", "content/files");
  expect(found(), "As a submodule.").toContain("content/files nested");
});

itWithGit("names a file whose capitals alone have changed, where the system overlooks that", () => {
  renameSync(join(folder, "content/pictures/Shop.jpg"), join(folder, "content/pictures/shop.jpg"));
  run("config", "core.ignoreCase", "false");
  expect(found(), "Git sees it.").toEqual([]);
  run("config", "core.ignoreCase", "true");
  expect(found()).toEqual(["content/pictures/shop.jpg renamed anyway"]);
});

itWithGit("names a file over the limit of GitHub where it is sent there", () => {
  write({ [list]: "" });
  truncateSync(join(folder, list), 100 * 2 ** 20 + 1);
  run("remote", "add", "origin", "https://codeberg.org/ada/site.git");
  expect(found()).toEqual([]);
  run("remote", "set-url", "origin", "git@github.com:ada/site.git");
  expect(found()).toEqual([`${list} large`]);
  // It is not sent by itself either.
  write({ ".gitignore": "*.pdf" });
  expect(found()).toEqual([`${list} large`]);
});

itWithGit("names a file of Git LFS where the workflow does not ask for it", () => {
  write({ ".gitattributes": "*.pdf filter=lfs diff=lfs merge=lfs -text\n", [list]: "e" });
  expect(found(), "Another host may ask for it.").toEqual([]);
  const workflow = ".github/workflows/site.yml";
  write({ [workflow]: "uses: actions/checkout\nwith:\n  lfs: false\n" });
  expect(found()).toEqual(["content/files/list.pdf pointer", `${list} pointer`]);
  write({ [workflow]: "uses: actions/checkout\nwith:\n  lfs: true\n" });
  expect(found()).toEqual([]);
});

it.skipIf(!hasGit || !hasLinks)("names a folder that is a link out of the repository", () => {
  mkdirSync(`${folder}-elsewhere`);
  renameSync(join(folder, "content"), `${folder}-elsewhere/content`);
  symlinkSync(`${folder}-elsewhere/content`, join(folder, "content"));
  expect(found()).toContain("content outside");
});

itWithGit("says nothing of a folder in a repository of other things, or in none", () => {
  rmSync(join(folder, ".git"), { recursive: true });
  expect(found()).toEqual([]);
  rmSync(join(folder, "content/pictures"), { recursive: true });
  // As of a home folder.
  run("init", "-q");
  writeFileSync(join(folder, ".gitignore"), "*");
  mkdirSync(join(folder, "site"));
  renameSync(join(folder, "content"), join(folder, "site/content"));
  process.chdir(join(folder, "site"));
  expect(readUnsent(join(folder, "site/content")).size).toBe(0);
});
