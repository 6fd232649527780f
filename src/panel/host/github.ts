import type { components, paths } from "@octokit/openapi-types";
import { textOf, toBase64 } from "./base64.ts";
import { callHost, type HostAnswer, type HostRequest, jsonOf } from "./call-host.ts";
import {
  batch,
  below,
  blobsBelow,
  blobsQuery,
  commitMutation,
  type GraphBlob,
  type GraphError,
  type GraphHead,
  type GraphTree,
  graphFault,
  headQuery,
  levels,
  ofTree,
} from "./github-queries.ts";
import type { HostedBuild, HostedFile, HostedPlace, HostedRepository } from "./host.ts";
import { HostFault } from "./host-fault.ts";
import { inBatches } from "./in-batches.ts";

type Schemas = components["schemas"];

/** A repository of GitHub: texts and commits by GraphQL, the rest by REST. */
export function gitHubAt({ web, origin, path, branch, folder, token }: HostedPlace) {
  const isOwn = origin !== "https://github.com";
  const [rest, graph] = isOwn
    ? [`${origin}/api/v3`, `${origin}/api/graphql`]
    : ["https://api.github.com", "https://api.github.com/graphql"];
  const [owner = "", name = ""] = path.split("/");
  const repo = name;

  /** Asks for a path of GitHub's description, whose slots are filled. */
  const ask = async (
    path: keyof paths,
    slots: Readonly<Record<string, string>> = {},
    given: Omit<HostRequest, "token"> & { query?: string } = {},
  ): Promise<HostAnswer> => {
    const all: Readonly<Record<string, string>> = { owner, repo, ...slots };
    const filled = path.replaceAll(/\{(\w{1,20})\}/g, (_, slot) =>
      encodeURIComponent(all[slot] ?? ""),
    );
    const accept = "application/vnd.github+json";
    return callHost(rest + filled + (given.query ?? ""), {
      token: await token(),
      accept,
      ...given,
    });
  };

  async function query<Data>(
    document: string,
    variables: Readonly<Record<string, unknown>>,
    onBytes?: HostRequest["onBytes"],
  ): Promise<Data> {
    const isWriting = document.startsWith("mutation");
    const body = { query: document, variables };
    const answer = await callHost(graph, { token: await token(), body, isWriting, onBytes });
    const { data, errors } = jsonOf<{ data?: Data; errors?: GraphError[] }>(answer);
    if (errors?.length) throw graphFault(errors, answer.headers, isWriting);
    if (!data) throw new HostFault("failed");
    return data;
  }

  async function headOf(wanted: string, onBytes?: HostRequest["onBytes"]): Promise<FoundHead> {
    const { repository } = await query<{ repository: { ref: { target: GraphHead } | null } }>(
      headQuery(folder, wanted),
      { owner, name, branch: `refs/heads/${branch}`, ...(folder && { folder }) },
      onBytes,
    );
    const target = repository?.ref?.target;
    const tree = target?.file ? { oid: target.file.oid, ...target.file.object } : target?.tree;
    if (!target || !tree) throw new HostFault("missing", target ? folder : branch);
    return { head: target.oid, tree };
  }

  const blob = async (id: string) => {
    const accept = "application/vnd.github.raw+json";
    const slots = { file_sha: id };
    return (await ask("/repos/{owner}/{repo}/git/blobs/{file_sha}", slots, { accept })).bytes;
  };

  /** A file of a blob. What GraphQL does not have byte for byte is asked for once more. */
  async function fileOf(found: GraphBlob): Promise<HostedFile> {
    const { oid: id, byteSize: size, isBinary } = found;
    const given = found.text ?? "";
    const isExact = !isBinary && new TextEncoder().encode(given).length === size;
    const text = isExact ? given : isBinary ? undefined : textOf(await blob(id));
    return text === undefined ? { id, size } : { id, size, text };
  }

  const filesOf = async (found: readonly (readonly [string, GraphBlob])[]) =>
    new Map(
      await Promise.all(found.map(async ([path, one]) => [path, await fileOf(one)] as const)),
    );

  /** Reads a folder that is too deep or too large for one query: its names, and blobs by the batch. */
  async function readInBatches(onProgress: Progress) {
    const { head, tree } = await headOf("__typename");
    const listed = await ask(
      "/repos/{owner}/{repo}/git/trees/{tree_sha}",
      { tree_sha: tree.oid },
      { query: "?recursive=1" },
    );
    const { tree: entries, truncated } = jsonOf<Schemas["git-tree"]>(listed);
    if (truncated) throw new HostFault("tooLarge");
    const all = entries.filter(({ type, mode }) => type === "blob" && mode !== "120000");
    const found = await inBatches(
      all,
      batch,
      async (some) => {
        const { repository } = await query<{ repository: Record<string, GraphBlob> }>(
          blobsQuery(some.map(({ sha }) => sha)),
          { owner, name },
        );
        return some.map((entry, at) => {
          const one = repository[`b${at}`];
          if (!one) throw new HostFault("failed");
          return [below(folder, entry.path), one] as const;
        });
      },
      onProgress,
    );
    return { head, files: await filesOf(found) };
  }

  const repository: HostedRepository = {
    async person() {
      const answer = await ask("/user");
      const user = jsonOf<Pick<Schemas["public-user"], "login" | "name">>(answer);
      // A token that is not fine-grained has scopes, which are of all repositories.
      const mayMore = !!answer.headers.get("x-oauth-scopes");
      return { name: user.name || user.login, ...(mayMore && { mayMore }) };
    },
    async read(onProgress) {
      try {
        const { head, tree } = await headOf(ofTree(levels), (count) => onProgress?.(count, 0));
        const found = blobsBelow(folder, tree);
        if (found) return { head, files: await filesOf(found) };
      } catch (error) {
        // A query that takes GitHub longer than ten seconds ends as a fault of its own.
        if (!(error instanceof HostFault && error.word === "failed")) throw error;
      }
      return await readInBatches(onProgress);
    },
    blob,
    async commit({ head, message, changes, branch: aside }) {
      if (aside) await makeBranch(aside, head);
      const [headline = "", ...lines] = message.split("\n");
      const additions: { path: string; contents: string }[] = [];
      const deletions: { path: string }[] = [];
      for (const [path, bytes] of changes)
        if (bytes) additions.push({ path, contents: toBase64(bytes) });
        else deletions.push({ path });
      const input = {
        branch: { repositoryNameWithOwner: path, branchName: aside ?? branch },
        expectedHeadOid: head,
        message: { headline, body: lines.join("\n").trim() },
        fileChanges: { additions, deletions },
      };
      const made = await query<{ createCommitOnBranch: { commit: { oid: string } } }>(
        commitMutation,
        { input },
      );
      const { oid } = made.createCommitOnBranch.commit;
      const [from, to] = [branch, aside ?? ""].map(encodeURIComponent);
      const compared = `${web}/compare/${from}...${to}?expand=1`;
      return { head: oid, address: aside ? compared : `${web}/commit/${oid}` };
    },
    async build(head) {
      const given = { query: `?head_sha=${encodeURIComponent(head)}` };
      const answer = await ask("/repos/{owner}/{repo}/actions/runs", {}, given);
      const { workflow_runs } = jsonOf<{ workflow_runs: Schemas["workflow-run"][] }>(answer);
      const build = standOf(workflow_runs);
      if (build.state !== "failed") return build;
      // Of a private repository, only some tokens may ask.
      const findings = await findingsOf(head).catch(() => []);
      return findings.length > 0 ? { ...build, findings } : build;
    },
  };

  /** What the jobs of a commit that have failed say of its files. */
  async function findingsOf(head: string): Promise<string[]> {
    const answer = await ask("/repos/{owner}/{repo}/commits/{ref}/check-runs", { ref: head });
    const { check_runs } = jsonOf<{ check_runs: Schemas["check-run"][] }>(answer);
    const failed = check_runs.filter(({ conclusion }) => conclusion === "failure");
    const all = await Promise.all(
      failed.map(async ({ id }) => {
        const slots = { check_run_id: `${id}` };
        const given = await ask(
          "/repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
          slots,
        );
        return jsonOf<Schemas["check-annotation"][]>(given);
      }),
    );
    return all.flat().flatMap(({ path, start_line, annotation_level, message }) =>
      // That a step has failed is said of the workflow itself.
      annotation_level === "failure" && path !== ".github"
        ? [`${path}:${start_line}: ${message}`]
        : [],
    );
  }

  /** Makes a branch, if an attempt before has not. */
  async function makeBranch(named: string, head: string) {
    try {
      const body = { ref: `refs/heads/${named}`, sha: head };
      await ask("/repos/{owner}/{repo}/git/refs", {}, { body });
    } catch (error) {
      const isThere = error instanceof HostFault && /already exists/i.test(error.said);
      if (!isThere) throw error;
    }
  }

  return repository;
}

type Progress = ((done: number, total: number) => void) | undefined;

interface FoundHead {
  head: string;
  tree: GraphTree & { oid: string };
}

/** How the runs of a commit stand together. */
function standOf(runs: readonly Schemas["workflow-run"][]): HostedBuild {
  const failed = runs.find(
    ({ conclusion }) => conclusion && !["success", "skipped", "neutral"].includes(conclusion),
  );
  const open = runs.find(({ status }) => status !== "completed");
  const shown = failed ?? open ?? runs[0];
  if (!shown) return { state: "waiting" };
  const running = open?.status === "in_progress" ? "running" : "waiting";
  return { state: failed ? "failed" : open ? running : "done", address: shown.html_url };
}
