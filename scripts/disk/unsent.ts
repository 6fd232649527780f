import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Unsent, UnsentFiles } from "../../src/engine/check/index.ts";
import { isForNobody } from "../../src/engine/site/index.ts";
import { ownPackFolder } from "./content-directory.ts";
import { displayPath } from "./display-path.ts";
import { filesBelow } from "./files-below.ts";
import { ownSections } from "./own-kinds.ts";

/** Where the workflow of a site lies that checks, tests and publishes it on GitHub. */
export const workflow = ".github/workflows/site.yml";

/** What the environment of another program that Git runs may say about a repository. */
const ofOtherRepository = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY|COMMON_DIR)$/;

/** The environment in which Git looks at the repository of the working directory, and speaks English. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !ofOtherRepository.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: "C" };
}

/** What Git prints; nothing where it fails, as it does outside of a repository, or is not installed. */
export function askGit(args: readonly string[], input = ""): string {
  const options = { env: gitEnvironment(), input, windowsHide: true, maxBuffer: 2 ** 28 };
  return spawnSync("git", args, { ...options, encoding: "utf8" }).stdout ?? "";
}

const parts = (printed: string) => printed.split("\0").filter(Boolean);

/** The most bytes of a file that GitHub takes, and those of a megabyte. */
const [mostAtGitHub, megabyte] = [100 * 2 ** 20, 1_000_000];

/**
 * What the host would not get of a site, or otherwise, if it was published by Git. Nothing where the folder is in no
 * repository, or only in one of other things, such as that of a home folder.
 */
