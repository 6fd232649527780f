import { chmodSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import {
  atHost,
  commitsAtHost,
  editHere,
  here,
  hostAt,
  itOnCi,
  itWithGit,
  place,
  published,
  publisher,
  read,
  refused,
  run,
  serveSites,
  succeed,
  write,
} from "../testing/serve/published-site.ts";

serveSites();

/** Sets up a hook, in the folder of the site or at the host. */
function putHook(path: string, script: string): string {
  const hook = join(place, path);
  writeFileSync(hook, `#!/bin/sh\n${script}\n`);
  chmodSync(hook, 0o755);
  return hook;
}

/** Publishes, and returns why that was refused, with what another program has said of it. */
const refusal = () => publisher.publish({ message: "Edit" }).catch((error) => error);

itWithGit("says whole what a host refuses, in the host's words, and loses nothing", async () => {
  await published();
  const words = Array.from(
    { length: 40 },
    (_, n) => `Rule ${n}: only after a review of the board.`,
  );
  const hook = putHook(
    "host.git/hooks/pre-receive",
    `printf '\\033[31m%s\\033[0m\\n' ${words.map((one) => `'${one}'`).join(" ")} >&2; exit 1`,
  );
  editHere("Geweigerd");
  expect(await refusal()).toMatchObject({ word: "hostRefuses", said: words.join("\n") });
  rmSync(hook);
  await succeed({ message: "Again" });
  expect(atHost("content/pages/about.yaml")).toContain("Geweigerd");
});

for (const name of ["pre-commit", "commit-msg", "pre-push"])
  itOnCi(`says what the hook ${name} of the folder refuses, in its words`, async () => {
    await published();
    const path = `.git/hooks/${name}`;
    const hook = putHook(`site/${path}`, "echo '\\033[1mNot found\\033[0m: a ticket.'; exit 1");
    editHere("Geweigerd");
    const told = { word: "hookRefuses", slots: { hook: path } };
    const said = expect.stringMatching(/^Not found: a ticket\./);
    expect(await refusal()).toMatchObject({ ...told, said });
    expect(commitsAtHost()).toBe("1");
    // It may refuse without a word.
    writeFileSync(hook, "#!/bin/sh\nexit 1\n");
    expect(await refusal()).toMatchObject(told);
    rmSync(hook);
    await succeed();
  });

itOnCi("says what to do where Git is to sign, and has no key", async () => {
  await published();
  vi.stubEnv("GNUPGHOME", join(place, "no-keys"));
  editHere("Ondertekend");
  run("site", "config", "commit.gpgsign", "true");
  for (const [format, key] of [
    ["openpgp", "nobody@firm.nl"],
    ["ssh", join(place, "no-key")],
    ["ssh", ""],
  ] as const) {
    run("site", "config", "gpg.format", format);
    run("site", "config", "user.signingkey", key);
    expect(await refusal(), `${format} ${key}`).toMatchObject({
      word: "cannotSign",
      said: expect.stringMatching(/sign|public key/),
    });
  }
  run("site", "config", "gpg.program", "no-such-program");
  run("site", "config", "gpg.format", "openpgp");
  expect(await refused()).toBe("cannotSign");
  run("site", "config", "commit.gpgsign", "false");
  await succeed();
});

itOnCi("names the file whose line ends Git refuses", async () => {
  await published();
  run("site", "config", "core.autocrlf", "input");
  run("site", "config", "core.safecrlf", "true");
  const file = "content/pages/about.yaml";
  editHere("Regels");
  write(`site/${file}`, read(`site/${file}`).replaceAll("\n", "\r\n"));
  const told = { word: "lineEnds", slots: { file } };
  expect(await refusal()).toMatchObject(told);
  expect((await publisher.prepare()).repository.fault).toMatchObject(told);
  run("site", "config", "core.safecrlf", "warn");
  await succeed();
});

itOnCi("says what to install where large files are kept with a missing program", async () => {
  await published();
  write("site/content/.gitattributes", "*.yaml filter=lfs\n");
  for (const step of ["clean", "process"])
    run("site", "config", `filter.lfs.${step}`, "git-lfs filter-process");
  run("site", "config", "filter.lfs.required", "true");
  editHere("Groot");
  expect(await refused()).toBe("noLfs");
});

itOnCi("says why a folder cannot be published, and changes nothing", async () => {
  await published();
  editHere("Blijft");
  const told = async () => (await publisher.prepare()).repository.fault?.word;
  run("site", "checkout", "-q", "--detach");
  expect([await told(), await refused()]).toEqual(["halfMerged", "halfMerged"]);
  run("site", "switch", "-q", "main");
  writeFileSync(join(place, "site/.git/MERGE_HEAD"), `${run("site", "rev-parse", "HEAD")}\n`);
  expect([await told(), await refused()]).toEqual(["halfMerged", "halfMerged"]);
  rmSync(join(place, "site/.git/MERGE_HEAD"));
  const lock = join(place, "site/.git/index.lock");
  writeFileSync(lock, "");
  expect(await refused()).toBe("gitBusy");
  // That of a process that was killed stays. What Git says has what to do.
  utimesSync(lock, 0, 0);
  await expect(publisher.publish({ message: "Edit" })).rejects.toMatchObject({
    word: "gitFailed",
    said: expect.stringContaining("remove the file manually"),
  });
  rmSync(lock);
  run("site", "remote", "set-url", "origin", hostAt("nowhere.git"));
  expect([await told(), await refused()]).toEqual(["noHost", "noHost"]);
  run("site", "remote", "set-url", "origin", "http://127.0.0.1:9/host.git");
  expect([await told(), await refused()]).toEqual(["offline", "offline"]);
  const head = join(place, "site/.git/HEAD");
  renameSync(head, `${head}.old`);
  expect([await told(), await refused()]).toEqual(["gitFailed", "gitFailed"]);
  renameSync(`${head}.old`, head);
  // As in a folder of another user. What Git says has the command that trusts it.
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  expect((await publisher.prepare()).repository.fault).toEqual({
    word: "gitFailed",
    slots: {},
    said: expect.stringContaining("git config --global --add safe.directory"),
  });
  await expect(publisher.connect({ address: hostAt("host.git") })).rejects.toThrow("gitFailed");
  expect(await refused()).toBe("gitFailed");
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", undefined);
  write("site/.git/config", "[");
  expect([await told(), await refused()]).toEqual(["gitFailed", "gitFailed"]);
  write("bin/git", "");
  vi.stubEnv("PATH", join(place, "bin"));
  expect((await publisher.prepare()).repository.state).toBe("noGit");
  expect(await publisher.archive()).toBeInstanceOf(Buffer);
  expect(await refused()).toBe("noGit");
  expect(here()).toContain("Blijft");
});
