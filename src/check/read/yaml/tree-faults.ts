import { type Alias, isScalar, type Node, Scalar, type YAMLMap, type YAMLWarning } from "yaml";
import type { Fault } from "./fault.ts";
import { nodeRange } from "./node-range.ts";

/** What can be wrong with a repeated value. */
export const aliasFaults = {
  /** An alias without a value, or inside the value that it names. */
  unresolved(alias: Alias, isCircular: boolean, text: string): Fault {
    const [start, end] = nodeRange(alias, text);
    const name = text.slice(start, end);
    return isCircular
      ? {
          start,
          end,
          message: `\`${name}\` stands inside the value that it repeats.`,
          hint: "Write the value itself here.",
        }
      : {
          start,
          end,
          message: `\`${name}\` repeats a value that is not marked above with \`&${alias.source}\`.`,
          hint: "Write the value itself here, or put the text in quotes if the star belongs to it.",
        };
  },

  tooLarge(alias: Alias, text: string): Fault {
    const [start, end] = nodeRange(alias, text);
    return {
      start,
      end,
      message: "The aliases of this file repeat too many values.",
      hint: "Write the values themselves.",
    };
  },
};

/** A key that no value can be looked up by. */
export function keyFault(key: Node | null, map: YAMLMap, text: string): Fault | undefined {
  const [start, end] = nodeRange(key ?? map, text);
  if (
    key === null ||
    (isScalar(key) && (key.value === "" || (key.value === null && start === end)))
  )
    return {
      start,
      end: Math.max(end, start + 1),
      message: "A key is missing before this colon.",
      hint: "Write the key, or put the text in quotes if the colon belongs to it.",
    };
  if (!isScalar(key))
    return {
      start,
      end,
      message: "A key must be one plain word.",
      hint: "Write `key: value`; text that begins with a bracket, `?` or `*` needs quotes.",
    };
  if (key.value === "__proto__")
    return {
      start,
      end,
      message: "`__proto__` cannot be used as a key.",
      hint: "Delete this line.",
    };
  return undefined;
}

/** A key that its group has already, in an earlier line. */
export function duplicateFault(key: Node, firstLine: number, text: string): Fault {
  const [start, end] = nodeRange(key, text);
  return {
    start,
    end,
    message: `The key \`${text.slice(start, end)}\` is written twice; it stands in line ${firstLine} already.`,
    hint: "Keep one of the two.",
  };
}

/** A list entry that was indented too far and so became part of the text above it. */
export function swallowedFault(node: Scalar, text: string): Fault | undefined {
  if (node.type !== Scalar.PLAIN || node.source === undefined) return undefined;
  const [start, end] = nodeRange(node, text);
  const found = /\n[ \t]*(- .*)/.exec(text.slice(start, end));
  if (found === null) return undefined;
  const firstLine = /^-\S.*/.exec(text.slice(start, end))?.[0].trimEnd();
  if (firstLine !== undefined)
    return {
      start,
      end: start + firstLine.length,
      message: "A space is missing after the dash.",
      hint: "Write `- ` before each entry of a list.",
    };
  const entry = (found[1] as string).trimEnd();
  const entryStart = start + found.index + found[0].indexOf("- ");
  return {
    start: entryStart,
    end: entryStart + entry.length,
    message: "This line is indented so far that it belongs to the text above it.",
    hint: "Begin its dash in the same column as the other dashes; if the dash is meant, put the text in quotes.",
  };
}

/** A fault about a tag, with the offset of the value that the tag marks. */
export interface TagFault extends Fault {
  valueStart: number;
}

/** A tag other than those of YAML's core schema. */
export function tagFault(warning: YAMLWarning, text: string): TagFault | undefined {
  if (warning.code !== "TAG_RESOLVE_FAILED" && warning.code !== "BAD_COLLECTION_TYPE")
    return undefined;
  const [start, end] = warning.pos;
  const between = /(?:\s+|&\S+|#.*)*/y;
  between.lastIndex = end;
  const valueStart = end + (between.exec(text)?.[0].length ?? 0);
  return {
    start,
    end,
    valueStart,
    message: `The tag \`${text.slice(start, end)}\` cannot be used here.`,
    hint: "Delete it, or put the text in quotes if the exclamation mark belongs to it.",
  };
}
