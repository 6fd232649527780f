import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { zipSync } from "fflate";
import { titlesOf } from "../../src/panel/answers/change-file.ts";
import { isFinished } from "../../src/panel/answers/todo.ts";
import { loadWorkspace } from "../../src/panel/answers/workspace.ts";
import type { ChangedPage, PublishAnswers } from "../../src/panel/protocol/publish-protocol.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import { type Requests, requests } from "../../src/panel/protocol/requests.ts";
import { say } from "../../src/words/say.ts";
import { checkBuild } from "../build/inspect/check-export.ts";
import { changedPages, exportedPages } from "../build/inspect/compare-exports.ts";
import type { Progress } from "../build/progress.ts";
import { cacheFolder } from "../cache-folder.ts";
import { filesBelow } from "../disk/files-below.ts";
import { folderFaults } from "../edit/manifest.ts";
import { explainGit } from "../git/explain-git.ts";
import { git, gitValue } from "../git/git.ts";
import { hostLinks, nameHost } from "../git/host-address.ts";
import { commitStaged, treeToPublish } from "../git/own-commit.ts";
import {
  askHost,
  bringHere,
  type Choices,
  findTarget,
  openRepository,
  readRepository,
  sendBranch,
} from "../git/repository.ts";
import { whoseFault } from "../git/whose-fault.ts";
import { diskWorkspace } from "./disk-workspace.ts";
import {
  buildInto,
  isShown,
  ownFacts,
  publishedPages,
  siteBase,
  stampOfContent,
} from "./own-build.ts";

/** The folder of the build, from the working directory. */
const out = "dist";

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
  #progress: PublishAnswers["progress"] = {};
  /** The pages that differ from what was published, as the site should show them; undefined for one that goes. */
  #expected = new Map<string, string | undefined>();

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
        ? await publishedPages(published, base, this.#builder("published"), this.kept())
        : none;
      const pages = isBuilt && earlier ? this.#compare(earlier) : undefined;
      const isNew = isFirst || (hasHost && earlier?.size === 0);
      const titles = titlesOf(loadWorkspace(diskWorkspace), repository.changed);
      return { repository, pages, isFirst: isNew, titles, faults, remarks };
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
    const opened = await openRepository();
    const target = opened && (await findTarget(opened));
    const isSound = async () =>
      isFinished(diskWorkspace) && (await this.#build(await siteBase(origin))).faults.length === 0;
    if (!target) throw new RequestError(409, (await isSound()) ? "noHost" : "unfinished");
    // What is wrong may have come from elsewhere, and be right there by now: that is brought here before it is judged.
    for (let attempt = 0; attempt < attempts; attempt++) {
      const isOwnSound = await isSound();
      if (isOwnSound) await commitContent(asked);
      const mine = await gitValue("rev-parse", "-q", "--verify", "HEAD");
      const { theirs } = await askHost(target);
      const links = hostLinks(target.address, origin, mine);
      if (isOwnSound && (!mine || theirs === mine)) return { state: "nothing", both: [], links };
      const both = mine && theirs ? await bring(mine, theirs, asked.choices, isOwnSound) : [];
      if (both.length > 0) return { state: "both", both, links };
      const now = await gitValue("rev-parse", "HEAD");
      if ((now !== mine || !isOwnSound) && !(await isSound()))
        throw await whoseFault(theirs, isOwnSound ? mine : undefined);
      if (!isOwnSound || (await sendBranch(target))) continue;
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

  /** At the desk, Git and the folder do so. */
  takeBack(): never {
    throw new RequestError(404, "badRequest");
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
      const fault = await this.#builder("own")(out, base);
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

  /** Builds a version, and remembers how far it is. */
  #builder =
    (which: "own" | "published") =>
    (folder: string, base: string, content?: NodeJS.ProcessEnv): Promise<string | undefined> => {
      const stage = say("building.stage", { which });
      this.#progress = { stage };
      const tell = ({ what, done, total }: Progress) => {
        const ready = say("building.ready", { what, done, total });
        this.#progress = { stage, done, total, ready };
      };
      return this.build(folder, base, tell, content).finally(() => {
        this.#progress = {};
      });
    };

  /** How far the build is that runs now. */
  progress = (): PublishAnswers["progress"] => this.#progress;

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

/** Commits the content, if it differs from the last commit. */
async function commitContent({ author, message }: Requests["publish"]): Promise<void> {
  const head = await gitValue("rev-parse", "-q", "--verify", "HEAD");
  const { tree, changed, staged } = await treeToPublish(head);
  if (author) {
    await git(["config", "user.name", author.name]);
    await git(["config", "user.email", author.email]);
  }
  if (changed.length > 0) await commitStaged(tree, staged, message);
}

/** {@link bringHere}, or nothing where unfinished changes of this folder are in the way. */
async function bring(mine: string, theirs: string, choices: Choices, isOwnSound: boolean) {
  try {
    return await bringHere(mine, theirs, choices);
  } catch (error) {
    const told = explainGit(error);
    const isInTheWay = told instanceof RequestError && told.word === "ownChanges";
    if (isOwnSound || !isInTheWay) throw error;
    return [];
  }
}
