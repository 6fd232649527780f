/** How a host is spoken to. Gitea and Codeberg speak like Forgejo. */
export type HostKind = "github" | "gitlab" | "forgejo";

/** A file of a repository. */
export interface HostedFile {
  /** Git's name for its bytes. */
  id: string;
  /** In bytes. */
  size: number;
  /** What it says, if its bytes are text in UTF-8. */
  text?: string;
}

/** How the host's build of a commit stands; `unknown` where the token cannot ask. */
export interface HostedBuild {
  state: "waiting" | "running" | "failed" | "done" | "unknown";
  /** Where a person sees it. */
  address?: string;
  /** What is wrong, where the host lets a browser read it. */
  findings?: readonly string[];
}

/** What one commit changes, by the paths from the repository's root. A file without bytes is deleted. */
export interface HostedCommit {
  /** The head that the branch is expected to have. */
  head: string;
  message: string;
  changes: ReadonlyMap<string, Uint8Array | undefined>;
  /** A branch of its own, which is made where it is not there, for a branch that is protected. */
  branch?: string;
}

/** A repository at its host, as the panel on the published site reads and writes it. Each call throws a `HostFault`. */
export interface HostedRepository {
  /** Who is signed in. `mayMore`: the token may do more than the panel needs, as far as the host says. */
  person(): Promise<{ name: string; mayMore?: true }>;
  /**
   * The head of the branch, and each file below the folder, by its path from the repository's root.
   *
   * @param onProgress Called with files, of all; or with bytes and 0, where one answer has all.
   */
  read(
    onProgress?: (done: number, total: number) => void,
  ): Promise<{ head: string; files: Map<string, HostedFile> }>;
  blob(id: string, path: string): Promise<Uint8Array>;
  /**
   * Makes one commit, whole or not at all.
   *
   * @returns the new head, and where a person sees it; of a branch of its own, where a request to merge it is opened.
   */
  commit(given: HostedCommit): Promise<{ head: string; address: string }>;
  build(head: string): Promise<HostedBuild>;
}

/** Where a repository is, and who asks. */
export interface HostedPlace {
  /** The address of the repository for people, without `.git`. */
  web: string;
  origin: string;
  /** Its owner and name, or a longer path. */
  path: string;
  branch: string;
  /** The folder of the site from the repository's root, "" for the root. */
  folder: string;
  token: () => Promise<string | undefined> | string | undefined;
}
