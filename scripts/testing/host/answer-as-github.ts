import { schema as published } from "@octokit/graphql-schema";
import type { components } from "@octokit/openapi-types";
import { buildSchema, GraphQLError, graphql } from "graphql";
import type { GitEntry } from "./bare-repository.ts";
import type { AskedRequest, GivenAnswer, StartedHost } from "./started-host.ts";

type Schemas = components["schemas"];

/** GitHub's own schema: what it does not know is answered as an error. */
let schema: ReturnType<typeof buildSchema> | undefined;

const fault = (type: string, message: string) =>
  new GraphQLError(message, { extensions: { type } });
const cutAfter = 512_000;
const api = "/api/v3/repos/firm/site";

/** A blob as GitHub's GraphQL has it: text of another encoding is decoded too. */
function blobOf({ id, size }: GitEntry, bytes: Buffer) {
  const isBinary = bytes.subarray(0, 8000).includes(0);
  const isTruncated = size > cutAfter;
  const cut = bytes.subarray(0, cutAfter);
  const text = isBinary ? null : `${cut}`.includes("\uFFFD") ? cut.toString("latin1") : `${cut}`;
  return { __typename: "Blob", oid: id, byteSize: size, isBinary, isTruncated, text };
}

/** The objects below a commit, as GraphQL walks them. */
async function commitOf({ repository }: StartedHost, oid: string) {
  const entries = await repository.entries(oid);
  const ids = entries.filter(({ type }) => type === "blob").map(({ id }) => id);
  const bytes = await repository.blobs(ids);
  const object = (entry: GitEntry) =>
    entry.type === "tree"
      ? treeOf(entry.path, entry.id)
      : blobOf(entry, bytes.get(entry.id) as Buffer);
  const entryOf = (entry: GitEntry) => ({
    ...{ name: entry.path.split("/").at(-1), type: entry.type, oid: entry.id },
    ...{ mode: Number.parseInt(entry.mode, 8), object: () => object(entry) },
  });
  const treeOf = (folder: string, id: string) => ({
    ...{ __typename: "Tree", oid: id },
    entries: () =>
      entries.filter(({ path }) => path.split("/").slice(0, -1).join("/") === folder).map(entryOf),
  });
  const file = ({ path }: { path: string }) => {
    const found = entries.find((entry) => entry.path === path);
    return found ? entryOf(found) : null;
  };
  const root = await repository.find(`${oid}^{tree}`);
  return { __typename: "Commit", oid, file, tree: treeOf("", `${root}`) };
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
}

async function makeCommit(host: StartedHost, right: string, input: CommitInput) {
  await host.onCommit?.();
  const { branchName: branch, repositoryNameWithOwner: name } = input.branch;
  const head = name === "firm/site" && (await host.repository.find(`refs/heads/${branch}`));
  if (!head) throw fault("NOT_FOUND", "Could not resolve to a Ref.");
  if (right !== "write")
    throw fault("FORBIDDEN", "Resource not accessible by personal access token");
  const rules = "Repository rule violations found\n\nChanges must be made through a pull request.";
  if (host.protectedBranches.has(branch)) throw fault("UNPROCESSABLE", rules);
  const stale = `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`;
  if (head !== input.expectedHeadOid) throw fault("STALE_DATA", stale);
  const { additions = [], deletions = [] } = input.fileChanges;
  const oid = await host.repository.commit(
    ...([branch, head] as const),
    [
      ...additions.map((one) => ({ path: one.path, bytes: Buffer.from(one.contents, "base64") })),
      ...deletions,
    ],
    [input.message.headline, input.message.body].filter(Boolean).join("\n\n"),
  );
  return { commit: { __typename: "Commit", oid } };
}

