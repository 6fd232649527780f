import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import { found, say } from "../../words/say.ts";
import type { Path, Report, Stretch } from "../diagnostic.ts";
import { partsOf, weekdaysNamed } from "../schema/groups/opening-hours.ts";
import { inQuotes } from "./line-slips.ts";
import { nodeRange } from "./places.ts";

/** A document as plain values, with the way back to its nodes. */
interface Tree {
  /** `undefined` in place of a value that could not be read, which is reported. */
  value: unknown;
  /** The nodes of a path's key and value. List entries and the root have no key. */
  nodesAt(path: Path): Partial<NodePair>;
}

type NodePair = Pick<Pair<Node | null, Node | null>, "key" | "value">;

/**
 * Turns a parsed document without aliases into values.
 *
 * @param repairRepeated what to report of a key that its group has already, if a line is in the wrong place; it takes
 * where the value ends, too.
 */
export function buildTree(
  root: Node,
  text: string,
  report: Report,
  repairRepeated?: (at: Stretch, end: number, message: string) => Parameters<Report> | undefined,
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
        const message = say("syntax.repeated", { line, key: text.slice(...at) });
        const isTopGroup = map === root && isMap(pair.value);
        const end = pair.value ? nodeRange(pair.value, text)[1] : at[1];
        const repaired = isTopGroup ? undefined : repairRepeated?.(at, end, message);
        report(...(repaired ?? [at, { message, hint: repeatedHint(map, pair, pairs) }]));
      }
    }
    return isReadable ? group : undefined;
  }

  /** Reports a key that no value can be looked up by. */
  function reportKey(key: Node | null, map: YAMLMap): boolean {
    const [start, end] = nodeRange(key ?? map, text);
    const isEmpty = isScalar(key) && (key.value === "" || (key.value === null && start === end));
    if (isScalar(key) && !isEmpty && key.value !== "__proto__") return false;
    report([start, Math.max(end, start + 1)], found("syntax.no-key"));
    return true;
  }

  function nodesAt(path: Path): Partial<NodePair> {
    let reached: Partial<NodePair> = { value: root };
    for (const step of path) {
      const parent = reached.value;
      if (isSeq(parent)) reached = { value: (parent.items[Number(step)] ?? null) as Node | null };
      else reached = (isMap(parent) && entries.get(parent)?.get(String(step))) || {};
    }
    return reached;
  }

  return { value: readNode(root), nodesAt };
}

/** What to do with a key that its group has already. */
function repeatedHint(
  { items }: YAMLMap,
  again: NodePair,
  earlier: ReadonlyMap<string, NodePair>,
): string {
  const name = keyName(again.key);
  const first = earlier.get(name)?.value;
  const times = [first, again.value].map((one) => (isScalar(one) ? `${one.value}` : ""));
  if (weekdaysNamed(name) && times.every((one) => partsOf(one)?.length))
    return say("syntax.join-times", { day: name, times: times.join(", ") });
  const rest = (items as NodePair[]).slice((items as NodePair[]).indexOf(again));
  if (rest.length > 2 && rest.every(({ key }) => earlier.has(keyName(key))))
    return say("syntax.new-part");
  if (isMap(first) && isMap(again.value)) return say("syntax.join-groups");
  if (isSeq(first) && isSeq(again.value)) return say("syntax.join-lists");
  const [one, other] = times;
  if (one?.includes(" ") && other?.includes(" ")) {
    const text = inQuotes([`${one} ${other}`.replaceAll(/\s+/g, " ")]);
    if (text.length < 200) return say("syntax.join-texts", { line: `${name}: ${text}` });
  }
  return say("syntax.delete-one");
}

function keyName(key: Node | null): string {
  if (!isScalar(key)) return "";
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}
