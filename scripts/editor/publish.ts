import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { zipSync } from "fflate";
import { say } from "../../src/content/say.ts";
import type { ChangedPage, PublishAnswers } from "../../src/editor/publish-protocol.ts";
import { type Requests, requests } from "../../src/editor/requests.ts";
import { checkBuild } from "../build/inspect/check-export.ts";
import { changedPages, exportedPages } from "../build/inspect/compare-exports.ts";
import { basePath } from "../build/prepare/base-path.ts";
import { cacheFolder } from "../cache-folder.ts";
import { buildDay } from "../check/build-day.ts";
import { contentDirectory } from "../content/content-directory.ts";
import { loadContent } from "../content/files/load.ts";
import { ownSections } from "../content/files/own-kinds.ts";
import { version } from "../content/files/version.ts";
import { filesBelow } from "../content/files-below.ts";
import { ownPackPath } from "../content/pack-tags.ts";
import { folderFaults } from "../edit/manifest.ts";
import { explainCode } from "../edit/write-file.ts";
import { packageRoot } from "../package.ts";
import { hashText } from "./editable-file.ts";
import { explainGit } from "./explain-git.ts";
import { git, gitValue } from "./git.ts";
import { RequestError } from "./guard.ts";
import { hostedPath, hostLinks, nameHost } from "./host-address.ts";
import { commitPaths, treeToPublish } from "./own-commit.ts";
import {
  askHost,
  bringHere,
  findTarget,
  openRepository,
  readRepository,
  sendBranch,
  writeCommit,
} from "./repository.ts";
import { todo } from "./todo.ts";

/** The folder of the build, from the working directory. */
const out = "dist";

/** Milliseconds that a build has, and an answer of the published site. */
const patience = { build: 600_000, site: 10_000 };

/** How often others may be first before the panel says so. */
const attempts = 3;

/** The most pages that are asked for to see whether a new version is there. */
const mostAsked = 3;

/** The last build, and what is wrong with it. */
interface Build extends Record<"faults" | "remarks", string[]> {
  /** Tells the content that was built from each other state. */
  stamp: string;
  isBuilt: boolean;
}

/** Builds a site, compares it with what is published, and publishes it, for the panel. One thing after the other. */
export class Publisher {
  constructor(
    private readonly build = buildInto,
    private readonly check = checkBuild,
    /** Where the pages that are published are kept. */
    private readonly kept = () => join(cacheFolder(), "published"),
  ) {}

  #turn: Promise<unknown> = Promise.resolve();
  #publishing: Promise<PublishAnswers["publish"]> | undefined;
  #built: Build | undefined;
  /** The pages that differ from what was published, as the site should show them; undefined for one that goes. */
  #expected = new Map<string, string | undefined>();

  todo = todo;

  prepare(): Promise<PublishAnswers["prepare"]> {
    return this.#inTurn(async () => {
      const { origin, author } = ownFacts();
      const { repository, published } = await readRepository(author);
      const base = await siteBase(origin);
      const { isBuilt, faults, remarks } = await this.#build(base);
      const hasHost = repository.state === "ready";
      const isFirst = !published && !repository.fault && repository.state !== "noGit";
      const none = isFirst ? new Map<string, string>() : undefined;
      const earlier = published
        ? await publishedPages(published, base, this.build, this.kept())
        : none;
      const pages = isBuilt && earlier ? this.#compare(earlier) : undefined;
      const isNew = isFirst || (hasHost && earlier?.size === 0);
      return { repository, pages, isFirst: isNew, faults, remarks };
    });
  }

  /** A second press joins the first. */
  publish(given: object): Promise<PublishAnswers["publish"]> {
    this.#publishing ??= this.#inTurn(() => this.#publish(given)).finally(() => {
      this.#publishing = undefined;
    });
    return this.#publishing;
  }

  async #publish(given: object): Promise<PublishAnswers["publish"]> {
    const { data: asked } = requests.publish.safeParse(given);
    if (!asked) throw new RequestError(422, "noMessage");
    const { origin } = ownFacts();
    const isReady = () => todo().isFinished;
    if (!isReady() || (await this.#build(await siteBase(origin))).faults.length > 0)
      throw new RequestError(409, "unfinished");
    const opened = await openRepository();
    const target = opened && (await findTarget(opened));
    if (!target) throw new RequestError(409, "noHost");
    const { changed, paths } = await treeToPublish(target.head);
    const { author } = asked;
    if (author) {
      await git(["config", "user.name", author.name]);
      await git(["config", "user.email", author.email]);
    }
    if (changed.length > 0) await commitPaths(target.head, paths, asked.message);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const mine = await gitValue("rev-parse", "-q", "--verify", "HEAD");
      const { theirs } = await askHost(target);
      const links = hostLinks(target.address, origin, mine);
      if (!mine || theirs === mine) return { state: "nothing", both: [], links };
      const both = theirs ? await bringHere(mine, theirs, asked.choices) : [];
      if (both.length > 0) return { state: "both", both, links };
      const now = await gitValue("rev-parse", "HEAD");
      if (now !== mine && !isReady()) throw new RequestError(409, "mergedWrong");
      if (await sendBranch(target)) continue;
      return { state: "published", both: [], links: hostLinks(target.address, origin, now) };
    }
    throw new RequestError(409, "gitBusy");
  }

  connect({ address }: Requests["connect"]): Promise<object> {
    return this.#inTurn(async () => {
      await nameHost(address.trim());
      return {};
    });
  }

  /** Whether the published pages are those of the last build. */
  async arrived(): Promise<PublishAnswers["arrived"]> {
    const { origin } = ownFacts();
    const site = new URL(await siteBase(origin), origin);
    const asked = [...this.#expected].slice(0, mostAsked);
    const found = await Promise.all(
      asked.map(([file, html]) => isShown(new URL(file, site), html)),
    );
    return { isThere: found.length > 0 && found.every(Boolean) };
  }

  /** The build as one file, for a host that takes files. */
  archive(): Promise<Buffer> {
    return this.#inTurn(async () => {
      const { isBuilt } = await this.#build(await siteBase(ownFacts().origin));
      if (!isBuilt) throw new RequestError(409, "unfinished");
      const files = filesBelow(out).map((name) => [name, readFileSync(join(out, name))] as const);
      return Buffer.from(zipSync(Object.fromEntries(files)));
    });
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work, work);
    this.#turn = result;
    try {
      return await result;
    } catch (error) {
      throw explainGit(error);
    }
  }

  /** Builds the content as it is, unless that is built, and says what is wrong with the build. */
  async #build(base: string): Promise<Build> {
    const stamp = stampOfContent(base);
    // One that has failed may succeed now, as once the disk has room.
    if (
      !this.#built?.isBuilt ||
      this.#built.stamp !== stamp ||
      !existsSync(join(out, "index.html"))
    ) {
      const fault = await this.build(out, base);
      const found =
        fault === undefined ? this.check(resolve(out), base) : { faults: [fault], remarks: [] };
      this.#built = { stamp, isBuilt: fault === undefined, ...found };
    }
    const { faults, remarks } = this.#built;
    // Read each time: a command may have changed what stands around the content.
    const around = folderFaults(".");
    return {
      ...this.#built,
      faults: [...faults, ...around.faults],
      remarks: [...remarks, ...around.remarks],
    };
  }

  #compare(earlier: ReadonlyMap<string, string>): ChangedPage[] {
    const today = exportedPages(resolve(out));
    const pages = changedPages(earlier, today);
    this.#expected = new Map(pages.map(({ file }) => [file, today.get(file)]));
    return pages.map((one) => ({
      ...one,
      path: `/${one.file.replace(/(?:(?<=^|\/)index)?\.html$/, "")}`,
    }));
  }
}

