import type { Node, Pair, YAMLMap, YAMLWarning } from "yaml";
import { type Alias, isAlias, isMap, isScalar, isSeq, Scalar } from "yaml";
import type { Fault } from "../diagnostic.ts";
import { nodeRange } from "./node-range.ts";
import type { rangesIn } from "./ranges-in.ts";
import { swallowedEntry } from "./syntax-fault.ts";
import { droppedMark, duplicateFault, keyFault, tagFault, unresolvedFault } from "./tree-faults.ts";

/** How many values the aliases of one file may repeat, each counted with all values in it. */
const maxRepeated = 50_000;

/** Steps from the root of a document to a value in it. */
export type Path = readonly (string | number)[];

/** A document as plain values, with the way back to its nodes. */
export interface Tree {
  /** `undefined` in place of a value that could not be read; a fault says why. */
  value: unknown;
  faults: Fault[];
  /**
   * The nodes of a path's key and value. List entries and the root have no key; an alias is itself,
   * and what is in it is where it is written.
   */
  nodesAt(path: Path): Partial<NodePair>;
}

type NodePair = Pick<Pair<Node | null, Node | null>, "key" | "value">;

/** A value, and how many values it contains, itself included. */
interface Read {
  value: unknown;
  size: number;
}

const unread: Read = { value: undefined, size: 1 };

/** Turns a parsed document into values in one pass, linear however its aliases are woven. */
export function buildTree(
  { root, warnings }: { root: Node; warnings: readonly YAMLWarning[] },
  text: string,
  range: ReturnType<typeof rangesIn>,
): Tree {
  const faults: Fault[] = warnings.flatMap((warning) => tagFault(warning, text) ?? []);
  const hasTagFault = faults.length > 0;
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  const entries = new Map<YAMLMap, Map<string, NodePair>>();
  const finished = new Map<Node, Read>();
  let repeated = 0;

  function read(node: Node | null): Read {
    if (node === null) return { value: null, size: 1 };
    if (isAlias(node)) return readAlias(node);
    if (node.anchor) anchors.set(node.anchor, node);
    const content = readContent(node);
    // Where one tag cannot be used, no value with a tag is read; the faults say which tags are wrong.
    const result = hasTagFault && node.tag !== undefined ? unread : content;
    if (node.anchor) finished.set(node, result);
    return result;
  }

  function readContent(node: Exclude<Node, Alias>): Read {
    if (isScalar(node)) {
      const fault =
        droppedMark(node, text) ??
        (node.type === Scalar.PLAIN ? swallowedEntry(text, nodeRange(node, text)) : undefined);
      if (fault !== undefined) faults.push(fault);
      return fault === undefined ? { value: node.value, size: 1 } : unread;
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => read(item as Node | null));
      const size = items.reduce((total, item) => total + item.size, 1);
      return { value: items.map(({ value }) => value), size };
    }
    return readMap(node);
  }

  function readMap(map: YAMLMap): Read {
    const pairs = new Map<string, NodePair>();
    const value: Record<string, unknown> = {};
    let size = 1;
    let isReadable = true;
    entries.set(map, pairs);
    for (const pair of map.items as NodePair[]) {
      const result = read(pair.value);
      size += result.size;
      const name = keyName(pair.key);
      const first = pairs.get(name)?.key;
      const wrong = keyFault(pair.key, map, text);
      if (wrong) faults.push(wrong);
      else if (!first) {
        pairs.set(name, pair);
        value[name] = result.value;
      } else if (isReadable) {
        isReadable = false;
        const line = range(...nodeRange(first, text)).start.line;
        faults.push(duplicateFault(pair.key as Node, line, text));
      }
    }
    return { value: isReadable ? value : undefined, size };
  }

  function readAlias(alias: Alias): Read {
    const target = anchors.get(alias.source);
    const result = target && finished.get(target);
    if (target === undefined || result === undefined) {
      faults.push(unresolvedFault(alias, target !== undefined, text));
      return unread;
    }
    repeated += result.size;
    if (repeated > maxRepeated) {
      // Said once: every later alias of the file is past the limit too.
      if (repeated - result.size <= maxRepeated)
        faults.push({
          at: nodeRange(alias, text),
          message: "The aliases of this file repeat too many values.",
          hint: "Write the values themselves.",
        });
      return unread;
    }
    targets.set(alias, target);
    return result;
  }

  function nodesAt(path: Path): Partial<NodePair> {
    let found: Partial<NodePair> = { value: root };
    for (const step of path) {
      const parent = isAlias(found.value) ? targets.get(found.value) : found.value;
      if (isSeq(parent)) found = { value: (parent.items[Number(step)] ?? null) as Node | null };
      else found = (isMap(parent) && entries.get(parent)?.get(String(step))) || {};
    }
    return found;
  }

  return { value: read(root).value, faults, nodesAt };
}

function keyName(key: Node | null): string {
  if (!isScalar(key)) return "";
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}
