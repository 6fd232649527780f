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
import type { Path, Report, Stretch } from "../diagnostic.ts";
import { nodeRange } from "./places.ts";

/** The one document of a file. */
export interface Composed {
  root: Node;
  warnings: readonly YAMLWarning[];
}

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
  { root, warnings }: Composed,
  text: string,
  report: Report,
  repairRepeated?: (at: Stretch, message: string) => Parameters<Report> | undefined,
): Tree {
  let hasWrongTag = false;
  // A tag other than those of YAML's core schema, or one that does not fit its value.
  for (const { code, pos } of warnings) {
    if (code !== "TAG_RESOLVE_FAILED" && code !== "BAD_COLLECTION_TYPE") continue;
    hasWrongTag = true;
    report(
      pos,
      `The tag \`${text.slice(...pos)}\` cannot be used here.`,
      "If it belongs to a text, put all of that in quotes; if not, delete it.",
    );
  }
  const entries = new Map<YAMLMap, Map<string, NodePair>>();

  function read(node: Node | null): unknown {
    if (node === null) return null;
    const value = readContent(node);
    // Where one tag cannot be used, no value with a tag is read; the findings say which tags are wrong.
    return hasWrongTag && node.tag !== undefined ? undefined : value;
  }

  function readContent(node: Node): unknown {
    if (isMap(node)) return readMap(node);
    if (isSeq(node)) return node.items.map((item) => read(item as Node | null));
    if (!isScalar(node)) return undefined;
    // An exclamation mark before a space is a tag without a name, which is dropped.
    if (node.tag !== "!" || node.type !== Scalar.PLAIN || node.source === "") return node.value;
    const [start, end] = nodeRange(node, text);
    const from = text.lastIndexOf("!", start - 1);
    const message = "Text without quotes cannot begin with `!`.";
    report([from, end], message, "Put the whole text in quotes.");
    return undefined;
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
      if (reportKey(pair.key, map)) continue;
      if (!first) {
        pairs.set(name, pair);
        group[name] = value;
      } else if (isReadable) {
        isReadable = false;
        const line = text.slice(0, nodeRange(first, text)[0]).split("\n").length;
        const at = nodeRange(pair.key as Node, text);
        const message = `Line ${line} has \`${text.slice(...at)}\` too.`;
        const isEntry = / *- +$/.test(text.slice(0, map.range?.[0]).split("\n").at(-1) ?? "");
        const hint = isEntry
          ? "Is the first line of a new entry missing above it? Write that, with its dash. If not, delete one."
          : "Delete one of the two.";
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
    if (key === null || isEmpty)
      report(
        [start, Math.max(end, start + 1)],
        "A key is missing before this colon.",
        "Write the key, or put the text in quotes if the colon belongs to it.",
      );
    else
      report(
        [start, end],
        "A key must be one plain word, and not `__proto__`.",
        "Write `key: value`; text that begins with a bracket, `?` or `*` needs quotes.",
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

  return { value: read(root), nodesAt };
}

function keyName(key: Node | null): string {
  if (!isScalar(key)) return "";
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}