async function answerGraph(host: StartedHost, { body, right }: AskedRequest): Promise<GivenAnswer> {
  const { query: source, variables: variableValues } = body as {
    query: string;
    variables: Record<string, unknown>;
  };
  const { repository } = host;
  const rootValue = {
    repository: ({ owner, name }: { owner: string; name: string }) => {
      if (`${owner}/${name}` !== "firm/site" || right === "elsewhere")
        throw fault("NOT_FOUND", "Could not resolve to a Repository with the name.");
      return {
        ref: async ({ qualifiedName }: { qualifiedName: string }) => {
          const id = await repository.find(qualifiedName);
          return id ? { target: await commitOf(host, id) } : null;
        },
        object: async ({ oid }: { oid: string }) => {
          const bytes = (await repository.blobs([oid])).get(oid);
          const entry = { id: oid, size: bytes?.length ?? 0, path: "", type: "blob", mode: "" };
          return bytes ? blobOf(entry, bytes) : null;
        },
      };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => makeCommit(host, right, input),
  };
  // The description of version 15.26 has two fields twice.
  schema ??= buildSchema(published.idl, { assumeValidSDL: true });
  const { data, errors } = await graphql({ schema, source, variableValues, rootValue });
  const told = errors?.map(({ message, path, extensions }) => ({
    ...{ type: extensions["type"], path, message },
  }));
  return { json: { data: data ?? null, ...(told && { errors: told }) } };
}

async function answerRest(host: StartedHost, asked: AskedRequest): Promise<GivenAnswer> {
  const { repository } = host;
  const { path, query, right } = asked;
  if (path === "/api/v3/user")
    return { json: { login: "ada", name: "Ada Quitte" } satisfies Partial<Schemas["public-user"]> };
  const none = { status: 404, json: { message: "Not Found" } };
  if (!path.startsWith(api) || right === "elsewhere") return none;
  const [what = "", id = ""] = path.slice(api.length + 1).split(/\/(?=[^/]*$)/);
  if (what === "git/blobs") {
    const bytes = (await repository.blobs([id])).get(id);
    return bytes ? { bytes } : none;
  }
  if (what === "git/trees" && query.get("recursive") === "1") {
    const tree = (await repository.entries(id)).map(({ id: sha, ...one }) => ({ sha, ...one }));
    return { json: { sha: id, tree, truncated: false } satisfies Schemas["git-tree"] };
  }
  if (`${what}/${id}` === "git/refs" && asked.method === "POST") {
    const { ref, sha } = asked.body as { ref: string; sha: string };
    if (right !== "write") return { status: 403, json: { message: "Resource not accessible" } };
    const is = await repository.find(ref);
    if (is) return { status: 422, json: { message: "Reference already exists" } };
    await repository.git(["update-ref", ref, sha]);
    return { status: 201, json: { ref } satisfies Partial<Schemas["git-ref"]> };
  }
  if (`${what}/${id}` === "actions/runs") {
    const head = query.get("head_sha") ?? "";
    const state = host.builds.get(head);
    const ended = state === "done" ? "success" : state === "failed" ? "failure" : null;
    const run: Partial<Schemas["workflow-run"]> = {
      ...{ head_sha: head, conclusion: ended, html_url: `${host.address}/actions/runs/1` },
      status: ended ? "completed" : state === "running" ? "in_progress" : "queued",
    };
    const runs = state ? [run] : [];
    return { json: { total_count: runs.length, workflow_runs: runs } };
  }
  const checkRun: Partial<Schemas["check-run"]> = { id: 7, conclusion: "failure" };
  if (id === "check-runs") return { json: { total_count: 1, check_runs: [checkRun] } };
  if (`${what}/${id}` === "check-runs/7/annotations") return { json: host.annotations };
  return none;
}

/** Answers as GitHub does: GraphQL by GitHub's own schema, and the calls of REST that the panel needs. */
export const answerAsGitHub = (host: StartedHost, asked: AskedRequest) =>
  asked.path === "/api/graphql" ? answerGraph(host, asked) : answerRest(host, asked);
