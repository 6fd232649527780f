import { relative } from "node:path";
import type { Content } from "../../src/content/schema/content.ts";
import { checkContent } from "../check/check.ts";
import { contentDirectory } from "../check/read/content-directory.ts";
import { pretty } from "../check/reporters/pretty.ts";
import { PlainError } from "./plain-error.ts";

/** Content that cannot be built, in the words of the content check. */
export class ContentError extends PlainError {
  /** Place of the first finding, as Vite's overlay takes it. */
  loc?: { file: string; line: number; column: number };

  constructor(result: ReturnType<typeof checkContent>) {
    // What does not stop the build is the content check's to say.
    const diagnostics = result.diagnostics.filter(({ severity }) => severity === "error");
    super(pretty({ sources: result.sources, diagnostics }).trimEnd());
    const [first] = diagnostics;
    // Vite counts columns from 0.
    if (first)
      this.loc = { file: first.file, line: first.start.line, column: first.start.column - 1 };
  }
}

/**
 * The checked content, read anew and typeset.
 *
 * @throws ContentError where the check finds an error.
 */
export function readCheckedContent(): Content {
  const result = checkContent({ directory: relative(process.cwd(), contentDirectory()) });
  if (!result.content) throw new ContentError(result);
  return typeset(result.content);
}

/**
 * Content in whose texts a blank before a mark, and one within « and », does not break, as French writes
 * them: no line begins with a mark. Owners need not type such blanks, which look like any other.
 *
 * @param value Any part of the content; it stays as it is.
 */
export function typeset<Value>(value: Value): Value;
export function typeset(value: unknown): unknown {
  if (typeof value === "string")
    return value
      .replace(/ (?=[;!?](?:\s|[)»]|$))/g, "\u202F")
      .replace(/ (?=[:»](?:\s|[).,;!?]|$))|(?<=«) /g, "\u00A0");
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typeset(inner)]));
}
