import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readPack } from "../../../src/engine/site/packs/read-pack.ts";
import type { Words } from "../../../src/panel/protocol/protocol.ts";
import { RequestError } from "../../../src/panel/protocol/request-error.ts";
import { disk } from "../../disk/disk.ts";
import { Publisher } from "../../serve/publish.ts";
import { hasGit } from "../system.ts";
import { editFiles, sameFolder, temporaryFolder } from "../temporary-content.ts";
import { isThorough } from "../whole.ts";

const project = process.cwd();
const refusals = readPack(disk, "en").editor.words["refusals"] as Words;
/** On a computer without Git nothing can be published. */
export const itWithGit = it.skipIf(!hasGit);
/** Those of a kind that others show in `npm test`: each has some hundred processes. */
export const itOnCi = it.runIf(hasGit && isThorough);

/** The folder of the test: the site in `site`, its host in `host.git`, and the files of somebody else in `other`. */
export let place = "";
export let publisher: Publisher;

/** Runs Git in a folder of the test, as another program would. */
export const run = (folder: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: join(place, folder), encoding: "utf8", stdio: "pipe" }).trim();

/** The address of a repository of the test. */
export const hostAt = (folder: string) => pathToFileURL(join(place, folder)).href;

export const write = (file: string, text: string) => editFiles(place, { [file]: text });
export const read = (file: string) => readFileSync(join(place, file), "utf8");
/** Gives a page other words. */
export const edit = (file: string, words: string) =>
  write(file, read(file).replace(/^(title|name|heading): .*$/m, `$1: ${words}`));

/** A build that is made at once: each page is its file. */
export async function fakeBuild(
  folder: string,
  _: string,
  __: unknown,
  { CONTENT_DIR = "content" } = {},
) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(join(CONTENT_DIR, "pages"))) {
    const text = readFileSync(join(CONTENT_DIR, "pages", file), "utf8");
    const name = file === "home.yaml" ? "index" : file.slice(0, -5);
    const html = `<!DOCTYPE html><html data-page="${name}"><p>${text.replaceAll("<", "")}</p></html>`;
    writeFileSync(join(folder, `${name}.html`), html);
  }
  return undefined;
}

const noFaults = () => ({ faults: [], remarks: [] });
/** Publishes what a build makes, in which nothing is wrong. */
export const publisherOf = (build: ConstructorParameters<typeof Publisher>[0]) =>
  new Publisher(build, noFaults, () => join(place, "kept"));

/** Git would look for what it can tidy after each step, in processes of its own, and wait for the disk. */
const inHaste = `[core]
fsync = none
[pack]
threads = 1
[maintenance]
auto = false
[gc]
auto = 0
[receive]
autogc = false
`;

/** Gives each test of a file a site of its own, in the same place as that of the last. */
export function serveSites(): void {
  beforeEach(() => {
    place = sameFolder("published", {});
    cpSync(join(project, "e2e/firms/dutch"), join(place, "site/content"), { recursive: true });
    write("site/package.json", "{}");
    write("site/.gitignore", "dist/\nnode_modules/\n");
    write(
      "git-config",
      `[user]
name = Ada
email = ada@firm.nl
[init]
defaultBranch = master
${inHaste}`,
    );
    vi.stubEnv("GIT_CONFIG_GLOBAL", join(place, "git-config"));
    vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
    vi.stubEnv("CONTENT_DIR", "content");
    process.chdir(join(place, "site"));
    publisher = publisherOf(fakeBuild);
  });
  afterEach(() => process.chdir(project));
}

/** Runs Git as somebody else, who commits at the host: that takes fewer processes than to push there. */
function runElsewhere(...args: string[]) {
  const asBea = ["-c", "user.name=Bea", "-c", "user.email=bea@firm.nl"];
  return run("other", "--git-dir=../host.git", "--work-tree=.", ...asBea, ...args);
}

/** Publishes the folder to a bare repository beside it, from which somebody else has a copy. */
export async function publishFirst(branch = "main") {
  run("", "init", "--quiet", "--bare", "-b", branch, "host.git");
  await publisher.connect({ address: hostAt("host.git") });
  expect(run("site", "symbolic-ref", "HEAD")).toBe("refs/heads/main");
  if (branch !== "main") run("site", "symbolic-ref", "HEAD", `refs/heads/${branch}`);
  await succeed({ message: "Begin" });
  mkdirSync(join(place, "other"));
  runElsewhere("checkout", "-qf");
}

/** What {@link publishFirst} makes, which the tests copy. */
let model = "";

/** Publishes the folder as {@link publishFirst} does, once for all tests. */
export async function published() {
  if (!model) {
    await publishFirst();
    model = temporaryFolder();
    cpSync(place, model, { recursive: true });
    return;
  }
  cpSync(model, place, { recursive: true });
}

/** Somebody else publishes a change. */
export function publishElsewhere(file: string, words: string) {
  edit(`other/${file}`, words);
  pushElsewhere();
}

/** Somebody else commits all files, and publishes them. */
export function pushElsewhere() {
  runElsewhere("add", ".");
  runElsewhere("commit", "-qm", "Elsewhere");
}

/** The owner gives the page about the firm other words. */
export const editHere = (words: string) => edit("site/content/pages/about.yaml", words);

/** The page about the firm in the folder of the site. */
export const here = () => read("site/content/pages/about.yaml");

/** Publishes, and expects that it is done. */
export const succeed = async (asked: object = { message: "Edit" }) =>
  expect(await publisher.publish(asked)).toMatchObject({ state: "published" });

export const commitsAtHost = () => run("host.git", "rev-list", "--count", "HEAD");

export const atHost = (file: string) => run("host.git", "show", `HEAD:${file}`);

/** Publishes, and returns why that was refused. */
export async function refused(asked: object = { message: "Edit" }) {
  const error = await publisher.publish(asked).catch((error) => error);
  expect(error).toBeInstanceOf(RequestError);
  expect(refusals).toHaveProperty(error.word);
  return error.slots.names ? `${error.word} ${error.slots.names}` : error.word;
}
