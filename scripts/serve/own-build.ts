import { fork } from "node:child_process";
import { existsSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { say } from "../../src/words/say.ts";
import { textVersion } from "../../src/words/text-version.ts";
import { changedPages, exportedPages } from "../build/inspect/compare-exports.ts";
import type { Progress } from "../build/progress.ts";
import { basePath } from "../disk/base-path.ts";
import { buildDay } from "../disk/build-day.ts";
import { loadContent } from "../disk/check-content.ts";
import { contentDirectory, ownPackFolder } from "../disk/content-directory.ts";
import { filesBelow } from "../disk/files-below.ts";
import { ownSections } from "../disk/own-kinds.ts";
import { explainCode } from "../edit/write-changes.ts";
import { gitValue } from "../git/git.ts";
import { hostedPath } from "../git/host-address.ts";
import { writeCommit } from "../git/repository.ts";
import { packageRoot, version } from "../package.ts";

/** Milliseconds that a build has, and an answer of the published site. */
const patience = { build: 600_000, site: 10_000 };

/** What the panel and Git need to know of the firm. */
export function ownFacts() {
  const { root } = loadContent(contentDirectory()).located.site ?? {};
  const { origin = "", company, contact } = root ?? {};
  const author = { name: company?.name ?? "", email: contact?.email ?? "" };
  return { origin, author, today: buildDay(contact) };
}

/** The path below which the host publishes the site. */
export async function siteBase(origin: string): Promise<string> {
  const own = process.env["BASE_PATH"];
  const mayBeHosted = !own && /\.github\.io$/i.test(origin);
  const address =
    mayBeHosted && (await gitValue("remote", "get-url", "origin").catch(() => undefined));
  return basePath({ BASE_PATH: own || hostedPath(address || "", origin) });
}

/** Tells the content as it is from each other state, also that of another day, path or version. */
export function stampOfContent(base: string): string {
  const folders = [contentDirectory(), ownPackFolder(), ownSections()];
  const files = folders.filter(existsSync).flatMap((folder) =>
    filesBelow(folder).map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      return `${folder}/${name} ${mtimeMs} ${size}`;
    }),
  );
  return textVersion([base, version, ownFacts().today, ...files].join("\n"));
}

/**
 * Builds a site in a process of its own, as a build is one of production. Returns why it failed.
 *
 * @param tell Hears how far it is.
 */
export function buildInto(
  folder: string,
  base: string,
  tell: (progress: Progress) => void,
  content: NodeJS.ProcessEnv = {},
) {
  const env = { ...process.env, BASE_PATH: base, NODE_ENV: "production", ...content };
  const options = { env, timeout: patience.build, silent: true, execArgv: [] };
  return new Promise<string | undefined>((done) => {
    const program = join(packageRoot, "scripts/faircopy.mjs");
    const child = fork(program, ["build", "--out", folder], options);
    let said = "";
    child.stderr?.on("data", (some) => {
      said += some;
    });
    child.stdout?.resume();
    child.on("message", (progress: Progress) => tell(progress));
    child.on("error", ({ message }) => done(message));
    child.on("close", (code, signal) => {
      // For want of memory the system ends a program by the first, and Node itself by the second.
      if (["SIGKILL", "SIGABRT"].includes(`${signal}`))
        done(say("building.not-written", { folder, reason: explainCode("ENOMEM") }));
      else done(code === 0 ? undefined : said.trim() || `${signal ?? code}`);
    });
  });
}

/** The pages of a commit, as this version builds them; undefined if it cannot. */
export async function publishedPages(
  commit: string,
  base: string,
  build: (folder: string, base: string, content: NodeJS.ProcessEnv) => Promise<string | undefined>,
  home: string,
) {
  const folder = join(home, textVersion([commit, version, base].join("\n")));
  // What cleans temporary folders may leave the folder without its pages.
  if (!existsSync(join(folder, "index.html"))) {
    rmSync(home, { recursive: true, force: true });
    const site = await writeCommit(commit, join(home, "source"));
    const inCommit = (folder: string) => join(site, relative(process.cwd(), folder));
    const CONTENT_DIR = inCommit(contentDirectory());
    const LANGUAGES_DIR = inCommit(ownPackFolder());
    if (!existsSync(CONTENT_DIR)) return new Map<string, string>();
    const fault = await build(folder, base, { CONTENT_DIR, LANGUAGES_DIR });
    if (fault !== undefined) return undefined;
  }
  return exportedPages(folder);
}

/** Whether an address shows a page; without one, whether nothing is there. */
export async function isShown(address: URL, html: string | undefined): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience.site);
    const answer = await fetch(address, { cache: "no-store", signal });
    if (html === undefined) return answer.status === 404;
    const shown = new Map([["", await answer.text()]]);
    return answer.ok && changedPages(shown, new Map([["", html]])).length === 0;
  } catch {
    return false;
  }
}
