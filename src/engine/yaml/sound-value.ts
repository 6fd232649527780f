import { memoize } from "../../words/memoize.ts";
import { hasKey, isGroup, omitKeys } from "../values.ts";
import { compose } from "./compose.ts";
import { buildTree } from "./tree.ts";

/** What was read of a text, or of a part of one. */
interface Sound {
  value?: unknown;
  /** Where the first fault is that keeps it from being read. */
  fault?: number;
  /** Whether that is one of syntax, so that no values were looked at. */
  isUnread?: boolean;
}

/** How no line begins in a file that is read in parts. */
const ofWholeFile = /^(?:---|\.\.\.|[%?\uFEFF])/m;

/** The parser's limits concern all of a longer text. The lines of a key that are shorter are read at once. */
const [longest, shortest] = [50_000, 300];

/** Stands above keys of the file, so that each is read as one among others. */
const above = "\u{e000}:\n";

/**
 * The group that a text is; or where the first fault is that keeps it from being read. Each key is read by itself, and
 * so is each entry of a long one: a repair changes the lines of one or two.
 */
export function soundValue(text: string): Pick<Sound, "value" | "fault"> {
  const isWhole =
    text.length > longest ||
    ofWholeFile.test(text) ||
    !/^(?:[^\S\n]*(?:#.*)?\n)*[^\s#-]/.test(text);
  const withAbove = (part: string) => {
    const { value, ...found } = readPart(above, part);
    return isGroup(value) ? { value: omitKeys([above.charAt(0)], value) } : found;
  };
  return (
    (isWhole
      ? undefined
      : readParts(text, /(?<=\n)(?=[^\s#-])/, (part) => readKey(part) ?? withAbove(part))) ??
    readSound(text)
  );
}

/** The lines of a long key, each of whose entries is read by itself; nothing if they have to be read together. */
function readKey(text: string): Sound | undefined {
  const [head, key = "", indent] =
    /^([\w-]+):[ \t]*\n(?=(?:[^\S\n]*(?:#.*)?\n)*( *)[^\s#])/.exec(text) ?? [];
  if (head === undefined || text.length < shortest) return undefined;
  const found = readParts(
    text.slice(head.length),
    new RegExp(`(?<=\\n)(?=${indent}[^\\s#])`),
    (part) => {
      const { value, ...own } = readPart(head, part);
      return isGroup(value) ? { value: value[key] } : own;
    },
  );
  if (!found) return undefined;
  const { fault, value } = found;
  return fault === undefined
    ? { value: { [key]: value } }
    : { ...found, fault: fault + head.length };
}

/** A group or list, each part of which is read by itself; nothing if they have to be read together. */
function readParts(text: string, before: RegExp, read: (part: string) => Sound): Sound | undefined {
  let whole: unknown;
  let start = 0;
  let fault: number | undefined;
  const parts = text.split(before);
  if (parts.length === 1) return undefined;
  for (const part of parts) {
    const found = read(part);
    if (found.isUnread) return { isUnread: true, fault: start + Number(found.fault) };
    if (found.fault !== undefined) fault ??= start + found.fault;
    else {
      whole = whole === undefined ? found.value : joined(whole, found.value);
      if (whole === undefined) return undefined;
    }
    start += part.length;
  }
  return fault === undefined ? { value: whole } : { fault };
}

/** Two lists, or two groups of different keys, as one. */
function joined(one: unknown, another: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(another)) return [...one, ...another];
  if (!isGroup(one) || !isGroup(another)) return undefined;
  return Object.keys(another).some((key) => hasKey(one, key)) ? undefined : { ...one, ...another };
}

/** A part below the line that stands above it. */
function readPart(head: string, part: string): Sound {
  const { fault, ...read } = readSound(head + part);
  return fault === undefined ? read : { ...read, fault: fault - head.length };
}

/** What is read of parts, which most repairs of a text leave as they are. */
const readSound = memoize(
  (text): Sound => {
    const { root, faults } = compose(text);
    const offsets = faults.map(({ at }) => at[0]);
    const tree = root && buildTree(root, text, ([start]) => offsets.push(start));
    if (offsets.length === 0) return { value: tree?.value };
    return { fault: Math.min(...offsets), isUnread: root === undefined };
  },
  { most: 2000 },
);
