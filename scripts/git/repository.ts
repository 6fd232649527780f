import { existsSync, writeFileSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import { clashLines, mergeTexts } from "../../src/engine/edit/index.ts";
import type { BothVersions, Repository } from "../../src/panel/protocol/publish-protocol.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import type { Requests } from "../../src/panel/protocol/requests.ts";
import { explainGit } from "./explain-git.ts";
import { GitError, git, gitAtHost, gitConfig, gitFolder, gitValue, namesIn } from "./git.ts";
import { emptyTree, treeToPublish, withIndex } from "./own-commit.ts";

/** A branch of the folder, where it goes, and what is there. */
interface Target {
  branch: string;
  remote: string;
  remoteBranch: string;
  address: string;
  /** Whether the branch has a remote of its own. */
  isFollowed: boolean;
  sshCommand: string | undefined;
  /** The last commit of this folder; undefined before the first. */
  head: string | undefined;
}

/** The repository of the folder: where Git has it, and what is set for it. */
interface Opened {
  home: string;
  config: ReadonlyMap<string, string>;
}

/** The repository of the folder; undefined where there is none. */
export async function openRepository(): Promise<Opened | undefined> {
  const home = await gitFolder();
  return home === undefined ? undefined : { home, config: await gitConfig() };
}

/** Where the folder is published to; undefined where nothing is set yet. Throws what keeps it from being published. */
export async function findTarget({ home, config }: Opened): Promise<Target | undefined> {
  const branch = await gitValue("symbolic-ref", "--short", "-q", "HEAD");
  if (!branch || existsSync(join(home, "MERGE_HEAD")) || (await gitValue("ls-files", "-u")))
    throw new RequestError(409, "halfMerged");
  const own = config.get(`branch.${branch}.remote`);
  const remotes = [...config.keys()]
    .flatMap((key) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? [])
    .sort();
  const remote = remotes.find((one) => one === own) ?? remotes.find(isOrigin) ?? remotes[0];
  if (!remote) return undefined;
  const merged = config.get(`branch.${branch}.merge`);
  return {
    ...{ branch, remote, remoteBranch: merged?.replace(/^refs\/heads\//, "") || branch },
    isFollowed: Boolean(own),
    sshCommand: config.get("core.sshcommand"),
    address: (await gitValue("remote", "get-url", remote)) ?? "",
    head: await gitValue("rev-parse", "-q", "--verify", "HEAD"),
  };
}

const isOrigin = (remote: string) => remote === "origin";

/** What the host has: the last commit of the branch, which is fetched, and the branch that it publishes. */
export async function askHost({ remote, remoteBranch, head, sshCommand }: Target) {
  const ref = `refs/heads/${remoteBranch}`;
  const said = await gitAtHost(sshCommand, "ls-remote", "--symref", remote, "HEAD", ref);
  const [, hostBranch] = /^ref: refs\/heads\/(.*)\tHEAD$/m.exec(said) ?? [];
  const [theirs] = said
    .split("\n")
    .flatMap((line) => (line.endsWith(`\t${ref}`) ? line.slice(0, -ref.length - 1) : []));
  if (theirs && theirs !== head && !(await gitValue("cat-file", "-t", theirs)))
    await gitAtHost(sshCommand, "fetch", "--quiet", "--no-tags", remote, ref);
  return { theirs, hostBranch };
}

/** What the host had when it was asked last. */
async function knownCommit({ remote, remoteBranch }: Target): Promise<string | undefined> {
  return gitValue("rev-parse", "-q", "--verify", `refs/remotes/${remote}/${remoteBranch}`);
}

export type Choices = Requests["publish"]["choices"];

/**
 * Joins two states by file, then by value: of what only one has changed, its version is taken, of what both have, the
 * chosen one.
 *
 * @returns the tree; without it, the files for which nothing is chosen.
 */
async function joinTrees(mine: string, theirs: string, base: string, choices: Choices = {}) {
  const top = `${await gitValue("rev-parse", "--show-toplevel")}`;
  return withIndex(async (run, folder): Promise<{ tree?: string; both: BothVersions[] }> => {
    await run("-C", top, "read-tree", "-i", "-m", "--aggressive", base, mine, theirs);
    const unmerged = namesIn(await run("-C", top, "ls-files", "-u", "-z"));
    const entries = unmerged.map((line) => {
      const [, mode = "", id = "", stage, file = ""] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(line) ?? [];
      return { file, mode, id, side: { 1: "base", 2: "mine", 3: "theirs" }[`${stage}`] };
    });
    const both: BothVersions[] = [];
    for (const file of new Set(entries.map((one) => one.file))) {
      const choice = Object.hasOwn(choices, file) ? choices[file] : undefined;
      const of = (side?: string) => entries.find((one) => one.file === file && one.side === side);
      const texts = await textsOf(file, of("base")?.id, of("mine")?.id, of("theirs")?.id);
      const merged = texts && mergeTexts(file, texts, choice);
      if (merged === undefined && !choice) {
        const lines = texts && clashLines(file, texts);
        both.push(lines ? { file, ...lines } : await bothVersions(file, base, mine, theirs));
        continue;
      }
      // There is none where the chosen version has deleted the file.
      const { mode, id } = of(choice ?? "mine") ?? {};
      const written = merged === undefined ? id : await objectOf(merged, folder);
      await run("-C", top, "update-index", "--force-remove", "--", file);
      if (mode && written)
        await run("-C", top, "update-index", "--add", "--cacheinfo", mode, written, file);
    }
    if (both.length > 0) return { both };
    return { tree: (await run("-C", top, "write-tree")).trim(), both };
  });
}

/** The texts of a file of YAML that each has, by their ids. */
async function textsOf(file: string, ...ids: (string | undefined)[]) {
  if (!file.endsWith(".yaml") || ids.includes(undefined)) return undefined;
  const texts = await Promise.all(ids.map((id) => git(["cat-file", "blob", `${id}`])));
  const [base = "", mine = "", theirs = ""] = texts;
  return { base, mine, theirs };
}

/** Keeps a text in the repository, and returns its id. */
async function objectOf(text: string, folder: string): Promise<string> {
  const file = join(folder, "merged");
  writeFileSync(file, text);
  return (await git(["hash-object", "-w", "--no-filters", "--", file])).trim();
}

/** The common origin of two commits; nothing where they have none, as with a repository that a host has begun. */
async function baseOf(mine: string | undefined, theirs: string): Promise<string> {
  if (mine === theirs) return theirs;
  const base = mine && (await gitValue("merge-base", mine, theirs));
  return base || emptyTree();
}

/** A file that cannot be merged by value, with the lines that each has added or removed. */
async function bothVersions(file: string, base: string, mine: string, theirs: string) {
  const linesOf = async (tree: string) => {
    const options = ["--no-color", "--no-ext-diff", "--no-textconv", "-U0"];
    const printed = await git(["diff", ...options, base, tree, "--", `:/${file}`]);
    const [, ...hunks] = printed.split(/^@@.*$/m);
    return hunks.flatMap((hunk) => hunk.split("\n").filter((line) => /^[-+]/.test(line)));
  };
  return { file, mine: await linesOf(mine), theirs: await linesOf(theirs) } satisfies BothVersions;
}

/**
 * Brings what others have published into this folder. Files that neither commit has changed stay as they are.
 *
 * @returns the files that both have changed and for which nothing is chosen; then nothing is done.
 */
export async function bringHere(
  mine: string,
  theirs: string,
  choices: Choices,
): Promise<BothVersions[]> {
  const base = await baseOf(mine, theirs);
  if (base === theirs) return [];
  let joined = theirs;
  if (base !== mine) {
    const { tree, both } = await joinTrees(mine, theirs, base, choices);
    if (!tree) return both;
    const commit = ["commit-tree", tree, "-p", mine, "-p", theirs];
    joined = (await git([...commit, "-m", `Merge ${theirs.slice(0, 8)}`])).trim();
  }
  const top = `${await gitValue("rev-parse", "--show-toplevel")}`;
  await git(["-C", top, "update-index", "-q", "--refresh"]).catch(() => "");
  await git(["-C", top, "read-tree", "-m", "-u", mine, joined]);
  await git(["update-ref", "-m", "publish", "HEAD", joined, mine]);
  return [];
}

/**
 * Who has published what is in some files, but for the owner.
 *
 * @param since a commit: without such files, whoever has published anything after it.
 */
export async function authorsElsewhere(
  theirs: string,
  files: readonly string[],
  since?: string,
): Promise<string[]> {
  const own = await gitValue("config", "user.email");
  const log = ["log", "--format=%an%x09%ae"];
  const asked = files.map((file) => gitValue(...log, "-1", theirs, "--", file));
  if (files.length === 0 && since) asked.push(gitValue(...log, `${since}..${theirs}`));
  const authors = (await Promise.all(asked)).flatMap((said) => said?.split("\n") ?? []);
  const others = authors.filter((one) => !one.endsWith(`\t${own}`));
  return [...new Set(others.map((one) => one.replace(/\t.*/, "")))];
}

/** What Git says where somebody has sent a commit since, also while this one was on its way. */
const outrun = /fetch first|non-fast-forward|stale info|but expected|incorrect old value/;

/** Sends the branch to the host. Returns whether somebody else was first. */
export async function sendBranch(target: Target): Promise<boolean> {
  const { isFollowed, remote, remoteBranch, sshCommand } = target;
  const follow = isFollowed ? [] : ["--set-upstream"];
  try {
    const ref = `HEAD:refs/heads/${remoteBranch}`;
    await gitAtHost(sshCommand, "push", "--quiet", ...follow, remote, ref);
    return false;
  } catch (error) {
    if (error instanceof GitError && outrun.test(error.said)) return true;
    throw error;
  }
}

/** Writes the content of a commit into a folder, and returns the path of the site there. */
export async function writeCommit(commit: string, folder: string): Promise<string> {
  const places = await git(["rev-parse", "--show-toplevel", "--show-prefix"]);
  const [top = "", inside = ""] = places.split("\n");
  await withIndex(async (run) => {
    await run("-C", top, "read-tree", commit);
    // Git makes folders up to each forward slash.
    const prefix = `${resolve(folder).replaceAll(sep, "/")}/`;
    await run("-C", top, "checkout-index", "-a", "-q", `--prefix=${prefix}`);
  });
  return join(folder, inside);
}

/**
 * How the folder stands to its host, and what of each is in it. Whatever keeps it from being published is a fault.
 *
 * @param proposed The author of a commit, where Git knows none.
 */
export async function readRepository(
  proposed: NonNullable<Repository["author"]>,
): Promise<{ repository: Repository; published: string | undefined }> {
  const repository: Repository = {
    ...{ state: "ready", changed: [], added: [], isAhead: false, both: [] },
    folder: basename(resolve(".")),
  };
  let published: string | undefined;
  try {
    const opened = await openRepository();
    if (!opened) return { repository: { ...repository, state: "noHost" }, published };
    if (!opened.config.get("user.name") || !opened.config.get("user.email"))
      repository.author = proposed;
    const target = await findTarget(opened);
    if (!target) return { repository: { ...repository, state: "noHost" }, published };
    const { branch, head } = target;
    const { tree, changed, staged } = await treeToPublish(head);
    const { added } = staged;
    Object.assign(repository, { branch, changed, added, isAhead: head !== undefined });
    published = await knownCommit(target);
    const { theirs, hostBranch } = await askHost(target);
    const base = theirs && (await baseOf(head, theirs));
    published = base;
    repository.isAhead = head !== undefined && head !== theirs;
    if (hostBranch && hostBranch !== target.remoteBranch) repository.hostBranch = hostBranch;
    if (base && head !== theirs) repository.both = (await joinTrees(tree, theirs, base)).both;
  } catch (error) {
    const fault = explainGit(error);
    if (!(fault instanceof RequestError)) throw fault;
    if (fault.word === "noGit") repository.state = "noGit";
    else repository.fault = { word: fault.word, slots: fault.slots, said: fault.said };
  }
  return { repository, published };
}
