import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { RequestError } from "./guard.ts";

/** Milliseconds that Git has for a step, and for sending many pictures over a slow network to a host that answers. */
const patience = { step: 120_000, transfer: 1_800_000 };

/** Git has not done something; `said` is what it wrote, which only programs read. */
export class GitError extends Error {
  constructor(
    readonly said: string,
    readonly isMissing: boolean,
  ) {
    super(said);
  }
}

/** What the environment of another program that Git runs may say about a repository. */
const ofOtherRepository = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY|COMMON_DIR)$/;

/**
 * Runs Git in the folder of the site, and returns what it prints. It asks for nothing: where it needs a password, it
 * ends. Windows of its own are allowed to ask, as those of a credential manager do.
 *
 * @throws GitError if it fails, takes too long, or is not installed.
 */
export function git(args: readonly string[], extra: NodeJS.ProcessEnv = {}): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !ofOtherRepository.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "",
    SSH_ASKPASS: "",
    GIT_EDITOR: ":",
    // What it says tells why it failed.
    LC_ALL: "C",
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
      // A hook may refuse without a word.
      finish(code === 0 ? undefined : new GitError(said + printed || `git ${args[0]}`, false)),
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

/** What Git says where another process works on the same, mostly with the path of its lock. */
const lockThere = /(?:'([^']+\.lock)'|could not lock .*): File exists/i;

/** Milliseconds after which nobody works on what is locked: a process has ended early, and Git says what to do. */
const lockLife = 600_000;

function isAbandoned(said: string): boolean {
  const [, lock = ""] = lockThere.exec(said) ?? [];
  const facts = statSync(lock, { throwIfNoEntry: false });
  return facts !== undefined && Date.now() - facts.mtimeMs > lockLife;
}

/** Why Git has not done something, by what it says in English. */
const refusals: readonly (readonly [RegExp, (said: string) => RequestError])[] = [
  [
    /timed out|could not resolve|failed to connect|connection refused|network is unreachable|no route to host/i,
    () => new RequestError(409, "offline"),
  ],
  [
    /authentication failed|could not read (?:username|password)|permission denied \(|permission to .* denied|\b40[13]\b|host key verification|access denied/i,
    () => new RequestError(409, "noAccess"),
  ],
  [
    // A shell that has no ssh says so with a colon, or of a command.
    /repository .*not found|does not appear to be a git repository|(?<!:|command) not found\b|\b404\b/i,
    () => new RequestError(409, "noHost"),
  ],
  [
    /hook declined|protected branch|remote rejected|GH\d{3}/i,
    (said) => new RequestError(409, "hostRefuses", { words: quote(linesOfHost(said)) }),
  ],
  [/tell me who you are|auto-detect email|empty ident/i, () => new RequestError(422, "noMessage")],
  [
    /not uptodate|would be overwritten|would be removed/i,
    () => new RequestError(409, "ownChanges"),
  ],
  [
    lockThere,
    (said) =>
      new RequestError(409, isAbandoned(said) ? "gitFailed" : "gitBusy", { words: quote(said) }),
  ],
  [
    /no space left|out of diskspace|failed to write new configuration|disk quota|read-only file system|permission denied|insufficient permission/i,
    () => new RequestError(409, "cannotWrite"),
  ],
  // Git says the first also after a refusal.
  [
    // A network that asks people to log in first leads elsewhere.
    /hung up|early EOF|empty reply|url base from redirection|connection (?:reset|closed)|error: (?:5\d\d|429)/i,
    () => new RequestError(409, "offline"),
  ],
];

/** An error of Git in words of the panel; any other error as it is. */
export function explainGit(error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  if (error.isMissing) return new RequestError(409, "noGit");
  const [, explain] = refusals.find(([pattern]) => pattern.test(error.said)) ?? [];
  return explain?.(error.said) ?? new RequestError(409, "gitFailed", { words: quote(error.said) });
}

/** What Git passes on from the host. */
const linesOfHost = (said: string) =>
  [...said.matchAll(/^remote: *(.*\S)/gm)].map(([, words = ""]) => words).join(" ");

/** Words of another program in one line; an ellipsis if there are none. */
const quote = (words: string) => words.replaceAll(/\s+/g, " ").trim().slice(0, 500) || "…";
