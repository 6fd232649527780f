import { Composer, type CST, Lexer, type Node, Parser, Scalar, visit, YAMLParseError } from "yaml";
import type { Report } from "../diagnostic.ts";
import { lexemesOf } from "./places.ts";
import { buildTree, type Composed } from "./tree.ts";

/** Levels of nesting; the deepest content file needs about ten. */
const maxDepth = 64;

/** Lexical tokens of one file; keeps a file built to stall the parser from doing so. */
const maxTokens = 100_000;

/** A file's one document, or why there is none; what the parser did not say itself is reported. */
export type ComposeResult = Composed | { errors: readonly YAMLParseError[] } | "refused" | "empty";

/** Parses one YAML document under limits of depth and size. Never throws. */
export function compose(text: string, report: Report): ComposeResult {
  const tokens: CST.Token[] = [];
  if (!tokenize(text, tokens, report)) return "refused";

  const composer = new Composer({
    // YAML 1.2 only. Duplicate keys are found later, in a pass that stays linear.
    version: "1.2",
    schema: "core",
    merge: false,
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    strict: true,
    logLevel: "silent",
  });
  const documents = [...composer.compose(tokens, true, text.length)];
  const errors = documents.flatMap((document) => document.errors);
  const document = documents[0];
  const root = document?.contents as Node | null | undefined;
  if (errors.length === 0) errors.push(...namesIn(text), ...entriesInTexts(root, text));
  if (errors.length > 0) return { errors };

  const second = tokens.filter((token) => token.type === "document")[1];
  if (second) {
    const mark = second.start.find(({ type }) => type === "doc-start");
    const at = mark?.offset ?? second.offset;
    report(
      [at, at + (mark?.source.length ?? 1)],
      "A second document begins here; a content file has only one.",
      "Delete the line `---`, or move what follows to a file of its own.",
    );
    return "refused";
  }
  if (document && root?.range && root.range[0] !== root.range[1]) return { root };
  const hint = "Write its keys, each on a line of its own as `key: value`.";
  report([0, 0], "The file is empty.", hint);
  return "empty";
}

/** The values of a text; or where the first fault is that keeps it from being read. */
export function soundValue(text: string): { value?: unknown; fault?: number } {
  const faults: number[] = [];
  const report: Report = ([start]) => faults.push(start);
  const composed = compose(text, report);
  if (typeof composed === "string") return { fault: faults[0] ?? 0 };
  if ("errors" in composed) return { fault: Math.min(...composed.errors.map(({ pos }) => pos[0])) };
  const { value } = buildTree(composed, text, report);
  return faults.length > 0 ? { fault: Math.min(...faults) } : { value };
}

/**
 * Anchors, aliases and tags as errors. Content files have none, and YAML drops from `&Save food` what it takes for an
 * anchor.
 */
function namesIn(text: string): YAMLParseError[] {
  if (!/(?:^|[\s[{,])[&*!]/.test(text)) return [];
  const names = [...lexemesOf(text)].filter(
    ({ source, isScalar }) => !isScalar && /^[&*!]/.test(source),
  );
  const message = "This would be an anchor, an alias or a tag";
  return names.map(({ start, end }) => new YAMLParseError([start, end], "BAD_ALIAS", message));
}

/** Entries of lists that became part of the plain text above them, as errors. */
function entriesInTexts(root: Node | null | undefined, text: string): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(root ?? null, {
    Scalar(_, node) {
      if (node.type !== Scalar.PLAIN || !node.range) return;
      const [start, end] = node.range;
      const [before] = /\n[ \t]*(?=- .)/.exec(text.slice(start, end)) ?? [];
      if (before === undefined) return;
      const at = text.indexOf(`${before}- `, start) + before.length;
      const message = "An entry of a list is in a text";
      errors.push(new YAMLParseError([at, end], "BAD_INDENT", message));
    },
  });
  return errors;
}

/** Adds a text's tokens to a list; reports if there are too many or they are nested too deep. */
function tokenize(text: string, tokens: CST.Token[], report: Report): boolean {
  const parser = new Parser();
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const at = [parser.offset, parser.offset + lexeme.length] as const;
    for (const token of parser.next(lexeme)) tokens.push(token);
    count += 1;
    const isDeep = parser.stack.length > maxDepth;
    if (!isDeep && count <= maxTokens) continue;
    report(
      at,
      isDeep
        ? `The file is nested more than ${maxDepth} levels deep here.`
        : "The file has too many entries.",
      "Delete what does not belong to the site's content, such as stray brackets or dashes.",
    );
    return false;
  }
  tokens.push(...parser.end());
  return true;
}
