import type {
  Branch,
  ChangeFilesOptions,
  CombinedStatus,
  FilesResponse,
  GitBlobResponse,
  GitEntry,
  GitTreeResponse,
  User,
} from "forgejo-js";
import { fromBase64, textOf, toBase64 } from "./base64.ts";
import { callHost, type HostRequest, jsonOf } from "./call-host.ts";
import type { HostedFile, HostedPlace, HostedRepository } from "./host.ts";
import { HostFault } from "./host-fault.ts";
import { inBatches, mayBeText } from "./in-batches.ts";

/** How many blobs Forgejo and Gitea have in an answer, unless their owner says less. */
const batch = 30;
/** A text is not as large, in bytes. */
const largestText = 2_000_000;

/** States of a commit. Those that are not here wait. */
const states: Readonly<Record<string, "running" | "failed" | "done">> = {
  pending: "running",
  failure: "failed",
  error: "failed",
  success: "done",
  warning: "done",
  skipped: "done",
};

type Entry = GitEntry & { path: string; sha: string };

/** A repository of Forgejo or Gitea, by REST, version 1. */
export function forgejoAt({ web, origin, path, branch, folder, token }: HostedPlace) {
  const repo = `/repos/${path.split("/").map(encodeURIComponent).join("/")}`;
  const ask = async <Data>(address: string, given: Omit<HostRequest, "token"> = {}) =>
    jsonOf<Data>(await callHost(`${origin}/api/v1${address}`, { token: await token(), ...given }));

  async function branchNow() {
    const found = await ask<Branch>(`${repo}/branches/${encodeURIComponent(branch)}`);
    const head = found.commit?.id;
    if (!head) throw new HostFault("missing", branch);
    return { head, isClosed: found.protected === true && found.user_can_push === false };
  }

  async function entriesAt(head: string): Promise<Entry[]> {
    const entries: GitEntry[] = [];
    for (let page = 1; ; page++) {
      const query = `recursive=true&per_page=1000&page=${page}`;
      const { tree, truncated } = await ask<GitTreeResponse>(`${repo}/git/trees/${head}?${query}`);
      entries.push(...(tree ?? []));
      if (!truncated || !tree?.length) break;
    }
    return entries.filter(
      (entry): entry is Entry => entry.type === "blob" && entry.mode !== "120000",
    );
  }

  const single = (id: string) => ask<GitBlobResponse>(`${repo}/git/blobs/${id}`);

  /** How several blobs are asked for at once: by Forgejo since 12, by Gitea since 1.24, by those before. */
  const ways: ((some: readonly Entry[], head: string) => Promise<GitBlobResponse[]>)[] = [
    (some) => ask(`${repo}/git/blobs?shas=${some.map(({ sha }) => sha).join(",")}`),
    (some, head) => {
      const body = { files: some.map((entry) => entry.path) };
      return ask(`${repo}/file-contents?ref=${head}`, { body, isWriting: false });
    },
    (some) => Promise.all(some.map(({ sha }) => single(sha))),
  ];

  async function blobsOf(some: readonly Entry[], head: string): Promise<GitBlobResponse[]> {
    for (;;) {
      const way = ways[0];
      try {
        return (await way?.(some, head)) ?? [];
      } catch (error) {
        const isUnknown = error instanceof HostFault && error.word === "missing";
        if (!isUnknown || way === ways.at(-1)) throw error;
        if (ways[0] === way) ways.shift();
      }
    }
  }

  async function filesOf(some: readonly Entry[], head: string) {
    const found = new Map((await blobsOf(some, head)).map((one) => [one.sha, one.content]));
    const fileOf = async ({
      path,
      sha,
      size = 0,
    }: Entry): Promise<readonly [string, HostedFile]> => {
      const content = found.get(sha) ?? (await single(sha)).content ?? "";
      const text = textOf(fromBase64(content));
      return [path, { id: sha, size, ...(text !== undefined && { text }) }];
    };
    return await Promise.all(some.map(fileOf));
  }

  const repository: HostedRepository = {
    async person() {
      const user = await ask<User>("/user");
      return { name: user.full_name || user.login || "" };
    },
    async read(onProgress) {
      const { head } = await branchNow();
      const isBelow = (path: string) => !folder || path.startsWith(`${folder}/`);
      const entries = (await entriesAt(head)).filter((entry) => isBelow(entry.path));
      if (!entries.length) throw new HostFault("missing", folder);
      const files = new Map<string, HostedFile>();
      const texts: Entry[] = [];
      for (const entry of entries) {
        const { path, sha: id, size = 0 } = entry;
        files.set(path, { id, size });
        if (mayBeText(path) && size < largestText) texts.push(entry);
      }
      const read = await inBatches(texts, batch, (some) => filesOf(some, head), onProgress);
      for (const [path, file] of read) files.set(path, file);
      return { head, files };
    },
    blob: async (id) => fromBase64((await single(id)).content ?? ""),
    async commit({ head, message, changes, branch: aside }) {
      const now = await branchNow();
      if (now.head !== head) throw new HostFault("moved");
      if (!aside && now.isClosed) throw new HostFault("protected");
      const ids = new Map((await entriesAt(head)).map((entry) => [entry.path, entry.sha]));
      // With the id of what it was, no file is written over that somebody else changes at this moment.
      const files = [...changes].map(([path, bytes]): ChangeFilesOptions["files"][number] => {
        const sha = ids.get(path);
        return {
          operation: bytes ? (sha ? "update" : "create") : "delete",
          path,
          ...(bytes && { content: toBase64(bytes) }),
          ...(sha && { sha }),
        };
      });
      const body: ChangeFilesOptions = {
        branch,
        message,
        files,
        ...(aside && { new_branch: aside }),
      };
      const made = (await ask<FilesResponse>(`${repo}/contents`, { body })).commit?.sha;
      if (!made) throw new HostFault("failed");
      const [from, to] = [branch, aside ?? ""].map(encodeURIComponent);
      return {
        head: made,
        address: aside ? `${web}/compare/${from}...${to}` : `${web}/commit/${made}`,
      };
    },
    async build(head) {
      const { state = "", statuses } = await ask<CombinedStatus>(`${repo}/commits/${head}/status`);
      const address = statuses?.find((one) => one.target_url)?.target_url;
      return {
        state: statuses?.length ? (states[state] ?? "waiting") : "waiting",
        ...(address && { address: new URL(address, origin).href }),
      };
    },
  };
  return repository;
}
