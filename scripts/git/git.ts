import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { gitEnvironment } from "../disk/unsent.ts";

/** Milliseconds that Git has for a step, and for sending many pictures over a slow network to a host that answers. */
const patience = { step: 120_000, transfer: 1_800_000 };

/** Git has not done a step such as `push`; `said` is what it wrote, and what hooks and the host did. */
export class GitError extends Error {
  constructor(
    readonly said: string,
    readonly isMissing: boolean,
    readonly step = "",
    readonly code?: number | null,
  ) {
    super(said);
  }
}

/**
 * Runs Git in the folder of the site, and returns what it prints. It asks for nothing: where it needs a password, it
 * ends. Windows of its own are allowed to ask, as those of a credential manager do.
 *
 * @throws GitError if it fails, takes too long, or is not installed.
 */
export function git(args: readonly string[], extra: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = {
    ...gitEnvironment(),
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "",
    SSH_ASKPASS: "",
    GIT_EDITOR: ":",
    ...extra,
  };
  const time = /^(?:push|fetch)$/.test(`${args[0]}`) ? patience.transfer : patience.step;
  return new Promise((resolve, reject) => {
    // The first of a group of its own, so that what it starts can be ended with it.
    const options = { env, windowsHide: true, detached: process.platform !== "win32" };
    const child = spawn("git", args, options);
    child.stdin.end();
    let printed = "";
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (part) => {
      printed += part;
      said += part;
    });
    child.stderr.setEncoding("utf8").on("data", (part) => {
      said += part;
    });
    const finish = (error?: GitError) => {
      clearTimeout(waiting);
      running.delete(child);
      if (error) reject(error);
      else resolve(printed);
    };
    endWithThis();
    running.add(child);
    const waiting = setTimeout(() => {
      endGroup(child);
      finish(new GitError("timed out", false));
    }, time);
    child.once("error", (error: NodeJS.ErrnoException) =>
      finish(new GitError(error.message, ["ENOENT", "EACCES"].includes(`${error.code}`))),
    );
    child.once("close", (code) =>
      finish(code === 0 ? undefined : new GitError(said, false, args[0], code)),
    );
  });
}

/** What runs now. */
const running = new Set<ChildProcess>();
let endsWithThis = false;

/** Has what runs end with this process: a terminal tells Ctrl-C, and that it is closed, to its own group alone. */
function endWithThis(): void {
  if (endsWithThis) return;
  endsWithThis = true;
  const endAll = () => running.forEach(endGroup);
  process.once("exit", endAll);
  for (const name of ["SIGINT", "SIGHUP"] as const)
    process.once(name, () => {
      endAll();
      // Now without a listener.
      process.kill(process.pid, name);
    });
}

/** Ends a program with all that it has started: ssh would wait for a host that does not answer. */
function endGroup({ pid }: ChildProcess): void {
  if (process.platform === "win32") spawnSync("taskkill", ["/pid", `${pid}`, "/t", "/f"]);
  else if (pid !== undefined)
    try {
      process.kill(-pid);
    } catch {
      // It has just ended.
    }
}

/**
 * Runs Git for what goes over the network: ssh asks for nothing either.
 *
 * @param sshCommand the command that the owner has set for it in the configuration.
 */
export async function gitAtHost(sshCommand: string | undefined, ...args: readonly string[]) {
  const own = process.env["GIT_SSH_COMMAND"] ?? sshCommand;
  const isOther = !own && process.env["GIT_SSH"];
  return git(args, isOther ? {} : { GIT_SSH_COMMAND: `${own ?? "ssh"} -o BatchMode=yes` });
}

/** All that is set, by its key, whose first and last part are in small letters. */
export async function gitConfig(): Promise<ReadonlyMap<string, string>> {
  const printed = namesIn(await git(["config", "--list", "-z"]));
  return new Map(printed.map((one) => [one.replace(/\n.*/s, ""), one.replace(/^[^\n]*\n?/, "")]));
}

/** What Git prints, without the last line end; undefined if it fails, as where something is not set. */
export async function gitValue(...args: readonly string[]): Promise<string | undefined> {
  try {
    return (await git(args)).trimEnd() || undefined;
  } catch (error) {
    if (error instanceof GitError && !error.isMissing) return undefined;
    throw error;
  }
}

/** The folder in which Git has the versions; undefined where there is none. */
export async function gitFolder(): Promise<string | undefined> {
  try {
    return (await git(["rev-parse", "--git-dir"])).trimEnd();
  } catch (error) {
    // Git may also refuse a repository, as one in a folder of another user, or find that it is damaged.
    const isNone = error instanceof GitError && /not a git repository \(/i.test(error.said);
    if (isNone && !existsSync(".git/config")) return undefined;
    throw error;
  }
}

/** Names that Git prints with `-z`. */
export const namesIn = (printed: string): string[] => printed.split("\0").filter(Boolean);
