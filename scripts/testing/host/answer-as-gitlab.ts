import { buildSchema, graphql } from "graphql";
import type { GitChange } from "./bare-repository.ts";
import type { AskedRequest, GivenAnswer, StartedHost } from "./started-host.ts";

/** What GitLab's GraphQL reference says of the fields that are asked for. No package has the whole of it. */
const schema = buildSchema(`
  scalar BigInt
  type Query { project(fullPath: ID!): Project }
  type Project { repository: Repository }
  type Repository {
    blobs(paths: [String!]!, ref: String, after: String, first: Int): RepositoryBlobConnection
  }
  type RepositoryBlobConnection { nodes: [RepositoryBlob] }
  type RepositoryBlob { path: String!, oid: String!, size: BigInt, rawTextBlob: String }
`);

const fail = (status: number, message: string): GivenAnswer => ({ status, json: { message } });
const project = "/api/v4/projects/firm%2Fsite";

async function answerGraph(host: StartedHost, { body, right }: AskedRequest): Promise<GivenAnswer> {
  const { query: source, variables: variableValues } = body as {
    query: string;
    variables: Record<string, unknown>;
  };
  const blobs = async ({ paths, ref }: { paths: string[]; ref: string }) => {
    // More would be as complex a query as GitLab does not answer.
    if (paths.length > 100)
      throw new Error("Query has complexity of 315, which exceeds max of 250");
    const entries = (await host.repository.entries(ref)).filter(({ path }) => paths.includes(path));
    const bytes = await host.repository.blobs(entries.map(({ id }) => id));
    return {
      nodes: entries.map(({ id, path, size }) => {
        const blob = bytes.get(id) as Buffer;
        return { path, oid: id, size: `${size}`, rawTextBlob: blob.includes(0) ? null : `${blob}` };
      }),
    };
  };
  const rootValue = {
    project: ({ fullPath }: { fullPath: string }) =>
      fullPath === "firm/site" && right !== "elsewhere" ? { repository: { blobs } } : null,
  };
  return { json: await graphql({ schema, source, variableValues, rootValue }) };
}

interface CommitBody {
  branch: string;
  start_sha?: string;
  commit_message: string;
  actions: {
    action: "create" | "update" | "delete";
    file_path: string;
    content?: string;
    encoding?: "base64";
    last_commit_id?: string;
  }[];
}

const lastCommit = async ({ repository }: StartedHost, head: string, path: string) =>
  `${await repository.git(["log", "-1", "--format=%H", head, "--", path])}`.trim();

async function makeCommit(host: StartedHost, asked: AskedRequest): Promise<GivenAnswer> {
  await host.onCommit?.();
  const { branch, start_sha, commit_message, actions } = asked.body as CommitBody;
  if (asked.right !== "write")
    return { status: 403, json: { error: "insufficient_scope", scope: "api" } };
  const there = await host.repository.find(`refs/heads/${branch}`);
  if (start_sha && there) return fail(400, `A branch called '${branch}' already exists.`);
  if (host.protectedBranches.has(branch)) return fail(403, "403 Forbidden");
  const head = there ?? `${start_sha}`;
  const changes: GitChange[] = [];
  for (const { action, file_path: path, content = "", last_commit_id } of actions) {
    const isThere = await host.repository.find(`${head}:${path}`);
    if (action === "create" && isThere) return fail(400, "A file with this name already exists");
    if (action !== "create" && !isThere) return fail(400, "A file with this name doesn't exist");
    const changed = last_commit_id && last_commit_id !== (await lastCommit(host, head, path));
    if (changed)
      return fail(
        400,
        `You are attempting to ${action} a file that has changed since you started.`,
      );
    changes.push({ path, bytes: action === "delete" ? undefined : Buffer.from(content, "base64") });
  }
  return {
    status: 201,
    json: { id: await host.repository.commit(branch, head, changes, commit_message) },
  };
}

/** Answers as GitLab does, by version 4 of its REST, and by GraphQL. */
export async function answerAsGitLab(host: StartedHost, asked: AskedRequest): Promise<GivenAnswer> {
  const { repository } = host;
  const { path, query, right } = asked;
  if (path === "/api/graphql") return await answerGraph(host, asked);
  if (path === "/api/v4/user") return { json: { username: "ada", name: "Ada Quitte" } };
  if (!path.startsWith(`${project}/`) || right === "elsewhere")
    return fail(404, "404 Project Not Found");
  const [what = "", name = "", last = ""] = path
    .slice(project.length + 1)
    .replace("repository/", "")
    .split("/")
    .map(decodeURIComponent);
  const ref = query.get("ref") ?? "";
  if (what === "branches") {
    const id = await repository.find(`refs/heads/${name}`);
    const isProtected = host.protectedBranches.has(name);
    const branch = { name, commit: { id }, protected: isProtected, can_push: !isProtected };
    return id ? { json: branch } : fail(404, "404 Branch Not Found");
  }
  if (what === "tree") {
    const folder = query.get("path");
    if (folder && !(await repository.find(`${ref}:${folder}`)))
      return fail(404, "404 Tree Not Found");
    const all = (await repository.entries(ref)).filter(
      (entry) => !folder || entry.path.startsWith(`${folder}/`),
    );
    const [page, most] = [Number(query.get("page")), Number(query.get("per_page"))];
    return { json: all.slice((page - 1) * most, page * most) };
  }
  if (what === "blobs" && last === "raw") {
    const bytes = (await repository.blobs([name])).get(name);
    return bytes ? { bytes } : fail(404, "404 Blob Not Found");
  }
  if (what === "files") {
    const id = await repository.find(`${ref}:${name}`);
    return id
      ? {
          json: { file_path: name, blob_id: id, last_commit_id: await lastCommit(host, ref, name) },
        }
      : fail(404, "404 File Not Found");
  }
  if (what === "commits" && asked.method === "POST") return await makeCommit(host, asked);
  if (what === "pipelines") {
    const state = host.builds.get(query.get("sha") ?? "");
    const status = state === "done" ? "success" : state;
    return { json: state ? [{ status, web_url: `${host.address}/-/pipelines/1` }] : [] };
  }
  return fail(404, "404 Not Found");
}
