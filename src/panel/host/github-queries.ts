import { limitedUntil } from "./call-host.ts";
import { HostFault, type HostFaultWord, wordFor } from "./host-fault.ts";

/** A blob in GraphQL. Its text is decoded from any encoding, and cut after 512 kB. */
export interface GraphBlob {
  oid: string;
  byteSize: number;
  isBinary: boolean | null;
  isTruncated: boolean;
  text: string | null;
}

interface GraphEntry {
  name: string;
  mode: number;
  type: string;
  object: (GraphBlob & GraphTree) | null;
}

export interface GraphTree {
  entries?: GraphEntry[];
}

export interface GraphHead {
  oid: string;
  /** A folder. */
  file?: { oid: string; object: GraphTree } | null;
  /** The root. */
  tree?: GraphTree & { oid: string };
}

const symbolicLink = 0o120000;
/** How deep one query reads: `content/languages/xx/pages/` is the fourth folder. */
export const levels = 6;
/** The most blobs in a query. */
export const batch = 400;

const ofBlob = "... on Blob { oid byteSize isBinary isTruncated text }";
export const ofTree = (depth: number): string =>
  depth === 0
    ? ""
    : `... on Tree { entries { name mode type object { ${ofBlob} ${ofTree(depth - 1)} } } }`;

/** A query for the head of a branch, and for what it has of a folder, or of the root. */
export const headQuery = (folder: string, wanted: string) =>
  `query ($owner: String!, $name: String!, $branch: String!${folder && ", $folder: String!"}) {
    repository(owner: $owner, name: $name) {
      ref(qualifiedName: $branch) {
        target {
          oid
          ... on Commit {
            ${folder ? `file(path: $folder) { oid object { ${wanted} } }` : `tree { oid ${wanted} }`}
          }
        }
      }
    }
  }`;

export const blobsQuery = (ids: readonly string[]) =>
  `query ($owner: String!, $name: String!) {
    repository(owner: $owner, name: $name) {
      ${ids.map((id, at) => `b${at}: object(oid: ${JSON.stringify(id)}) { ${ofBlob} }`).join("\n")}
    }
  }`;

export const commitMutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

export const below = (folder: string, name: string) => (folder ? `${folder}/${name}` : name);

/** The blobs below a folder by their paths; nothing where it is deeper than the query. */
export function blobsBelow(folder: string, tree: GraphTree): [string, GraphBlob][] | undefined {
  if (!tree.entries) return undefined;
  const found: [string, GraphBlob][] = [];
  for (const { name, mode, type, object } of tree.entries) {
    const path = below(folder, name);
    const more = type === "tree" ? blobsBelow(path, object ?? {}) : [];
    if (!more) return undefined;
    found.push(...more);
    if (type === "blob" && object && mode !== symbolicLink) found.push([path, object]);
  }
  return found;
}

export interface GraphError {
  type?: string;
  message: string;
}

const words: Readonly<Record<string, HostFaultWord>> = {
  RATE_LIMITED: "limited",
  STALE_DATA: "moved",
  NOT_FOUND: "missing",
};

/** What the errors of an answer in GraphQL are, which has the status 200. */
export function graphFault(errors: readonly GraphError[], headers: Headers, isWriting: boolean) {
  const said = errors
    .map(({ message }) => message)
    .join(" ")
    .slice(0, 1000);
  const type = errors[0]?.type ?? "";
  const refused = type === "FORBIDDEN" || type === "INSUFFICIENT_SCOPES";
  const word =
    words[type] ?? wordFor(said) ?? (refused ? (isWriting ? "readOnly" : "missing") : "failed");
  return new HostFault(word, said, word === "limited" ? limitedUntil(headers) : undefined);
}
