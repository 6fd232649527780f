import { structuredPatch } from "diff";
import { clashLines } from "../../../engine/edit/index.ts";
import type { Publishing } from "../../answers/answer-request.ts";
import { keyIn, pagePath, titlesOf } from "../../answers/change-file.ts";
import { isFinished } from "../../answers/todo.ts";
import { loadWorkspace, type Workspace } from "../../answers/workspace.ts";
import type { HostedRepository } from "../../host/host.ts";
import { HostFault } from "../../host/host-fault.ts";
import type {
  BothVersions,
  ChangedPage,
  FailedBuild,
  PublishAnswers,
} from "../../protocol/publish-protocol.ts";
import { RequestError } from "../../protocol/request-error.ts";
import { requests } from "../../protocol/requests.ts";
import { bytesOf, type Publication, restoring } from "./publication.ts";
import type { OwnChange, WorkingCopy } from "./working-copy.ts";

/** How often others may be first before the panel says so. */
const attempts = 3;

/** What publishing stands on. */
interface Means {
  repository: HostedRepository;
  copy: WorkingCopy;
  workspace: Workspace;
  branch: string;
  /** The address of the published site. */
  site: string;
  /** What this device keeps. */
  kept: { published?: Publication | undefined };
  /** Whether the published site has the texts of the branch by now. */
  isBuilt(): Promise<boolean>;
  /** Called once the files of the host are others. */
  onRead(): void;
}

/** Publishes the changes of this device as commits at the host. */
export function remotePublishing(means: Means): Publishing {
  const { repository, copy, workspace, branch, site, kept } = means;
  let run = "";
  /** What the host has taken, and is still to be read from it. */
  let sent: OwnChange[] = [];
  /** The versions of the host that were shown where both have changed a file. */
  let shown = new Map<string, string | undefined>();

  /** Lays the changes over what the host has now. */
  async function bring(): Promise<void> {
    copy.rebase(await repository.read());
    copy.published(sent);
    sent = [];
    means.onRead();
  }

  function bothNow(): BothVersions[] {
    const both = copy.conflicts();
    shown = new Map(both.map(({ file }) => [file, copy.hostedId(file)]));
    return both.map((one) => bothVersions(one, copy));
  }

  /** One commit; on a branch of its own where the branch is protected. */
  async function send(message: string): Promise<PublishAnswers["publish"]["state"]> {
    const own = copy.changes();
    const changes = new Map(
      own.map(({ file, now }) => [file, now === undefined ? undefined : bytesOf(now)]),
    );
    const given = { head: copy.head, message, changes };
    try {
      const { head, address } = await repository.commit(given);
      run = address;
      kept.published = { head, run, message, sent: own };
      sent = own;
      return "published";
    } catch (error) {
      if (!(error instanceof HostFault) || error.word !== "protected") throw error;
      const own = `edit-${copy.head.slice(0, 8)}-${Date.now().toString(36)}`;
      run = (await repository.commit({ ...given, branch: own })).address;
      return "proposed";
    }
  }

  /** How the build of the last publication stands. */
  async function buildNow() {
    const { published } = kept;
    const head = published?.head ?? copy.head;
    const { state, address = published?.run ?? "", findings = [] } = await repository.build(head);
    if (published && state === "done") kept.published = { ...published, sent: [] };
    const mayTakeBack = (published?.sent.length ?? 0) > 0;
    const failed: FailedBuild = { address, findings, mayTakeBack };
    return { state, ...(state === "failed" && { failed }) };
  }

  const links = () => ({ run, site });

  return {
    async prepare() {
      await bring();
      const isLast = kept.published?.head === copy.head;
      const { failed } = (isLast && (await buildNow().catch(() => undefined))) || {};
      const changed = copy.changes().map(({ file }) => file);
      const loaded = loadWorkspace(workspace);
      return {
        repository: {
          ...{ state: "ready", branch, changed, added: [], isAhead: false, both: bothNow() },
          folder: workspace.folder,
        },
        pages: copy.changes().flatMap((one): ChangedPage[] => {
          const key = keyIn(loaded, one.file);
          const { path } = pagePath(key, loaded);
          if (path === undefined) return [];
          const kind = one.now === undefined ? "gone" : one.id === undefined ? "new" : "changed";
          return [{ file: one.file, kind, what: [], path }];
        }),
        isFirst: false,
        titles: titlesOf(loaded, changed),
        faults: [],
        remarks: [],
        failed,
      };
    },
    progress: () => ({}),
    async publish(given) {
      const { data: asked } = requests.publish.safeParse(given);
      if (!asked) throw new RequestError(422, "noMessage");
      for (let attempt = 0; attempt < attempts; attempt++) {
        await bring();
        for (const { file } of copy.conflicts()) {
          const choice = asked.choices[file];
          // Nobody has chosen against a version that came later.
          if (choice && shown.get(file) === copy.hostedId(file)) copy.settle(file, choice);
        }
        means.onRead();
        const both = bothNow();
        if (both.length > 0) return { state: "both", both, links: {} };
        if (copy.changes().length === 0) return { state: "nothing", both: [], links: links() };
        if (!isFinished(workspace)) throw new RequestError(409, "unfinished");
        try {
          const state = await send(asked.message);
          // The next look at what is to be published reads it again.
          if (state === "published") await bring().catch(() => {});
          return { state, both: [], links: links() };
        } catch (error) {
          if (!(error instanceof HostFault) || error.word !== "moved") throw error;
        }
      }
      throw new RequestError(409, "gitBusy");
    },
    connect: () => {
      throw new RequestError(404, "badRequest");
    },
    async arrived() {
      const { state, failed } = await buildNow();
      const isUnknown = state === "unknown";
      return { isThere: state === "done" || (isUnknown && (await means.isBuilt())), failed };
    },
    async takeBack() {
      const { published } = kept;
      if (!published?.sent.length) throw new RequestError(409, "nothingMore");
      await bring();
      const changes = await restoring(published, copy, repository);
      const message = `Revert "${published.message}"`;
      const made =
        changes.size > 0 && (await repository.commit({ head: copy.head, message, changes }));
      const { head, address } = made || { head: copy.head, address: published.run };
      run = address;
      kept.published = { head, run, message, sent: [] };
      copy.takenBack(head, changes, published.sent);
      means.onRead();
      return { state: "takenBack", both: [], links: links() };
    },
    archive: () => {
      throw new RequestError(404, "badRequest");
    },
  };
}

/** A file in which this device and others have changed the same, with the lines that each has added or removed. */
function bothVersions(change: OwnChange, copy: WorkingCopy): BothVersions {
  const { file, now, text } = change;
  const texts = copy.versions(change);
  const clashing = texts && clashLines(file, texts);
  if (clashing) return { file, ...clashing };
  const theirs = copy.snapshotText(file);
  const linesOf = (version: OwnChange["now"]) =>
    structuredPatch(file, file, text ?? "", typeof version === "string" ? version : "", "", "", {
      context: 0,
    }).hunks.flatMap(({ lines }) => lines.filter((line) => /^[-+]/.test(line)));
  return { file, mine: linesOf(now), theirs: linesOf(theirs) };
}
