import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { AddedFile } from "../../src/panel/protocol/publish-protocol.ts";
import { checkContent } from "../disk/check-content.ts";
import { contentDirectory, ownPackFolder } from "../disk/content-directory.ts";
import { displayPath } from "../disk/display-path.ts";
import { ownSections } from "../disk/own-kinds.ts";
import { readUnsent } from "../disk/unsent.ts";
import { isOwnFile, removeAbandoned } from "../write-whole.ts";
import { git, namesIn } from "./git.ts";

/** What others see of a site: the folders that it is written in. */
const contentFolders = () => [contentDirectory(), ownPackFolder(), ownSections()].map(displayPath);

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

/** What is committed: some paths, files in them that Git would leave out, and ignored ones that it was told to take. */
interface Staged {
  paths: readonly string[];
  added: readonly AddedFile[];
  known: readonly string[];
}

/** The tree that a commit of the content would have, and the files that differ from the last commit. */
export async function treeToPublish(head: string | undefined) {
  const isKnown = head && (await hasProgram());
  const paths = isKnown ? contentFolders() : [...contentFolders(), ...programFiles];
  const known = namesIn(await git(["ls-files", "-zci", "--exclude-standard", "--", ...paths]));
  const taken = known.filter((file) => existsSync(file) && !isOwnFile(file));
  const staged: Staged = { paths, added: addedFiles(), known: taken };
  const before = head ?? (await emptyTree());
  return withIndex(async (run) => {
    if (head) await run("read-tree", head);
    await stage(run, staged);
    const tree = (await run("write-tree")).trim();
    const diff = ["diff-tree", "-r", "-z", "--name-only", "--relative", before, tree];
    return { tree, staged, changed: namesIn(await run(...diff, "--", ...paths)) };
  });
}

/** Files that the site needs, and that Git would leave out, or send under a former name, unless told otherwise. */
function addedFiles(): AddedFile[] {
  const directory = contentDirectory();
  const unsent = new Map([...readUnsent(directory)].filter(([, one]) => one.isSentAnyway));
  if (unsent.size === 0) return [];
  const checked = checkContent({ directory, publish: true, only: ["file-unsent"], unsent });
  const needed = new Set(checked.diagnostics.map((one) => one.rule === "file-unsent" && one.file));
  return [...unsent].flatMap(([file, { slots }]) => (needed.has(file) ? { file, ...slots } : []));
}

/** Commits a tree with what is in some paths and nothing else, whatever is staged. */
export async function commitStaged(tree: string, staged: Staged, message: string): Promise<void> {
  // Otherwise Git would take the commit for a change that is staged.
  await stage((...args) => git(args), staged);
  await withIndex(async (run) => {
    await run("read-tree", tree);
    await run("commit", "-q", "-m", message);
  });
}

/** Stages what is in some paths, without what is this program's own, also if that was committed once. */
async function stage(run: Run, { paths, added, known }: Staged): Promise<void> {
  const files = namesIn(await run("ls-files", "-z", "-co", "--exclude-standard", "--", ...paths));
  // Git refuses a path without files that it knows or would add.
  const there = paths.filter((path) => files.some((file) => isIn(path, file)));
  if (there.length > 0) await run("add", "-A", "--", ...there);
  const own = files.filter(isOwnFile);
  await forget(run, [...own, ...added.flatMap(({ former }) => former ?? [])]);
  for (const folder of new Set(own.map(dirname))) if (existsSync(folder)) removeAbandoned(folder);
  const names = [...known, ...added.map(({ file }) => file)].map(literal);
  if (names.length > 0) await run("-c", "core.ignoreCase=false", "add", "-f", "--", ...names);
}

/** Has Git follow files no more. */
async function forget(run: Run, files: readonly string[]): Promise<void> {
  if (files.length > 0)
    await run("rm", "-qf", "--cached", "--ignore-unmatch", "--", ...files.map(literal));
}

/** A path that is no pattern. */
const literal = (file: string) => `:(literal)${file}`;

const isIn = (path: string, file: string) => path === "." || `${file}/`.startsWith(`${path}/`);

export const emptyTree = async () => (await git(["mktree"])).trim();
