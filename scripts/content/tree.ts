import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import type { Path, Report, Stretch } from "./diagnostic.ts";
import { nodeRange } from "./places.ts";

/** A document as plain values, with the way back to its nodes. */
export interface Tree {
  /** `undefined` in place of a value that could not be read, which is reported. */
  value: unknown;
  /** The nodes of a path's key and value. List entries and the root have no key. */
  nodesAt(path: Path): Partial<NodePair>;
}

type NodePair = Pick<Pair<Node | null, Node | null>, "key" | "value">;

/**
 * Turns a parsed document without aliases into values.
 *
 * @param repairRepeated what to report of a key that its group has already, if a line is in the wrong place.
 */
export function buildTree(
  root: Node,
  text: string,
  report: Report,
  repairRepeated?: (at: Stretch, message: string) => Parameters<Report> | undefined,
): Tree {
  const entries = new Map<YAMLMap, Map<string, NodePair>>();

  function readNode(node: Node | null): unknown {
    if (node === null) return null;
    if (isMap(node)) return readMap(node);
    if (isSeq(node)) return node.items.map((item) => readNode(item as Node | null));
    return isScalar(node) ? node.value : undefined;
  }

  function readMap(map: YAMLMap): unknown {
    const pairs = new Map<string, NodePair>();
    const group: Record<string, unknown> = {};
    let isReadable = true;
    entries.set(map, pairs);
    for (const pair of map.items as NodePair[]) {
      const value = readNode(pair.value);
      const name = keyName(pair.key);
      const first = pairs.get(name)?.key;
      if (reportKey(pair.key, map)) continue;
      if (!first) {
        pairs.set(name, pair);
        group[name] = value;
      } else if (isReadable) {
        isReadable = false;
        const line = text.slice(0, nodeRange(first, text)[0]).split("\n").length;
        const at = nodeRange(pair.key as Node, text);
        const message = `Line ${line} has \`${text.slice(...at)}\` too.`;
        const hint =
          "Delete one of the two, unless the first line of a new entry is missing above it.";
        report(...(repairRepeated?.(at, message) ?? [at, message, hint]));
      }
    }
    return isReadable ? group : undefined;
  }

  /** Reports a key that no value can be looked up by. */
  function reportKey(key: Node | null, map: YAMLMap): boolean {
    const [start, end] = nodeRange(key ?? map, text);
    const isEmpty = isScalar(key) && (key.value === "" || (key.value === null && start === end));
    if (isScalar(key) && !isEmpty && key.value !== "__proto__") return false;
    report(
      [start, Math.max(end, start + 1)],
      "What is before this colon cannot be a key.",
      "Write `key: value`; text with a colon, or with a bracket, `?` or `*` at its beginning, needs quotes.",
    );
    return true;
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

  return { value: readNode(root), nodesAt };
}

function keyName(key: Node | null): string {
  if (!isScalar(key)) return "";
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}
