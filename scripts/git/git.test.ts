import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { readPack } from "../../src/engine/site/packs/read-pack.ts";
import type { Words } from "../../src/panel/protocol/protocol.ts";
import { disk } from "../disk/disk.ts";
import { hasGit, isPosix } from "../testing/system.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { isThorough } from "../testing/whole.ts";
import { explainGit } from "./explain-git.ts";
import { GitError, git, gitAtHost } from "./git.ts";
import { editedRepository, hostedPath, hostLinks } from "./host-address.ts";

const refusals = readPack(disk, "en").editor.words["refusals"] as Words;

it.each([
  ["https://github.com/ada/site.git", "https://github.com/ada/site/commit/abc/checks", "site/"],
  ["git@github.com:ada/site.git", "https://github.com/ada/site/commit/abc/checks", "site/"],
  ["https://secret@github.com/ada/site", "https://github.com/ada/site/commit/abc/checks", "site/"],
  [
    "ssh://git@github.com:22/Ada/ada.github.io",
    "https://github.com/Ada/ada.github.io/commit/abc/checks",
    "",
  ],
  [
    "ssh://git@github.com:22/ada/site.git",
    "https://github.com/ada/site/commit/abc/checks",
    "site/",
  ],
  ["https://gitlab.com/firm/web/site.git", "https://gitlab.com/firm/web/site/-/pipelines", ""],
  ["git@codeberg.org:ada/site.git", "https://codeberg.org/ada/site/actions", ""],
  ["https://git.firm.example/site.git", undefined, ""],
  ["file:///srv/site.git", undefined, ""],
  ["https://github.com.evil.example/ada/site", undefined, ""],
])("computes the addresses at the host of %s", (address, run, path) => {
  const origin = "https://ada.github.io";
  const site = `${origin}/${path}`;
  expect(hostLinks(address, origin, "abc")).toEqual({ site, ...(run && { run }) });
  expect(hostedPath(address, "https://www.firm.example")).toBeUndefined();
});

it.runIf(hasGit)("knows the repository of a folder at a host that the panel knows", async () => {
  const folder = temporaryFolder();
  const known = () => editedRepository(folder);
  expect(known()).toBeUndefined();
  const inFolder = (...args: string[]) => git(["-C", folder, ...args]);
  await inFolder("init", "-q");
  await inFolder("symbolic-ref", "HEAD", "refs/heads/main");
  expect(known()).toBeUndefined();
  await inFolder("remote", "add", "origin", "git@codeberg.org:ada/site.git");
  expect(known()).toEqual({ repository: "https://codeberg.org/ada/site" });
  await inFolder("symbolic-ref", "HEAD", "refs/heads/pages");
  expect(known()).toMatchObject({ branch: "pages" });
  await inFolder("remote", "set-url", "origin", "https://git.firm.example/site.git");
  expect(known()).toBeUndefined();
});