export function readUnsent(directory: string): UnsentFiles {
  const unsent = new Map<string, Unsent>();
  const folders = [directory, ownPackFolder(), ownSections()]
    .filter((folder) => existsSync(folder) && isInside(displayPath(folder)))
    .map(displayPath);
  const paths = [...folders, ...programFiles()];
  const all = parts(askGit(["ls-files", "-z", "-cosv", "--", ...paths])).map(entryOf);
  const index = all.filter(({ tag }) => tag !== "?");
  if (index.length === 0 && !existsSync(".git")) return unsent;
  const leave = (file: string, why: Unsent["why"], slots: Unsent["slots"], isSentAnyway = false) =>
    unsent.set(file, { why, slots: { file, ...slots }, isSentAnyway });

  for (const folder of folders.filter((one) => lstatSync(one).isSymbolicLink())) {
    const top = askGit(["rev-parse", "--show-toplevel"]).trimEnd();
    if (top && !isInside(relative(realpathSync(top), realpathSync(folder))))
      leave(folder, "outside", {});
  }
  const untracked = all.flatMap(({ tag, file }) => (tag === "?" && isNeeded(file) ? file : []));
  for (const file of untracked.filter((one) => one.endsWith("/")))
    leave(file.slice(0, -1), "nested", {});
  for (const { file, mode } of index) if (mode === "160000") leave(file, "nested", {});
  for (const [file, place, pattern] of ignoredOf(untracked))
    leave(file, "ignored", { place, pattern }, !isMeant(place, pattern, file));

  const flagged = index.filter(({ tag, file }) => /[a-zS]/.test(tag) && isNeeded(file));
  const there = flagged.filter(({ file }) => existsSync(file));
  const now =
    there.length > 0 ? askGit(["hash-object", "--stdin-paths"], lines(there)).split("\n") : [];
  for (const { file, tag, id } of flagged) {
    const place = there.findIndex((one) => one.file === file);
    const isSparse = /s/i.test(tag);
    const option = isSparse ? "--no-skip-worktree" : "--no-assume-unchanged";
    if (place < 0 && isSparse) leave(file, "sparse", {});
    else if (now[place] !== id) leave(file, "overlooked", { option });
  }

  const files = folders
    .flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`))
    .filter(isNeeded);
  for (const [former, file] of renamedOnly(index, files)) leave(file, "renamed", { former }, true);
  const large = files.filter((file) => statSync(file).size > mostAtGitHub);
  const asksForFiles =
    !existsSync(workflow) || /^[ \t]*lfs:[ \t]*true\b/m.test(readFileSync(workflow, "utf8"));
  if (large.length === 0 && asksForFiles) return unsent;
  const ofLfs = pointersFor(files);
  const refused = large.filter((file) => !ofLfs.includes(file));
  if (refused.length > 0 && /github\.com[:/]/.test(askGit(["remote", "-v"])))
    for (const file of refused)
      leave(file, "large", { megabytes: Math.ceil(statSync(file).size / megabyte), most: 100 });
  if (!asksForFiles) for (const file of ofLfs) leave(file, "pointer", { workflow });
  return unsent;
}

const isInside = (path: string) => path !== ".." && !/^(?:\.\.[\\/]|[a-z]:|[\\/])/i.test(path);

const lines = (entries: readonly { file: string }[]) =>
  entries.map(({ file }) => `${file}\n`).join("");

/** What a host needs besides the folders of the content. */
function programFiles(): string[] {
  const text = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const [, packed] = /"file:(?:\.\/)?(vendor\/[^"]+)"/.exec(text("package.json")) ?? [];
  const locked = text(workflow).includes("npm ci") ? ["package-lock.json"] : [];
  return ["package.json", workflow, ...locked, ...(packed ? [packed] : [])].filter(existsSync);
}

/** A file as Git knows it, with the sign that tells how it follows it, or `?` where it does not. */
function entryOf(line: string) {
  const [, tag = "", mode = "", id = "", file = ""] =
    /^(\S) (?:(\d+) (\w+) \d\t)?(.*)$/s.exec(line) ?? [];
  return { tag, mode, id, file };
}

/** Whether a file may be one of the site's: none of the program, of a system or of an editor. */
const isNeeded = (path: string) =>
  path === workflow ||
  path.split("/").every((name) => name === ".well-known" || !isForNobody(name));

/** Files that Git ignores, each with the place of its pattern, and the pattern. */
function ignoredOf(files: readonly string[]): [file: string, place: string, pattern: string][] {
  const asked = files.filter((one) => !one.endsWith("/")).join("\0");
  const printed = asked && askGit(["check-ignore", "-v", "-z", "--stdin"], asked).split("\0");
  const found: [string, string, string][] = [];
  for (let at = 0; at + 3 < printed.length; at += 4) {
    const [source = "", line = "", pattern = "", file = ""] = printed.slice(at, at + 4);
    // An exception of a pattern.
    if (!pattern.startsWith("!")) found.push([file, `${source}:${line}`, pattern]);
  }
  return found;
}

/** Whether somebody has left out this very file or folder of the site, and not any of a kind or name. */
function isMeant(place: string, pattern: string, file: string): boolean {
  const isOfRepository = isInside(place) && !place.startsWith("~");
  const path = pattern.replaceAll(/^\/|\/$/g, "");
  return isOfRepository && !/[*?[]/.test(path) && (path.includes("/") || path === basename(file));
}

/** Files whose letters have changed in size alone, which Git overlooks where a system does: former and today's names. */
function renamedOnly(index: readonly { file: string }[], files: readonly string[]) {
  const exact = new Set(files);
  const tracked = new Set(index.map(({ file }) => file));
  const byFolded = new Map(files.map((file) => [file.toLowerCase(), file]));
  const renamed = [...tracked].flatMap((former): [string, string][] => {
    const file = byFolded.get(former.toLowerCase());
    return exact.has(former) || !file || tracked.has(file) ? [] : [[former, file]];
  });
  const isOverlooked = () => askGit(["config", "--type=bool", "core.ignorecase"]).trim() === "true";
  return renamed.length > 0 && isOverlooked() ? renamed : [];
}

/** The files in whose place Git LFS sends pointers. */
function pointersFor(files: readonly string[]): string[] {
  const printed = askGit(["check-attr", "-z", "--stdin", "filter"], files.join("\0")).split("\0");
  return files.filter((_, place) => printed[3 * place + 2] === "lfs");
}
