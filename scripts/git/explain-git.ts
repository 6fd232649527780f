import { spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import { GitError } from "./git.ts";

/** What Git says where another process works on the same, mostly with the path of its lock. */
const lockThere = /(?:'([^']+\.lock)'|could not lock .*): File exists/i;

/** Milliseconds after which nobody works on what is locked: a process has ended early, and Git says what to do. */
const lockLife = 600_000;

function isAbandoned(said: string): boolean {
  const [, lock = ""] = lockThere.exec(said) ?? [];
  const facts = statSync(lock, { throwIfNoEntry: false });
  return facts !== undefined && Date.now() - facts.mtimeMs > lockLife;
}

/** Why Git has not done something, by what it says in English; groups of a pattern fill the slots of the words. */
const reasons: readonly (readonly [RegExp, word: string])[] = [
  [/git[- ]lfs|(?:clean|smudge) filter 'lfs'/i, "noLfs"],
  [/(?:CR)?LF would be replaced by (?:CR)?LF in (?<file>.*?)\.?$/m, "lineEnds"],
  [
    /timed out|could not resolve|failed to connect|connection refused|network is unreachable|no route to host/i,
    "offline",
  ],
  [
    /authentication failed|could not read (?:username|password)|permission denied \(|permission to .* denied|\b40[13]\b|host key verification|access denied/i,
    "noAccess",
  ],
  [
    // A shell that has no ssh says so with a colon, or of a command.
    /repository .*not found|does not appear to be a git repository|(?<!:|command) not found\b|\b404\b/i,
    "noHost",
  ],
  [/hook declined|protected branch|remote rejected|GH\d{3}/i, "hostRefuses"],
  [/tell me who you are|auto-detect email|empty ident/i, "noMessage"],
  [/not uptodate|would be overwritten|would be removed/i, "ownChanges"],
  [lockThere, "gitBusy"],
  [
    /no space left|out of diskspace|failed to write new configuration|disk quota|read-only file system|permission denied(?<!open\(.*)|insufficient permission/i,
    "cannotWrite",
  ],
  // Git says the last also where the disk is full.
  [/failed to sign|signing ?key|cannot run gpg|failed to write commit object/i, "cannotSign"],
  // Git says the first also after a refusal.
  [
    // A network that asks people to log in first leads elsewhere.
    /hung up|early EOF|empty reply|url base from redirection|connection (?:reset|closed)|error: (?:5\d\d|429)/i,
    "offline",
  ],
];

/** An error of Git in words of the panel, with what was said; any other error as it is. */
export function explainGit(error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const { said, step, isMissing } = error;
  if (isMissing) return new RequestError(409, "noGit");
  const hook = hookThatRefused(error);
  const [pattern, reason = "gitFailed"] = reasons.find(([pattern]) => pattern.test(said)) ?? [];
  const words = legible(said);
  // A check of its own may say anything.
  if (hook && reason !== "noLfs") return new RequestError(409, "hookRefuses", { hook }, words);
  if (reason === "noMessage") return new RequestError(422, "noMessage");
  if (reason === "hostRefuses") return new RequestError(409, "hostRefuses", {}, ofHost(words));
  const word = reason === "gitBusy" && isAbandoned(said) ? "gitFailed" : reason;
  return new RequestError(409, word, pattern?.exec(said)?.groups, words || `git ${step}`);
}

/** The hooks that can refuse a step before Git itself says anything. */
const hooksOf = new Map([
  ["commit", ["pre-commit", "prepare-commit-msg", "commit-msg"]],
  ["push", ["pre-push"]],
]);

/** The paths of the hooks of which one has refused a step; undefined if something else has. */
function hookThatRefused({ step, code, said }: GitError): string | undefined {
  // Git itself fails with other codes, and marks what the host refuses.
  if (code !== 1 || !hooksOf.has(step) || /^ ! \[/m.test(said)) return undefined;
  const { stdout = "" } = spawnSync("git", ["rev-parse", "--git-path", "hooks"], {
    encoding: "utf8",
    windowsHide: true,
  });
  const paths = hooksOf.get(step)?.map((name) => join(stdout.trim(), name));
  return paths?.filter(isProgram).join(", ") || undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What Git passes on from the host; all of it where the host has said nothing. */
const ofHost = (words: string) =>
  [...words.matchAll(/^remote: ?(.*)/gm)]
    .map(([, line]) => line)
    .join("\n")
    .trim() || words;

/** The most characters that are passed on: the end of what a hook has said tells why. */
const most = 20_000;

/** A password in an address, and keys of which hosts give each person one. */
const secrets: readonly (readonly [RegExp, shown: string])[] = [
  [/(?<=https?:\/\/)[^\s/]+(?=@)/gi, "…"],
  [/(?<=:\/\/[^\s/:]*:)[^\s/]+(?=@)/g, "…"],
  [/(?<=[?&]\w*(?:token|key|password|secret)=)[^\s&'"]+/gi, "…"],
  [/\b(?:gh[a-z]_|github_pat_|glpat-)[\w-]{16,}/g, "…"],
];

/** What other programs have said, for people: without colours, lines that were written over, and secrets. */
function legible(said: string): string {
  const plain = stripVTControlCharacters(said)
    .split("\n")
    .map((line) =>
      line
        .trimEnd()
        .replace(/^.*\r/, "")
        .replaceAll(/[^\P{Cc}\t]/gu, ""),
    )
    .join("\n")
    .trim();
  const words = secrets.reduce((text, [secret, shown]) => text.replaceAll(secret, shown), plain);
  return words.length > most ? `…${words.slice(-most)}` : words;
}
