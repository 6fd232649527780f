import { textOf, toBase64 } from "./base64.ts";
import { callHost, type HostRequest, jsonOf } from "./call-host.ts";
import type { HostedFile, HostedPlace, HostedRepository } from "./host.ts";
import { HostFault, wordFor } from "./host-fault.ts";
import { inBatches, mayBeText } from "./in-batches.ts";

interface Branch {
  commit: { id: string };
  protected: boolean;
  can_push: boolean;
}

interface TreeEntry {
  id: string;
  path: string;
  type: string;
  mode: string;
}

interface GraphBlob {
  path: string;
  size: number | string | null;
  rawTextBlob?: string | null;
}

/** The most entries, and blobs, that GitLab has in an answer. */
const most = 100;
/** How many answers are asked for at once, once the first has not had all. */
const pagesAtOnce = 8;

const blobsQuery = `query ($project: ID!, $ref: String!, $paths: [String!]!, $isText: Boolean!) {
  project(fullPath: $project) {
    repository {
      blobs(ref: $ref, paths: $paths, first: ${most}) {
        nodes { path size rawTextBlob @include(if: $isText) }
      }
    }
  }
}`;

/** States of pipelines (API v4). Those that are not here wait. */
const states: Readonly<Record<string, "running" | "failed" | "done">> = {
  running: "running",
  failed: "failed",
  canceled: "failed",
  canceling: "failed",
  success: "done",
  skipped: "done",
};

/** A repository of GitLab: texts by GraphQL, the rest by REST, version 4. */
export function gitLabAt({ web, origin, path, branch, folder, token }: HostedPlace) {
  const project = `${origin}/api/v4/projects/${encodeURIComponent(path)}`;
  const ask = async <Data>(address: string, given: Omit<HostRequest, "token"> = {}) =>
    jsonOf<Data>(await callHost(address, { token: await token(), ...given }));

  const branchNow = () =>
    ask<Branch>(`${project}/repository/branches/${encodeURIComponent(branch)}`);

  async function entriesAt(head: string): Promise<TreeEntry[]> {
    const query = `ref=${head}&path=${encodeURIComponent(folder)}&recursive=true&per_page=${most}`;
    const pageOf = (page: number) =>
      ask<TreeEntry[]>(`${project}/repository/tree?${query}&page=${page}`);
    const found = [await pageOf(1)];
    while (found.at(-1)?.length === most) {
      const next = Array.from({ length: pagesAtOnce }, (_, at) => pageOf(found.length + 1 + at));
      found.push(...(await Promise.all(next)));
    }
    return found.flat().filter(({ type, mode }) => type === "blob" && mode !== "120000");
  }

  const blob = async (id: string) =>
    (await callHost(`${project}/repository/blobs/${id}/raw`, { token: await token() })).bytes;

  async function blobsAt(head: string, entries: readonly TreeEntry[], isText: boolean) {
    const paths = entries.map((entry) => entry.path);
    const variables = { project: path, ref: head, paths, isText };
    const { data, errors } = await ask<BlobsAnswer>(`${origin}/api/graphql`, {
      ...{ body: { query: blobsQuery, variables }, isWriting: false },
    });
    const said = errors?.map(({ message }) => message).join(" ") ?? "";
    if (said) throw new HostFault(wordFor(said) ?? "failed", said.slice(0, 1000));
    const nodes = data?.project?.repository?.blobs?.nodes;
    if (!nodes) throw new HostFault(data ? "missing" : "failed");
    const byPath = new Map(nodes.map((node) => [node.path, node]));
    return await Promise.all(
      entries.map(
        async (entry) => [entry.path, await fileOf(entry, byPath.get(entry.path))] as const,
      ),
    );
  }

  /** A file of what GraphQL has of it. What that does not have byte for byte is asked for once more. */
  async function fileOf({ id, path }: TreeEntry, found?: GraphBlob): Promise<HostedFile> {
    const size = Number(found?.size ?? 0);
    if (!mayBeText(path)) return { id, size };
    const given = found?.rawTextBlob ?? "";
    if (found && new TextEncoder().encode(given).length === size) return { id, size, text: given };
    const bytes = await blob(id);
    const text = textOf(bytes);
    return { id, size: bytes.length, ...(text !== undefined && { text }) };
  }

  /** The action that changes a file, if it is as it was at the head. */
  async function actionFor(path: string, bytes: Uint8Array | undefined, head: string) {
    const file = `${project}/repository/files/${encodeURIComponent(path)}?ref=${head}`;
    const before = await ask<{ last_commit_id: string }>(file).catch((error) => {
      if (error instanceof HostFault && error.word === "missing") return undefined;
      throw error;
    });
    return {
      action: bytes ? (before ? "update" : "create") : "delete",
      file_path: path,
      ...(bytes && { content: toBase64(bytes), encoding: "base64" }),
      ...(before && { last_commit_id: before.last_commit_id }),
    };
  }

  const repository: HostedRepository = {
    async person() {
      const user = await ask<{ name: string; username: string }>(`${origin}/api/v4/user`);
      return { name: user.name || user.username };
    },
    async read(onProgress) {
      const head = (await branchNow()).commit.id;
      const entries = await entriesAt(head);
      const texts = entries.filter((entry) => mayBeText(entry.path));
      const others = entries.filter((entry) => !mayBeText(entry.path));
      const [read, known] = await Promise.all([
        inBatches(texts, most, (some) => blobsAt(head, some, true), onProgress),
        inBatches(others, most, (some) => blobsAt(head, some, false)),
      ]);
      return { head, files: new Map([...read, ...known]) };
    },
    blob,
    async commit({ head, message, changes, branch: aside }) {
      const now = await branchNow();
      if (now.commit.id !== head) throw new HostFault("moved");
      if (!aside && !now.can_push) throw new HostFault(now.protected ? "protected" : "readOnly");
      const actions = await inBatches(
        [...changes],
        1,
        async ([[path, bytes] = ["", undefined]]) => [await actionFor(path, bytes, head)],
      );
      const made = await ask<{ id: string }>(`${project}/repository/commits`, {
        body: {
          branch: aside ?? branch,
          ...(aside && { start_sha: head }),
          commit_message: message,
          actions,
        },
      });
      const request = new URLSearchParams({
        "merge_request[source_branch]": aside ?? "",
        "merge_request[target_branch]": branch,
      });
      const opened = `${web}/-/merge_requests/new?${request}`;
      return { head: made.id, address: aside ? opened : `${web}/-/commit/${made.id}` };
    },
    async build(head) {
      const [last] = await ask<{ status: string; web_url: string }[]>(
        `${project}/pipelines?sha=${head}&per_page=1`,
      );
      return last
        ? { state: states[last.status] ?? "waiting", address: last.web_url }
        : { state: "waiting" };
    },
  };
  return repository;
}

interface BlobsAnswer {
  data?: { project: { repository: { blobs: { nodes: GraphBlob[] } | null } | null } | null };
  errors?: { message: string }[];
}
