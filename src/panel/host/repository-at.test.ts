import { cpSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeBare } from "../../../scripts/testing/host/bare-repository.ts";
import { startHost } from "../../../scripts/testing/host/start-host.ts";
import type { MadeFault, StartedHost } from "../../../scripts/testing/host/started-host.ts";
import { hasGit } from "../../../scripts/testing/system.ts";
import { temporaryFolder } from "../../../scripts/testing/temporary-content.ts";
import { isThorough, someDaily } from "../../../scripts/testing/whole.ts";
import { memoize } from "../../words/memoize.ts";
import type { HostedRepository, HostKind } from "./host.ts";
import { HostFault } from "./host-fault.ts";
import { repositoryAt } from "./repository-at.ts";

const picture = Uint8Array.from([0xff, 0xd8, 0, 1, 2, 3, 0xff]);
const latin = Uint8Array.from([0x47, 0xfc, 0x6e]);
const large = "a: ä\n".repeat(120_000);
const texts = {
  "content/site.yaml": "\uFEFFname: Quitte\r\n",
  "content/languages/de/pages/home.yaml": "title: Grüße 🍐\n",
  "content/empty.yaml": "",
  "content/large.yaml": large,
};
const bytes = { "content/pictures/a b.jpg": picture, "content/latin.yaml": latin };
const files = { ...texts, ...bytes, "README.md": "no content\n" };
const tokens = { secretWrite: "write", secretRead: "read", secretElse: "elsewhere" } as const;
const encode = (text: string) => new TextEncoder().encode(text);

let host: StartedHost;
/** The repository as the holder of a token has it. */
let as: (token: keyof typeof tokens | "secretOld" | undefined, folder?: string) => HostedRepository;

const bareOf = memoize(async (files: Record<string, string | Uint8Array>) => {
  const { folder } = await makeBare(temporaryFolder(), files);
  return folder;
});

async function start(kind: HostKind, files: Record<string, string | Uint8Array>) {
  const folder = temporaryFolder();
  cpSync(await bareOf(files), folder, { recursive: true });
  host = await startHost(folder, { kind, tokens });
  as = (token, below = "content") => repositoryAt(host.address, "main", below, () => token, kind);
}

/** The word of the fault that a call ends in. None tells the token. */
async function wordOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (error) => error,
  );
  expect(error).toBeInstanceOf(HostFault);
  expect(JSON.stringify({ ...error, stack: error.stack })).not.toContain("secret");
  return error.word;
}

/** A commit of a page, on the head that the branch has, or on another. */
const page = async (branch?: string, head?: string) => ({
  head: head ?? `${await host.repository.find("main")}`,
  message: "Change the title\n\nOn the first page",
  changes: new Map([["content/site.yaml", encode("name: Birne\n")]]),
  ...(branch && { branch }),
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await host?.close();
});

const kinds: HostKind[] = ["github", "gitlab", "forgejo"];

