import { isScalar, type Node, Scalar, type YAMLMap, type YAMLWarning } from "yaml";
import type { Fault } from "../diagnostic.ts";
import { nodeRange } from "./node-range.ts";

/** A key that no value can be looked up by. */
export function keyFault(key: Node | null, map: YAMLMap, text: string): Fault | undefined {
  const [start, end] = nodeRange(key ?? map, text);
  const isEmpty = isScalar(key) && (key.value === "" || (key.value === null && start === end));
  if (key === null || isEmpty)
    return {
      at: [start, Math.max(end, start + 1)],
      message: "A key is missing before this colon.",
      hint: "Write the key, or put the text in quotes if the colon belongs to it.",
    };
  if (isScalar(key) && key.value !== "__proto__") return undefined;
  return {
    at: [start, end],
    message: "A key must be one plain word, and not `__proto__`.",
    hint: "Write `key: value`; text that begins with a bracket, `?` or `*` needs quotes.",
  };
}

/** A key that its group has in an earlier line. The rest of the group is not checked until it is right. */
export function duplicateFault(key: Node, firstLine: number, text: string): Fault {
  const at = nodeRange(key, text);
  return {
    at,
    message: `The key \`${text.slice(...at)}\` is written twice; line ${firstLine} has it already.`,
    hint: "Keep one of the two; if the line above it, or the dash of a new entry, is missing, write that.",
  };
}

/** A tag other than those of YAML's core schema, or one that does not fit its value. */
export function tagFault({ code, pos }: YAMLWarning, text: string): Fault | undefined {
  if (code !== "TAG_RESOLVE_FAILED" && code !== "BAD_COLLECTION_TYPE") return undefined;
  return {
    at: pos,
    message: `The tag \`${text.slice(...pos)}\` cannot be used here.`,
    hint: "If it belongs to a text, put all of that in quotes; if not, delete it.",
  };
}

/** An exclamation mark before a space, which YAML reads as a tag without a name and drops. */
export function droppedMark(node: Scalar, text: string): Fault | undefined {
  if (node.tag !== "!" || node.type !== Scalar.PLAIN || node.source === "") return undefined;
  const [start, end] = nodeRange(node, text);
  const from = text.lastIndexOf("!", start - 1);
  return {
    at: [from, end],
    message: "Text without quotes cannot begin with `!`.",
    hint: "Put the whole text in quotes.",
  };
}