/** What the panel and Git need to know of the firm. */
function ownFacts() {
  const { root } = loadContent(contentDirectory()).located.site ?? {};
  const { origin = "", company, contact } = root ?? {};
  const author = { name: company?.name ?? "", email: contact?.email ?? "" };
  return { origin, author, today: buildDay(contact) };
}

/** The path below which the host publishes the site. */
async function siteBase(origin: string): Promise<string> {
  const address = await gitValue("remote", "get-url", "origin").catch(() => undefined);
  return basePath({ BASE_PATH: process.env["BASE_PATH"] || hostedPath(address ?? "", origin) });
}

/** Tells the content as it is from each other state, also that of another day, path or version. */
function stampOfContent(base: string): string {
  const folders = [contentDirectory(), dirname(ownPackPath("en")), ownSections()];
  const files = folders.filter(existsSync).flatMap((folder) =>
    filesBelow(folder).map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      return `${folder}/${name} ${mtimeMs} ${size}`;
    }),
  );
  return hashText([base, version, ownFacts().today, ...files].join("\n"));
}

/** Builds a site in a process of its own, as a build is one of production. Returns why it failed. */
function buildInto(folder: string, base: string, content: NodeJS.ProcessEnv = {}) {
  const args = [join(packageRoot, "scripts/faircopy.mjs"), "build", "--out", folder];
  const env = { ...process.env, BASE_PATH: base, NODE_ENV: "production", ...content };
  return new Promise<string | undefined>((done) => {
    execFile(process.execPath, args, { env, timeout: patience.build }, (error, _, stderr) => {
      // For want of memory the system ends a program by the first, and Node itself by the second.
      if (!["SIGKILL", "SIGABRT"].includes(`${error?.signal}`))
        done(error ? stderr.trim() || error.message : undefined);
      else done(say("building.not-written", { folder, reason: explainCode("ENOMEM") }));
    });
  });
}

/** The pages of a commit, as this version builds them; undefined if it cannot. */
async function publishedPages(commit: string, base: string, build: typeof buildInto, home: string) {
  const folder = join(home, hashText([commit, version, base].join("\n")));
  // What cleans temporary folders may leave the folder without its pages.
  if (!existsSync(join(folder, "index.html"))) {
    rmSync(home, { recursive: true, force: true });
    const site = await writeCommit(commit, join(home, "source"));
    const inCommit = (folder: string) => join(site, relative(process.cwd(), folder));
    const CONTENT_DIR = inCommit(contentDirectory());
    const LANGUAGES_DIR = inCommit(dirname(ownPackPath("en")));
    if (!existsSync(CONTENT_DIR)) return new Map<string, string>();
    const fault = await build(folder, base, { CONTENT_DIR, LANGUAGES_DIR });
    if (fault !== undefined) return undefined;
  }
  return exportedPages(folder);
}

/** Whether an address shows a page; without one, whether nothing is there. */
async function isShown(address: URL, html: string | undefined): Promise<boolean> {
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