describe.runIf(hasGit).each(someDaily(kinds, 3))("%s", (kind) => {
  beforeEach(() => start(kind, files));

  it("reads the head, and all files with their texts", async () => {
    const { head, files } = await as("secretRead").read();
    expect(head).toBe(await host.repository.find("main"));
    const all = { ...texts, ...bytes };
    expect([...files.keys()].sort()).toEqual(Object.keys(all).sort());
    for (const [path, file] of files) {
      expect(file.text, path).toBe((texts as Record<string, string>)[path]);
      expect(file.size, path).toBe(Buffer.byteLength(all[path as keyof typeof all]));
      expect(file.id, path).toBe(await host.repository.find(`main:${path}`));
    }
  });

  it("reads a repository whose site is its root", async () => {
    const { files } = await as("secretRead", ".").read();
    expect(files.get("README.md")?.text).toBe("no content\n");
    expect(files.size).toBe(7);
  });

  it("reads the bytes of a picture by its id", async () => {
    const path = "content/pictures/a b.jpg";
    const id = `${await host.repository.find(`main:${path}`)}`;
    expect(await as("secretRead").blob(id, path)).toEqual(picture);
  });

  it("names the person", async () => {
    expect(await as("secretRead").person()).toEqual({ name: "Ada Quitte" });
  });

  it("commits changed, new and deleted files at once", async () => {
    const { head } = await as("secretWrite").read();
    const changes = new Map<string, Uint8Array | undefined>([
      ["content/site.yaml", encode("name: Birne\n")],
      ["content/pictures/new ä.jpg", picture],
      ["content/latin.yaml", undefined],
    ]);
    const made = await as("secretWrite").commit({ head, message: "Say Birne\n\nMore", changes });
    expect(made.head).toBe(await host.repository.find("main"));
    expect(await host.repository.find("main^")).toBe(head);
    expect(made.address).toContain(`${host.address}/`);
    expect(made.address).toContain(`commit/${made.head}`);
    expect(`${await host.repository.git(["log", "-1", "--format=%B"])}`.trim()).toBe(
      "Say Birne\n\nMore",
    );
    const { files } = await as("secretRead").read();
    expect(files.get("content/site.yaml")?.text).toBe("name: Birne\n");
    expect(files.get("content/pictures/new ä.jpg")?.size).toBe(picture.length);
    expect(files.size).toBe(6);
  });

  it("commits to a branch of its own, where the branch is protected", async () => {
    host.protectedBranches.add("main");
    const head = `${await host.repository.find("main")}`;
    expect(await wordOf(as("secretWrite").commit(await page()))).toBe("protected");
    const made = await as("secretWrite").commit(await page("edit-1"));
    expect(made.address).toContain("edit-1");
    expect(await host.repository.find("edit-1^")).toBe(head);
    expect(await host.repository.find("main")).toBe(head);
  });

  it("makes no commit on a head that has moved", async () => {
    const head = `${await host.repository.find("main")}`;
    const other = [{ path: "content/empty.yaml", bytes: encode("name: Other\n") }];
    const moved = await host.repository.commit("main", head, other, "Other");
    expect(await wordOf(as("secretWrite").commit(await page(undefined, head)))).toBe("moved");
    expect(await host.repository.find("main")).toBe(moved);
  });

  it("says how the build of a commit stands", async () => {
    const { build } = as("secretRead");
    const head = `${await host.repository.find("main")}`;
    expect(await build(head)).toEqual({ state: "waiting" });
    for (const state of ["running", "failed", "done"] as const) {
      host.builds.set(head, state);
      expect(await build(head)).toEqual({ state, address: expect.stringContaining(host.address) });
    }
    host.fault = () => 403;
    expect(await build(head)).toEqual({ state: "unknown" });
  });

  it("tells tokens that are expired, for another repository, or read-only", async () => {
    expect(await wordOf(as(undefined).read())).toBe("expired");
    expect(host.requests).toEqual([]);
    expect(await wordOf(as("secretOld").read())).toBe("expired");
    expect(await wordOf(as("secretElse").read())).toBe("missing");
    expect(await wordOf(as("secretRead").commit(await page()))).toBe("readOnly");
    expect(await wordOf(as("secretRead").commit(await page("aside")))).toBe("readOnly");
  });

  it("tells a branch and a folder that are not there", async () => {
    const of = (branch: string, folder: string) =>
      wordOf(repositoryAt(host.address, branch, folder, () => "secretRead", kind).read());
    expect(await of("other", "content")).toBe("missing");
    expect(await of("main", "none")).toBe("missing");
  });

  const faults: [MadeFault, string, string][] = [
    [301, "missing", "missing"],
    [401, "expired", "expired"],
    [403, "missing", "readOnly"],
    [404, "missing", "missing"],
    [409, "moved", "moved"],
    [413, "tooLarge", "tooLarge"],
    [422, "failed", "failed"],
    [429, "limited", "limited"],
    [500, "failed", "failed"],
    [502, "failed", "failed"],
    ["half", "noNetwork", "noNetwork"],
    ["cut", "noNetwork", "noNetwork"],
    ["page", "failed", "failed"],
  ];
  it.each(someDaily(faults, 5))("a fault %s has its word", async (fault, reading, writing) => {
    const given = await page();
    const head = await host.repository.find("main");
    host.fault = () => fault;
    expect(await wordOf(as("secretWrite").read())).toBe(reading);
    // A host that is asked before the commit may fail there already.
    expect([reading, writing]).toContain(await wordOf(as("secretWrite").commit(given)));
    expect(await host.repository.find("main")).toBe(head);
    expect(host.requests.map((asked) => asked.path)).not.toContain("/elsewhere");
  });

  it("says until when requests are limited", async () => {
    host.fault = () => 429;
    const error = await as("secretRead")
      .person()
      .catch((error) => error);
    expect(error.until.getTime()).toBeGreaterThan(Date.now() + 50_000);
  });

  it("does not wait for a host that is silent, or that is not there", async () => {
    host.fault = () => "silence";
    const { setTimeout: later } = globalThis;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, time: number) =>
      later(run, time === 30_000 ? 200 : time)) as typeof setTimeout);
    expect(await wordOf(as("secretRead").person())).toBe("noNetwork");
    await host.close();
    expect(await wordOf(as("secretRead").person())).toBe("noNetwork");
  });

  it("refuses what no host takes before it is sent", async () => {
    const changes = new Map([["content/film.mp4", new Uint8Array(40_000_000)]]);
    const { head } = await page();
    const before = host.requests.length;
    const call = as("secretWrite").commit({ head, message: "Film", changes });
    expect(await wordOf(call)).toBe("tooLarge");
    expect(host.requests.slice(before).every(({ method }) => method !== "POST")).toBe(true);
  });
});

