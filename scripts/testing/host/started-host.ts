import type { components } from "@octokit/openapi-types";
import type { BareRepository } from "./bare-repository.ts";

/** What the holder of a token may: `read` alone, or nothing in this repository. */
export type TokenRight = "write" | "read" | "elsewhere";
/** A request that goes wrong: by its status, in half an answer with or without its end, without any, or as a page of HTML. */
export type MadeFault =
  | 301
  | 401
  | 403
  | 404
  | 409
  | 413
  | 422
  | 429
  | 500
  | 502
  | "half"
  | "cut"
  | "silence"
  | "page";

export interface AskedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The JSON of its body. */
  body?: unknown;
  right: TokenRight;
}

export interface GivenAnswer {
  status?: number;
  json?: unknown;
  bytes?: Uint8Array;
  headers?: Record<string, string>;
}

/** A host for tests, which a test may change while it runs. */
export interface StartedHost {
  origin: string;
  /** The address of its one repository, `firm/site`. */
  address: string;
  repository: BareRepository;
  requests: AskedRequest[];
  /** Chooses what goes wrong. */
  fault?: ((request: AskedRequest) => MadeFault | undefined) | undefined;
  /** Branches to which nobody commits directly. */
  protectedBranches: Set<string>;
  /** How builds stand, by their commits; all others wait. */
  builds: Map<string, "running" | "failed" | "done">;
  /** What GitHub's failed builds say. */
  annotations: Partial<components["schemas"]["check-annotation"]>[];
  /** Runs before a commit is made, as if somebody else were faster. */
  onCommit?: () => Promise<void>;
  /** Whether a host of the kind `forgejo` is Gitea. */
  isGitea?: boolean;
  close(): Promise<void>;
}