it.each([
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    "noAccess",
  ],
  ["git@github.com: Permission denied (publickey).", "noAccess"],
  ["remote: Permission to ada/site.git denied to bea.\nfatal: … returned error: 403", "noAccess"],
  ["Host key verification failed.", "noAccess"],
  ["remote: Repository not found.\nfatal: repository 'https://github.com/x/' not found", "noHost"],
  ["ssh: Could not resolve hostname github.com: Name or service not known", "offline"],
  ["timed out", "offline"],
  [
    "git@host: Permission denied (publickey).\nfatal: the remote end hung up unexpectedly",
    "noAccess",
  ],
  [
    "error: RPC failed; curl 56 Recv failure\nfatal: the remote end hung up unexpectedly",
    "offline",
  ],
  ["kex_exchange_identification: Connection closed by remote host", "offline"],
  ["fatal: unable to access 'https://host/': The requested URL returned error: 503", "offline"],
  ["fatal: unable to access 'https://host/': The requested URL returned error: 429", "offline"],
  ["fatal: unable to access 'https://host/': Empty reply from server", "offline"],
  ["fatal: unable to update url base from redirection:\n  asked for: https://host/", "offline"],
  ["error: could not lock config file .git/config: File exists", "gitBusy"],
  ["remote: error: GH006: Protected branch update failed for refs/heads/main.", "hostRefuses"],
  ["error: file write error: No space left on device", "cannotWrite"],
  ["fatal: sha1 file '.git/index.lock' write error. Out of diskspace", "cannotWrite"],
  ["fatal: cannot mkdir .git: Read-only file system", "cannotWrite"],
  ["error: failed to write new configuration file .git/config.lock", "cannotWrite"],
  ["fatal: pictures/a.png: smudge filter lfs failed\ngit-lfs: command not found", "noLfs"],
  ['error: open("content/files/a.pdf"): Permission denied', "gitFailed"],
  ["error: gpg failed to sign the data\nfatal: failed to write commit object", "cannotSign"],
  ["fatal: failed to write commit object: No space left on device", "cannotWrite"],
  ["fatal: something that Git says next year", "gitFailed"],
  ["ssh -o BatchMode=yes: 1: ssh: not found", "gitFailed"],
  ["bash: line 1: ssh: command not found", "gitFailed"],
])("says in words of the panel what Git means by %j", (said, word) => {
  const refusal = explainGit(new GitError(said, false));
  expect(refusal).toMatchObject({ word });
  if (word === "gitFailed") expect(refusal).toMatchObject({ said });
  expect(refusals).toHaveProperty(word);
});

it.each([
  ["fatal: unable to access 'https://ada:pass@host/site'", "https://…@host/site"],
  ["fatal: repository 'https://ghp_0123456789abcdefghij@host/'", "https://…@host/"],
  ["ssh://git:p@ss@host:22/site", "ssh://git:…@host:22/site"],
  ["ssh://git@host/site", "ssh://git@host/site"],
  ["https://host/site?private_token=abc&ref=1", "token=…&ref=1"],
  ["\x1b[31mremote:\x1b[0m red", "remote: red"],
  ["Counting 1%\rCounting 100%, done.\nNext\t2\x07\r\n", "Counting 100%, done.\nNext\t2"],
  ["x".repeat(30_000), `…${"x".repeat(20_000)}`],
])("shows of %j neither secrets nor what is for terminals", (said, shown) => {
  const refusal = explainGit(new GitError(said, false)) as { said: string };
  expect(refusal.said).toContain(shown);
  expect(refusal.said.length).toBeLessThan(20_002);
  expect(refusal.said).not.toMatch(/pass|ghp_|p@ss|abc|1%|(?!\t|\n)\p{Cc}/u);
});

it("a push may take long, as of many pictures over a slow network, where a question may not", async () => {
  const started = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => started.mockRestore());
  const steps = [
    ["ls-remote", "no-host"],
    ["push", "no-host"],
  ];
  for (const step of steps) await git(step).catch(() => "");
  const patience = started.mock.calls.map(([, time = 0]) => time).filter((time) => time > 60_000);
  expect(patience).toEqual([120_000, 1_800_000]);
});

it.runIf(isPosix && isThorough)("ends what Git has started where that takes too long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const file = join(temporaryFolder(), "ssh");
  vi.stubEnv("GIT_SSH_COMMAND", `echo $$ > ${file}; exec sleep 100 #`);
  const asked = gitAtHost(undefined, "ls-remote", "ssh://no.host/site.git");
  const fault = expect(asked.catch(explainGit)).resolves.toMatchObject({ word: "offline" });
  const patience = { timeout: 20_000 };
  const ssh = await vi.waitFor(() => {
    const [id] = /^\d+(?=\n)/.exec(readFileSync(file, "utf8")) ?? [];
    expect(id).toBeDefined();
    return Number(id);
  }, patience);
  vi.advanceTimersByTime(120_000);
  await fault;
  await vi.waitFor(() => expect(() => process.kill(ssh, 0)).toThrow("ESRCH"), patience);
});
