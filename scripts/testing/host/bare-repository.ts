import { spawn } from "node:child_process";

export interface GitEntry {
  mode: string;
  type: string;
  id: string;
  size: number;
  path: string;
}

export interface GitChange {
  path: string;
  /** Nothing for a file that is deleted. */
  bytes?: Uint8Array | undefined;
}

/** A bare repository on the disk, as hosts keep them. */
export class BareRepository {
  readonly #bytes = new Map<string, Buffer>();
  constructor(readonly folder: string) {}

  /** What Git prints; its errors are thrown. */
  async git(args: readonly string[], input?: Uint8Array | string): Promise<Buffer> {
    const git = spawn("git", args, { cwd: this.folder });
    const [out, err]: Buffer[][] = [[], []];
    git.stdout.on("data", (part) => out?.push(part));
    git.stderr.on("data", (part) => err?.push(part));
    // Git may be done before it has read all.
    git.stdin.on("error", () => {}).end(input);
    const code = await new Promise((resolve) => git.on("close", resolve));
    if (code !== 0) throw new Error(`git ${args[0]}: ${Buffer.concat(err ?? [])}`);
    return Buffer.concat(out ?? []);
  }

  /** A head, or another object that Git finds by a name; nothing without it. */
  async find(name: string): Promise<string | undefined> {
    const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", name];
    return await this.git(args).then(
      (out) => `${out}`.trim(),
      () => undefined,
    );
  }

  /** All that lies below a tree. */
  async entries(tree: string): Promise<GitEntry[]> {
    const listed = `${await this.git(["ls-tree", "-r", "-t", "-l", "-z", "--full-tree", tree])}`;
    return listed
      .split("\0")
      .slice(0, -1)
      .map((line) => {
        const [facts = "", path = ""] = line.split("\t");
        const [mode = "", type = "", id = "", size = ""] = facts.split(/ {1,9}/);
        return { mode, type, id, size: Number(size) || 0, path };
      });
  }

  /** The bytes of blobs; nothing of those that are not there. */
  async blobs(ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const missing = ids.filter((id) => !this.#bytes.has(id));
    if (missing.length) {
      const out = await this.git(["cat-file", "--batch"], `${missing.join("\n")}\n`);
      for (let at = 0; at < out.length; ) {
        const end = out.indexOf("\n", at);
        const [id = "", type, size] = `${out.subarray(at, end)}`.split(" ");
        at = end + 1;
        if (type !== "blob") continue;
        this.#bytes.set(id, out.subarray(at, at + Number(size)));
        at += Number(size) + 1;
      }
    }
    return this.#bytes;
  }

  /** Makes a commit on a branch that has this head, or none yet; nothing is changed otherwise. */
  async commit(
    branch: string,
    head: string | undefined,
    changes: readonly GitChange[],
    message: string,
  ): Promise<string> {
    const data = (bytes: Uint8Array) => [`data ${bytes.length}\n`, bytes, "\n"];
    const stream = [
      `commit refs/heads/${branch}\nmark :1\n`,
      `author Ada <ada@firm.example> now\ncommitter Host <host@host.example> now\n`,
      ...data(Buffer.from(message)),
      head ? `from ${head}\n` : "",
      ...changes.flatMap(({ path, bytes }) =>
        bytes ? [`M 100644 inline ${path}\n`, ...data(bytes)] : [`D ${path}\n`],
      ),
      "get-mark :1\n",
    ];
    const input = Buffer.concat(stream.map((part) => Buffer.from(part)));
    return `${await this.git(["fast-import", "--quiet", "--date-format=now"], input)}`.trim();
  }
}

/** Makes a bare repository in a folder, with one commit of these files on `main`. */
export async function makeBare(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<BareRepository> {
  const made = new BareRepository(folder);
  await made.git(["init", "--quiet", "--bare", "--initial-branch=main"]);
  const all = Object.entries(files).map(([path, given]) => ({ path, bytes: Buffer.from(given) }));
  await made.commit("main", undefined, all, "Begin");
  return made;
}
