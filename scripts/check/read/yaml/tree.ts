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
import type { Path, Report } from "../diagnostic.ts";
import { nodeRange } from "./node-range.ts";

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

/** Turns a parsed document without aliases into values. */
export function buildTree({ root, warnings }: Composed, text: string, report: Report): Tree {
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
    const isWrong = node.type === Scalar.PLAIN && reportPlain(node);
    return isWrong ? undefined : node.value;
  }

  /** Reports a text without quotes that YAML reads in another way than people. */
  function reportPlain(node: Scalar): boolean {
    const [start, end] = nodeRange(node, text);
    // An exclamation mark before a space is a tag without a name, which is dropped.
    if (node.tag === "!" && node.source !== "") {
      const from = text.lastIndexOf("!", start - 1);
      const message = "Text without quotes cannot begin with `!`.";
      report([from, end], message, "Put the whole text in quotes.");
      return true;
    }
    return false;
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
        report(
          at,
          `The key \`${text.slice(...at)}\` is written twice; line ${line} has it already.`,
          "Keep one of the two; if the line above it, or the dash of a new entry, is missing, write that.",
        );
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
