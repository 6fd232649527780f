import type {
  Branch,
  ChangeFilesOptions,
  CombinedStatus,
  FilesResponse,
  GitBlobResponse,
  GitTreeResponse,
  User,
} from "forgejo-js";
import type { GitChange } from "./bare-repository.ts";
import type { AskedRequest, GivenAnswer, StartedHost } from "./started-host.ts";

const repo = "/api/v1/repos/firm/site/";
const fail = (status: number, message: string): GivenAnswer => ({ status, json: { message } });

async function makeCommit(host: StartedHost, asked: AskedRequest): Promise<GivenAnswer> {
  await host.onCommit?.();
  const { repository } = host;
  const { branch = "", new_branch, message = "", files } = asked.body as ChangeFilesOptions;
  if (asked.right !== "write")
    return fail(403, "token does not have at least one of required scope(s)");
  const head = await repository.find(`refs/heads/${branch}`);
  if (!head) return fail(404, "branch does not exist");
  if (new_branch && (await repository.find(`refs/heads/${new_branch}`)))
    return fail(422, `branch already exists [name: ${new_branch}]`);
  if (host.protectedBranches.has(new_branch ?? branch))
    return fail(403, "user should have a permission to write to this branch");
  const changes: GitChange[] = [];
  for (const { operation, path, content = "", sha } of files) {
    const id = await repository.find(`${head}:${path}`);
    if (operation === "create" && id)
      return fail(422, `repository file already exists [path: ${path}]`);
    if (operation !== "create" && !id)
      return fail(404, `repository file does not exist [path: ${path}]`);
    if (operation !== "create" && sha !== id)
      return fail(422, `sha does not match [given: ${sha}, expected: ${id}]`);
    const bytes = operation === "delete" ? undefined : Buffer.from(content, "base64");
    changes.push({ path, bytes });
  }
  const made = await repository.commit(new_branch ?? branch, head, changes, message);
  return { status: 201, json: { commit: { sha: made } } satisfies FilesResponse };
}

/** Answers as Forgejo does, by version 1 of its REST; or as Gitea, where the test says so in `host.isGitea`. */
export async function answerAsForgejo(
  host: StartedHost,
  asked: AskedRequest,
): Promise<GivenAnswer> {
  const { repository } = host;
  const { path, query, right, method } = asked;
  if (path === "/api/v1/user")
    return { json: { login: "ada", full_name: "Ada Quitte" } satisfies User };
  const none = fail(404, "The target couldn't be found.");
  if (!path.startsWith(repo) || right === "elsewhere") return none;
  const [what = "", name = "", id = ""] = path
    .slice(repo.length)
    .split("/")
    .map(decodeURIComponent);
  const blobsOf = async (ids: readonly string[]): Promise<GitBlobResponse[]> => {
    const bytes = await repository.blobs(ids);
    return ids.flatMap((sha) => {
      const content = bytes.get(sha)?.toString("base64");
      return content === undefined ? [] : [{ sha, content, encoding: "base64" }];
    });
  };
  if (what === "branches") {
    const head = await repository.find(`refs/heads/${name}`);
    const isProtected = host.protectedBranches.has(name);
    const branch: Branch = {
      ...{ name, protected: isProtected, user_can_push: !isProtected },
      ...(head && { commit: { id: head } }),
    };
    return head ? { json: branch } : none;
  }
  if (name === "trees") {
    const [page, most] = [Number(query.get("page")), Number(query.get("per_page"))];
    const entries = await repository.entries(id);
    // Each blob that is asked for alone would be a process of Git.
    await repository.blobs(entries.map((entry) => entry.id));
    const all = entries.map(({ id: sha, ...one }) => ({ sha, ...one }));
    const tree = all.slice((page - 1) * most, page * most);
    return { json: { tree, truncated: page * most < all.length } satisfies GitTreeResponse };
  }
  if (name === "blobs" && id) {
    const [blob] = await blobsOf([id]);
    return blob ? { json: blob } : none;
  }
  const shas = query.get("shas");
  if (name === "blobs" && shas && !host.isGitea) return { json: await blobsOf(shas.split(",")) };
  if (what === "file-contents" && host.isGitea && method === "POST") {
    const { files } = asked.body as { files: string[] };
    const all = await repository.entries(query.get("ref") ?? "");
    const ids = new Map(all.map((entry) => [entry.path, entry.id]));
    return { json: await blobsOf(files.flatMap((file) => ids.get(file) ?? [])) };
  }
  if (what === "contents" && method === "POST") return await makeCommit(host, asked);
  if (what === "commits" && id === "status") {
    const state = host.builds.get(name);
    const word = { running: "pending", failed: "failure", done: "success" };
    const status = { target_url: "/firm/site/actions/runs/1", status: state ? word[state] : "" };
    const combined = { state: status.status, statuses: state ? [status] : [] };
    return { json: combined satisfies CombinedStatus };
  }
  return none;
}
