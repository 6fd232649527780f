import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentDirectory } from "../content/content-directory.ts";
import { displayPath } from "../content/display-path.ts";
import { ownSections } from "../content/files/own-kinds.ts";
import { ownPackPath } from "../content/pack-tags.ts";
import { isOwnFile, removeAbandoned } from "../write-whole.ts";
import { git, namesIn } from "./git.ts";

/** What others see of a site: the folders that it is written in. */
const contentFolders = () =>
  [contentDirectory(), dirname(ownPackPath("en")), ownSections()].map(displayPath);

/** What a host needs besides to make the site. It goes along where the host has no program yet, or another one. */
const programFiles = [
  ...["package.json", "package-lock.json", "README.md", ".gitignore", ".github", "vendor"],
];

/** Whether the last commit makes the site with the program of this folder. */
async function hasProgram(): Promise<boolean> {
  const asked = ["status", "--porcelain", "-unormal", "--", "package.json", "vendor"];
  return !/vendor|^(\?\?|A)/m.test(await git(asked));
}

type Run = (...args: string[]) => Promise<string>;

/** Does work with an index of Git in a temporary folder, so that what the owner has staged stays as it is. */
export async function withIndex<Result>(
  work: (run: Run, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "publish-"));
  try {
    const env = { GIT_INDEX_FILE: join(folder, "index") };
    return await work((...args) => git(args, env), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tree that a commit of the content would have, and the files that differ from the last commit. */
export async function treeToPublish(head: string | undefined) {
  const isKnown = head && (await hasProgram());
  const paths = isKnown ? contentFolders() : [...contentFolders(), ...programFiles];
  const before = head ?? (await emptyTree());
  return withIndex(async (run) => {
    await stageOn(run, head, paths);
    const tree = (await run("write-tree")).trim();
    const diff = ["diff-tree", "-r", "-z", "--name-only", "--relative", before, tree];
    return { tree, paths, changed: namesIn(await run(...diff, "--", ...paths)) };
  });
}

/** Commits what is in some paths and nothing else, whatever is staged. */
export async function commitPaths(
  head: string | undefined,
  paths: readonly string[],
  message: string,
): Promise<void> {
  // Otherwise Git would take the commit for a change that is staged.
  await stage((...args) => git(args), paths);
  await withIndex(async (run) => {
    await stageOn(run, head, paths);
    await run("commit", "-q", "-m", message);
  });
}

async function stageOn(run: Run, head: string | undefined, paths: readonly string[]) {
  if (head) await run("read-tree", head);
  await stage(run, paths);
}

/** Stages what is in some paths, without what is this program's own, also if that was committed once. */
async function stage(run: Run, paths: readonly string[]): Promise<void> {
  const files = namesIn(await run("ls-files", "-z", "-co", "--exclude-standard", "--", ...paths));
  // Git refuses a path without files that it knows or would add.
  const there = paths.filter((path) => files.some((file) => isIn(path, file)));
  if (there.length > 0) await run("add", "-A", "--", ...there);
  const own = files.filter(isOwnFile);
  if (own.length > 0) await run("rm", "-qf", "--cached", "--ignore-unmatch", "--", ...own);
  for (const folder of new Set(own.map(dirname))) if (existsSync(folder)) removeAbandoned(folder);
}

const isIn = (path: string, file: string) => path === "." || `${file}/`.startsWith(`${path}/`);

export const emptyTree = async () => (await git(["mktree"])).trim();
