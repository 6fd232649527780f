import {
  Composer,
  type CST,
  type DocumentOptions,
  Lexer,
  type Node,
  type ParseOptions,
  Parser,
  type SchemaOptions,
  type YAMLWarning,
} from "yaml";
import type { Fault } from "./fault.ts";
import { syntaxFault } from "./syntax-fault.ts";

/** Levels of nesting; the deepest content file needs about ten. */
const maxDepth = 64;

/** Lexical tokens of one file; keeps a file built to stall the parser from doing so. */
const maxTokens = 100_000;

// YAML 1.2 only. Duplicate keys are found later, in a pass that stays linear.
const options: ParseOptions & DocumentOptions & SchemaOptions = {
  version: "1.2",
  schema: "core",
  merge: false,
  resolveKnownTags: false,
  uniqueKeys: false,
  prettyErrors: false,
  strict: true,
  logLevel: "silent",
};

/** A file's one document, or the one fault that keeps it from being read. */
export type ParsedYaml = { root: Node; warnings: YAMLWarning[] } | { fault: Fault };

/** Parses one YAML document under limits of depth and size. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const tokens = tokensOf(text);
  if ("fault" in tokens) return tokens;
  const directive = tokens.found.find((token) => token.type === "directive");
  if (directive !== undefined) return { fault: directiveFault(directive) };

  const documents = [...new Composer(options).compose(tokens.found, true, text.length)];
  const errors = documents.flatMap((document) => document.errors);
  if (errors.length > 0) return { fault: syntaxFault(text, errors) };

  const second = tokens.found.filter((token) => token.type === "document")[1];
  if (second !== undefined) return { fault: secondDocumentFault(second) };

  const document = documents[0];
  const root = document?.contents as Node | null | undefined;
  if (document === undefined || !root?.range || root.range[0] === root.range[1])
    return { fault: emptyFault };
  return { root, warnings: document.warnings };
}

const emptyFault: Fault = {
  start: 0,
  end: 0,
  message: "The file is empty.",
  hint: "Write its keys, each on a line of its own as `key: value`.",
};

function tokensOf(text: string): { found: CST.Token[] } | { fault: Fault } {
  const parser = new Parser();
  const found: CST.Token[] = [];
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const start = parser.offset;
    found.push(...parser.next(lexeme));
    count += 1;
    if (parser.stack.length > maxDepth)
      return {
        fault: {
          start,
          end: start + lexeme.length,
          message: `The file is nested more than ${maxDepth} levels deep here.`,
          hint: "Content needs about ten levels; look for brackets or dashes that should not be there.",
        },
      };
    if (count > maxTokens)
      return {
        fault: {
          start,
          end: start + lexeme.length,
          message: "The file has too many entries.",
          hint: "Delete what does not belong to the site's content, or split it into several files.",
        },
      };
  }
  found.push(...parser.end());
  return { found };
}

function directiveFault(token: CST.Token): Fault {
  const source = "source" in token ? String(token.source) : "%";
  return {
    start: token.offset,
    end: token.offset + source.length,
    message: "A line that begins with `%` is a YAML directive, which content files do not use.",
    hint: "Delete the line, or put the text in quotes.",
  };
}

function secondDocumentFault(token: CST.Token): Fault {
  const mark =
    token.type === "document" ? token.start.find((part) => part.type === "doc-start") : undefined;
  const start = mark?.offset ?? token.offset;
  return {
    start,
    end: start + (mark?.source.length ?? 1),
    message: "A second document begins here; a content file holds one.",
    hint: "Delete the line `---`, or move what follows to a file of its own.",
  };
}