/** Reads a site of many files, of which the last is right. Returns how many there are, and the steps of the way. */
async function readMany() {
  const progress: [number, number][] = [];
  const { files } = await as("secretRead").read((...given) => progress.push(given));
  expect(files.get("content/pages/p449.yaml")?.text).toBe("title: 449\n");
  return { count: files.size, progress };
}

const many = Object.fromEntries(
  Array.from({ length: 450 }, (_, at) => [`content/pages/p${at}.yaml`, `title: ${at}\n`]),
);

const others = someDaily(["gitlab", "forgejo", "Gitea", "old Gitea"] as const, 4);
describe.runIf(hasGit).each(others)("%s", (kind) => {
  beforeEach(async () => {
    await start(kind === "gitlab" ? kind : "forgejo", many);
    host.isGitea = kind.endsWith("Gitea");
    const isOld = kind.startsWith("old");
    host.fault = ({ path }) => (isOld && path.endsWith("/file-contents") ? 404 : undefined);
  });

  it("reads many files in batches, and says how far it is", async () => {
    const { count, progress } = await readMany();
    expect(count).toBe(450);
    expect(progress.at(-1)).toEqual([450, 450]);
    expect(progress.length).toBeGreaterThan(4);
  });

  it("writes over no file that somebody else changes while it commits", async () => {
    const given = await page();
    given.changes.set("content/pages/p1.yaml", encode("title: one\n"));
    const other = [{ path: "content/pages/p1.yaml", bytes: encode("title: Other\n") }];
    let moved = "";
    host.onCommit = async () => {
      moved = await host.repository.commit("main", given.head, other, "Other");
    };
    expect(await wordOf(as("secretWrite").commit(given))).toBe("moved");
    expect(await host.repository.find("main")).toBe(moved);
  });
});

describe.runIf(hasGit && isThorough)("GitHub", () => {
  it("reads a site in one request", async () => {
    await start("github", { ...texts, "content/large.yaml": "small: yes\n" });
    await as("secretRead").read();
    expect(host.requests).toHaveLength(1);
  });

  it("reads in batches what takes one query too long", async () => {
    await start("github", { ...many, "content/site.yaml": "name: Quitte\n" });
    host.fault = ({ body }) =>
      JSON.stringify(body ?? "").includes("entries") && host.requests.length < 2 ? 502 : undefined;
    const { count, progress } = await readMany();
    expect(count).toBe(451);
    expect(progress.at(-1)).toEqual([451, 451]);
    expect(host.requests).toHaveLength(5);
  });

  it("reads folders that are deeper than one query", async () => {
    await start("github", { "content/a/b/c/d/e/f/g/h.yaml": "deep: yes\n" });
    const { files } = await as("secretRead").read();
    expect([...files].map(([path, { text }]) => [path, text])).toEqual([
      ["content/a/b/c/d/e/f/g/h.yaml", "deep: yes\n"],
    ]);
  });

  it("commits to a branch that an attempt before has made", async () => {
    await start("github", texts);
    await host.repository.git(["branch", "edit-1", "main"]);
    const made = await as("secretWrite").commit(await page("edit-1"));
    expect(await host.repository.find("edit-1")).toBe(made.head);
  });
});
