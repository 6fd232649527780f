import { existsSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { todo } from "../../src/panel/answers/todo.ts";
import { inWordsOf } from "../testing/in-words-of.ts";
import { leftMarks } from "../testing/left-marks.ts";
import {
  atHost,
  commitsAtHost,
  editHere,
  fakeBuild,
  itOnCi,
  itWithGit,
  place,
  publishElsewhere,
  published,
  publisher,
  publisherOf,
  publishFirst,
  pushElsewhere,
  read,
  refused,
  run,
  serveSites,
  succeed,
  write,
} from "../testing/serve/published-site.ts";
import { isPosix } from "../testing/system.ts";
import { diskWorkspace } from "./disk-workspace.ts";
import { Publisher } from "./publish.ts";

serveSites();

itWithGit("a folder becomes a repository with all that a host needs", async () => {
  const { repository, pages, isFirst } = await publisher.prepare();
  expect([repository.state, repository.folder, isFirst]).toEqual(["noHost", "site", true]);
  expect(pages).toContainEqual({ file: "index.html", kind: "new", what: [], path: "/" });
  write("site/notes.txt", "For the owner alone.");
  await publishFirst();
  expect(run("host.git", "ls-tree", "--name-only", "HEAD").split("\n")).toEqual([
    ".gitignore",
    "content",
    "package.json",
  ]);
  expect(run("site", "rev-parse", "--abbrev-ref", "@{upstream}")).toBe("origin/main");
});

itWithGit("says what visitors will see, and publishes it with the owner's words", async () => {
  await published();
  editHere("Wie wij zijn");
  const { repository, pages, isFirst, titles } = await publisher.prepare();
  expect(repository).toMatchObject({ state: "ready", branch: "main", both: [] });
  expect(repository.changed).toEqual(["content/pages/about.yaml"]);
  expect([isFirst, pages]).toEqual([
    false,
    [{ file: "about.html", kind: "changed", what: [expect.any(String)], path: "/about" }],
  ]);
  expect(titles).toEqual(["Wie wij zijn"]);
  const message = "Say who we are\n\n# Not a comment, --amend";
  await succeed({ message });
  expect(run("host.git", "log", "-1", "--format=%an %B")).toBe(`Ada ${message}`);
  expect(atHost("content/pages/about.yaml")).toContain("Wie wij zijn");
});

itOnCi("publishes nothing a second time, and a second press joins the first", async () => {
  await published();
  editHere("Eenmaal");
  const both = [publisher.publish({ message: "One" }), publisher.publish({ message: "Two" })];
  expect(new Set((await Promise.all(both)).map(({ state }) => state))).toEqual(
    new Set(["published"]),
  );
  expect(commitsAtHost()).toBe("2");
  expect(await publisher.publish({ message: "Three" })).toMatchObject({ state: "nothing" });
  expect(commitsAtHost()).toBe("2");
});

itOnCi("what the owner has staged or changed elsewhere stays as it is", async () => {
  await published();
  write("site/staged.txt", "Staged.");
  run("site", "add", "staged.txt");
  write("site/package.json", '{ "private": true }');
  editHere("Alleen dit");
  publishElsewhere("content/pages/home.yaml", "Van een ander");
  await succeed();
  expect(run("site", "status", "--porcelain")).toBe("M package.json\nA  staged.txt");
  expect(run("host.git", "ls-tree", "--name-only", "HEAD")).not.toContain("staged.txt");
  expect(atHost("package.json")).toBe("{}");
});

itOnCi("what only this program needs is not published, and goes where it once was", async () => {
  await published();
  const own = ["content/.lock.tmp", `content/pages/.home.yaml.${leftMarks.elsewhere}.tmp`];
  const all = [...own, "content/.schema/site.json"];
  // As somebody has committed them by hand.
  for (const file of all) write(`other/${file}`, leftMarks.elsewhere);
  pushElsewhere();
  run("site", "pull", "-q", "--ff-only");
  for (const file of own) utimesSync(join(place, "site", file), 0, 0);
  write(`site/content/.about.yaml.${leftMarks.ended}.tmp`, "half");
  await succeed();
  const sent = run("host.git", "ls-tree", "-r", "--name-only", "HEAD").split("\n");
  expect(sent.filter((name) => /\/\./.test(name))).toEqual([]);
  expect(own.filter((file) => existsSync(join(place, "site", file)))).toEqual([]);
  expect(run("site", "status", "--porcelain")).toBe("?? content/.schema/");
});

itOnCi("what makes the site goes along where the host has none or another", async () => {
  await published();
  for (const version of ["1.0.0", "1.1.0"]) {
    rmSync(join(place, "site/vendor"), { recursive: true, force: true });
    write("site/package.json", version);
    write(`site/vendor/faircopy-${version}.tgz`, "");
    await succeed();
    expect(run("host.git", "ls-tree", "--name-only", "HEAD", "vendor/")).toMatch(`-${version}.tgz`);
    expect(atHost("package.json")).toBe(version);
  }
  // As where somebody has begun a repository without a program.
  run("site", "rm", "-q", "--cached", "package.json");
  run("site", "commit", "-qm", "Begin");
  await succeed();
  expect(atHost("package.json")).toBe("1.1.0");
});

itOnCi("publishes another branch than main, and says which one the host shows", async () => {
  await published();
  run("site", "switch", "-qc", "concept");
  editHere("Een concept");
  const { repository } = await publisher.prepare();
  expect(repository).toMatchObject({ branch: "concept", hostBranch: "main" });
  await succeed();
  expect(run("host.git", "branch", "--format=%(refname:short)").split("\n")).toEqual([
    "concept",
    "main",
  ]);
  expect(atHost("content/pages/about.yaml")).not.toContain("Een concept");
});

itOnCi("publishes a branch of another name that the host shows", async () => {
  await publishFirst("master");
  expect((await publisher.prepare()).repository).not.toHaveProperty("hostBranch");
});

itOnCi("asks who somebody is whom Git does not know", async () => {
  await published();
  write("git-config", "[user]\nuseConfigOnly = true\n");
  editHere("Van mij");
  const { repository } = await publisher.prepare();
  expect(repository.author).toMatchObject({ email: expect.stringContaining("@") });
  expect(await refused()).toBe("noMessage");
  for (const name of ["--global", "A\nB", " ", "<x>"])
    expect(await refused({ message: "Edit", author: { name, email: "a@b.nl" } })).toBe("noMessage");
  const author = { name: "Bea", email: "bea@firm.nl" };
  await succeed({ message: "Edit", author });
  expect(run("host.git", "log", "-1", "--format=%an <%ae>")).toBe("Bea <bea@firm.nl>");
});

itOnCi("publishes nothing that is unfinished", async () => {
  await published();
  editHere('"…"');
  expect(await refused()).toBe("unfinished");
  expect(commitsAtHost()).toBe("1");
  const { steps, isFinished } = todo(diskWorkspace, "en");
  expect([isFinished, steps.filter(({ left }) => left > 0)]).toMatchObject([
    false,
    [{ name: "others", left: 1, texts: [{ path: "/about", text: { isGap: true } }] }],
  ]);
});

it("takes no address that is an option or a command of Git", async () => {
  const addresses = [
    ...["--upload-pack=x", "ext::sh -c true", "https://-x/y", "ssh://-oProxy/y", "x", ""],
    "file:///a\nb",
  ];
  for (const address of addresses) {
    const error = await publisher.connect({ address }).catch((error) => error);
    expect(error, address).toMatchObject({ word: "noHost" });
  }
  expect(existsSync(join(place, "site/.git"))).toBe(false);
});

itOnCi("builds again what has gone from the folders of its builds", async () => {
  await published();
  editHere("Wie wij zijn");
  const { pages } = await publisher.prepare();
  const kept = join(place, "kept");
  const folders = readdirSync(kept).map((name) => join(kept, name));
  for (const folder of [join(place, "site/dist"), ...folders])
    rmSync(join(folder, "index.html"), { force: true });
  expect((await publisher.prepare()).pages).toEqual(pages);
});

it("says which version is built, and how far it is", async () => {
  const seen: unknown[] = [];
  const slow = publisherOf(async (folder, base, tell, content) => {
    seen.push(inWordsOf(slow.progress()));
    tell({ what: "pages", done: 2, total: 5 });
    seen.push(inWordsOf(slow.progress()));
    return fakeBuild(folder, base, tell, content);
  });
  await slow.prepare();
  const stage = "Your version is being made.";
  const ready = "Pages: 2 of 5 are ready.";
  expect(seen).toEqual([{ stage }, { stage, ready, done: 2, total: 5 }]);
  expect(slow.progress()).toEqual({});
});

it("packs the build for a host that takes files", async () => {
  const files = unzipSync(await publisher.archive());
  expect(Buffer.from(files["index.html"] ?? "").toString()).toBe(read("site/dist/index.html"));
  expect(existsSync(join(place, "site/.git"))).toBe(false);
});

it("what kept the site from being built or published is looked at again, though the content is the same", async () => {
  const build = vi.fn(async (): Promise<string | undefined> => "The disk is full.");
  const own = publisherOf(build);
  const faults = async () => inWordsOf((await own.prepare()).faults);
  // What an earlier build has left.
  write("site/dist/index.html", '<!DOCTYPE html><html data-page="index">');
  expect(await faults()).toEqual(["The disk is full."]);
  build.mockResolvedValue(undefined);
  write("site/package.json", '{ "dependencies": { "faircopy": "file:../faircopy-1.0.0.tgz" } }');
  expect(await faults()).toEqual([expect.stringContaining("only this computer has")]);
  write("site/package.json", "{}");
  expect(await faults()).toEqual([]);
  expect(build, "What is built stays so.").toHaveBeenCalledTimes(2);
});

it.skipIf(!isPosix)("says of a build that ends for want of memory what it wanted", async () => {
  vi.stubEnv("NODE_OPTIONS", "--max-old-space-size=8");
  const { faults } = await new Publisher().prepare();
  expect(inWordsOf(faults)).toEqual([
    "The site cannot be written to dist: the memory is full. What was there stays.",
  ]);
});

itOnCi("says whether the address shows the new version", async () => {
  await published();
  editHere("Nieuw");
  rmSync(join(place, "site/content/pages/products.yaml"), { force: true });
  await publisher.prepare();
  const old = atHost("content/pages/about.yaml");
  const ask = vi.spyOn(globalThis, "fetch");
  const answerWith = (body: string) => ask.mockImplementation(async () => new Response(body));
  answerWith(old);
  expect(await publisher.arrived()).toEqual({ isThere: false });
  answerWith(read("site/dist/about.html"));
  expect(await publisher.arrived()).toEqual({ isThere: true });
  expect(`${ask.mock.calls[0]?.[0]}`).toMatch(/^https:\/\/.*\/about\.html$/);
  ask.mockRejectedValue(new Error("offline"));
  expect(await publisher.arrived()).toEqual({ isThere: false });
});
