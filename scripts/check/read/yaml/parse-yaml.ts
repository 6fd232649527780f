import {
  Composer,
  type CST,
  Lexer,
  type Node,
  Parser,
  YAMLParseError,
  type YAMLWarning,
} from "yaml";
import type { Fault } from "../diagnostic.ts";
import { lexemesOf } from "./lexemes.ts";
import { syntaxFault } from "./syntax-fault.ts";

/** Levels of nesting; the deepest content file needs about ten. */
const maxDepth = 64;

/** Lexical tokens of one file; keeps a file built to stall the parser from doing so. */
const maxTokens = 100_000;

/** A file's one document, or the fault that keeps it from being read. */
export type ParsedYaml = { root: Node; warnings: YAMLWarning[] } | { fault: Fault; isEmpty?: true };

/** Parses one YAML document under limits of depth and size. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const tokens: CST.Token[] = [];
  const refusal = tokenize(text, tokens);
  if (refusal) return { fault: refusal };

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
  if (errors.length === 0) errors.push(...namesIn(text));
  if (errors.length > 0) return { fault: syntaxFault(text, errors) };

  const second = tokens.filter((token) => token.type === "document")[1];
  if (second) return { fault: secondDocumentFault(second) };

  const document = documents[0];
  const root = document?.contents as Node | null | undefined;
  if (document === undefined || !root?.range || root.range[0] === root.range[1])
    return { fault: emptyFault, isEmpty: true };
  return { root, warnings: document.warnings };
}

/**
 * Anchors and aliases as errors. Content files have none, and YAML drops from `&Save food` what it takes for
 * an anchor.
 */
function namesIn(text: string): YAMLParseError[] {
  if (!/[&*]\S/.test(text)) return [];
  const names = [...lexemesOf(text)].filter(
    ({ source, isScalar }) => !isScalar && /^[&*]/.test(source),
  );
  const message = "This would be an anchor or an alias";
  return names.map(({ start, end }) => new YAMLParseError([start, end], "BAD_ALIAS", message));
}

const emptyFault: Fault = {
  at: [0, 0],
  message: "The file is empty.",
  hint: "Write its keys, each on a line of its own as `key: value`.",
};

/** Adds a text's tokens to a list; returns a fault if there are too many or they are nested too deep. */
function tokenize(text: string, tokens: CST.Token[]): Fault | undefined {
  const parser = new Parser();
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const at = [parser.offset, parser.offset + lexeme.length] as const;
    for (const token of parser.next(lexeme)) tokens.push(token);
    count += 1;
    const isDeep = parser.stack.length > maxDepth;
    const message = isDeep
      ? `The file is nested more than ${maxDepth} levels deep here.`
      : "The file has too many entries.";
    const hint =
      "Delete what does not belong to the site's content, such as stray brackets or dashes.";
    if (isDeep || count > maxTokens) return { at, message, hint };
  }
  tokens.push(...parser.end());
  return undefined;
}

function secondDocumentFault({ offset, start }: CST.Document): Fault {
  const mark = start.find((part) => part.type === "doc-start");
  return {
    at: mark ? [mark.offset, mark.offset + mark.source.length] : [offset, offset + 1],
    message: "A second document begins here; a content file has only one.",
    hint: "Delete the line `---`, or move what follows to a file of its own.",
  };
}
