import { Composer, type CST, isMap, Lexer, type Node, Parser, Scalar, Schema, visit } from "yaml";
import { found, say } from "../../words/say.ts";
import type { FindingText, Fix, Stretch } from "../diagnostic.ts";
import { lexemesOf } from "./places.ts";

/** Levels of nesting; the deepest content file needs about ten. */
const maxDepth = 64;

/** Lexical tokens of one file; keeps a file built to stall the parser from doing so. */
const maxTokens = 100_000;

/** The schema of YAML 1.2, which takes as long to make as a short text to read. */
const schema = new Schema({ schema: "core", merge: false, resolveKnownTags: false });

/** What keeps a text from being read, with words unless it is the parser that says so. */
export interface SyntaxFault {
  at: Stretch;
  words?: FindingText;
  /** What `fix` writes without asking. */
  fix?: Fix;
}

/** The single document of a text, or why it cannot be read. */
interface Composed {
  root?: Node;
  /** Whether the text has comments alone. */
  isEmpty?: true;
  faults: readonly SyntaxFault[];
}

/**
 * Parses one YAML document under limits of depth and size. Never throws.
 *
 * @param textKey the key below which such a file has its text, by which a Markdown body is told where it belongs.
 */
export function compose(text: string, textKey?: string): Composed {
  const { tokens, fault } = tokenize(text);
  if (fault) return { faults: [fault] };

  const composer = new Composer({
    // YAML 1.2 only. Duplicate keys are found later, in a pass that stays linear.
    version: "1.2",
    schema,
    uniqueKeys: false,
    prettyErrors: false,
    strict: true,
    logLevel: "silent",
  });
  const documents = withoutStacks(() => [...composer.compose(tokens, true, text.length)]);
  const root = documents[0]?.contents as Node | null | undefined;
  const errors = documents.flatMap((document) => document.errors);
  const names = errors.length > 0 ? [] : anchorsAndTags(text);
  const tag = names.map((at) => tagFault(text, at)).find((fault) => fault !== undefined);
  if (tag) return { faults: [tag] };
  const faults =
    errors.length > 0 ? errors.map(({ pos }) => pos) : [...names, ...slipsInTexts(root, text)];
  if (faults.length > 0) return { faults: faults.map((at) => ({ at })) };

  const second = tokens.filter((token) => token.type === "document")[1];
  if (second) {
    const mark = second.start.find(({ type }) => type === "doc-start");
    const at = mark?.offset ?? second.offset;
    const message = say("syntax.second-document");
    const markdown =
      textKey === undefined || isMap(documents[1]?.contents)
        ? undefined
        : markdownHint(text.slice(at + 3), text, textKey);
    const words = { message, hint: markdown ?? say("syntax.delete-line") };
    return { faults: [{ at: [at, at + (mark?.source.length ?? 1)], words }] };
  }
  if (root?.range && root.range[0] !== root.range[1]) return { root, faults: [] };
  return { isEmpty: true, faults: [{ at: [0, 0], words: found("syntax.empty") }] };
}

/** Makes errors without their stacks, which nobody reads and which take longer than the rest of a small text. */
function withoutStacks<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** How to write the text of a page, which stands below a line of dashes as in Markdown, below a key. */
function markdownHint(below: string, text: string, key: string): string | undefined {
  const lines = below.split("\n").filter((line) => line.trim() !== "");
  const [, heading] = /^#+\s+(\S.*)$/.exec(lines[0]?.trim() ?? "") ?? [];
  const words = lines.find((line) => !/^#+\s/.test(line.trim()))?.trim();
  if (words === undefined) return undefined;
  const shown = words.length > 60 ? `${words.slice(0, 59)}…` : words;
  return key === "sections" && /^layout: *sections *$/m.test(text)
    ? say("syntax.passages", { heading: heading ?? "…", text: shown })
    : say("syntax.paragraphs", {
        ...{ heading: `${heading}`, has: heading ? "heading" : "none" },
        ...{ text: shown, key },
      });
}

/** Anchors, aliases and tags. Content files have none. YAML would drop the anchor from `&Save food`. */
function anchorsAndTags(text: string): Stretch[] {
  if (!/(?:^|[\s[{,])[&*!]/.test(text)) return [];
  const lexemes = [...lexemesOf(text)];
  const names = lexemes.filter(({ source, isScalar }) => !isScalar && /^[&*!]/.test(source));
  return names.map(({ start, end }) => [start, end]);
}

/** A tag of YAML itself, which says what the value is anyway; or one of another program, in whose place that puts a value. */
const tags =
  /^!(?:!(?!binary$)[a-z]+|<tag:yaml\.org,2002:\w+>)$|^!(?:!binary|<.*>|[a-z][\w./:-]*|(?=\w+[a-z][A-Z])\w+)$/;

/** What to say of a tag; undefined for a word with an exclamation mark. `fix` deletes one that says nothing else. */
function tagFault(text: string, [start, end]: Stretch): SyntaxFault | undefined {
  const name = text.slice(start, end);
  if (!tags.test(name)) return undefined;
  const isOfYaml = /^!(?:!(?!binary$)|<tag:yaml)/.test(name);
  const words = found("slips.tag", { name, own: isOfYaml ? "no" : "yes" });
  const [before = ""] = /(?<![ \t])[ \t]*$/.exec(text.slice(0, start)) ?? [];
  const [after = ""] = /^[ \t]*/.exec(text.slice(end)) ?? [];
  const isLast = /^(?:[\r\n]|$)/.test(text.slice(end + after.length));
  const from = isLast ? start - before.length : start;
  const fix = { start: from, end: end + after.length, text: "" };
  return { at: [start, end], words, ...(isOfYaml && { fix }) };
}

/** What stands in double quotes for a sign that no text has. The panel writes line ends, tabs, `\b` and `\f` so. */
const escapes = /\\[aevNLP0]/;

/** Entries of lists that became part of the plain text above them, and backslashes that double quotes took away. */
function slipsInTexts(root: Node | null | undefined, text: string): Stretch[] {
  const slips: Stretch[] = [];
  visit(root ?? null, {
    Scalar(_, { type, range }) {
      if (!range) return;
      const [start, end] = range;
      const written = text.slice(start, end);
      if (type === Scalar.PLAIN) {
        const [before] = /\n[ \t]*(?=- .)/.exec(written) ?? [];
        if (before !== undefined)
          slips.push([text.indexOf(`${before}- `, start) + before.length, end]);
      } else if (type === Scalar.QUOTE_DOUBLE) {
        // One that is written twice stands for itself.
        const found = escapes.exec(written.replaceAll("\\\\", "⧵⧵"));
        if (found) slips.push([start + found.index, end]);
      }
    },
  });
  return slips;
}

/** The tokens of a text, unless there are too many or they are nested too deep. */
function tokenize(text: string): { tokens: CST.Token[]; fault?: SyntaxFault } {
  const tokens: CST.Token[] = [];
  const parser = new Parser();
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const at = [parser.offset, parser.offset + lexeme.length] as const;
    for (const token of parser.next(lexeme)) tokens.push(token);
    count += 1;
    const isDeep = parser.stack.length > maxDepth;
    if (!isDeep && count <= maxTokens) continue;
    const words = isDeep ? found("syntax.deep", { most: maxDepth }) : found("syntax.large");
    return { tokens, fault: { at, words } };
  }
  tokens.push(...parser.end());
  return { tokens };
}
