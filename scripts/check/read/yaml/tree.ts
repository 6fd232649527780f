import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  type YAMLMap,
  type YAMLWarning,
} from "yaml";
import type { Fault } from "../diagnostic.ts";
import { nodeRange } from "./node-range.ts";
import type { rangesIn } from "./ranges-in.ts";
import { swallowedEntry } from "./syntax-fault.ts";
import { droppedMark, duplicateFault, keyFault, tagFault } from "./tree-faults.ts";

/** Steps from the root of a document to a value in it. */
export type Path = readonly (string | number)[];

/** A document as plain values, with the way back to its nodes. */
export interface Tree {
  /** `undefined` in place of a value that could not be read; a fault says why. */
  value: unknown;
  faults: Fault[];
  /** The nodes of a path's key and value. List entries and the root have no key. */
  nodesAt(path: Path): Partial<NodePair>;
}

type NodePair = Pick<Pair<Node | null, Node | null>, "key" | "value">;

/** Turns a parsed document without aliases into values. */
export function buildTree(
  { root, warnings }: { root: Node; warnings: readonly YAMLWarning[] },
  text: string,
  range: ReturnType<typeof rangesIn>,
): Tree {
  const faults: Fault[] = warnings.flatMap((warning) => tagFault(warning, text) ?? []);
  const hasTagFault = faults.length > 0;
  const entries = new Map<YAMLMap, Map<string, NodePair>>();

  function read(node: Node | null): unknown {
    if (node === null) return null;
    const value = readContent(node);
    // Where one tag cannot be used, no value with a tag is read; the faults say which tags are wrong.
    return hasTagFault && node.tag !== undefined ? undefined : value;
  }

  function readContent(node: Node): unknown {
    if (isMap(node)) return readMap(node);
    if (isSeq(node)) return node.items.map((item) => read(item as Node | null));
    if (!isScalar(node)) return undefined;
    const isPlain = node.type === Scalar.PLAIN;
    const swallowed = isPlain ? swallowedEntry(text, nodeRange(node, text)) : undefined;
    const fault = droppedMark(node, text) ?? swallowed;
    if (fault) faults.push(fault);
    return fault ? undefined : node.value;
  }

  function readMap(map: YAMLMap): unknown {
    const pairs = new Map<string, NodePair>();
    const group: Record<string, unknown> = {};
    let isReadable = true;
    entries.set(map, pairs);
    for (const pair of map.items as NodePair[]) {
      const value = read(pair.value);
      const name = keyName(pair.key);
      const first = pairs.get(name)?.key;
      const wrong = keyFault(pair.key, map, text);
      if (wrong) faults.push(wrong);
      else if (!first) {
        pairs.set(name, pair);
        group[name] = value;
      } else if (isReadable) {
        isReadable = false;
        const line = range(...nodeRange(first, text)).start.line;
        faults.push(duplicateFault(pair.key as Node, line, text));
      }
    }
    return isReadable ? group : undefined;
  }

  function nodesAt(path: Path): Partial<NodePair> {
    let found: Partial<NodePair> = { value: root };
    for (const step of path) {
      const parent = found.value;
      if (isSeq(parent)) found = { value: (parent.items[Number(step)] ?? null) as Node | null };
      else found = (isMap(parent) && entries.get(parent)?.get(String(step))) || {};
    }
    return found;
  }

  return { value: read(root), faults, nodesAt };
}

function keyName(key: Node | null): string {
  if (!isScalar(key)) return "";
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}
