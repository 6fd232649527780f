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
    // Only errors stop the build; the content check reports the rest.
    const diagnostics = result.diagnostics.filter(({ severity }) => severity === "error");
    super(pretty({ sources: result.sources, diagnostics }).trimEnd());
    const [first] = diagnostics;
    // Vite counts columns from 0.
    if (first)
      this.loc = { file: first.file, line: first.start.line, column: first.start.column - 1 };
  }
}

/**
 * Reads, checks and typesets the content.
 *
 * @throws ContentError if the check finds an error.
 */
export function readCheckedContent(): Content {
  const result = checkContent({ directory: relative(process.cwd(), contentDirectory()) });
  if (!result.content) throw new ContentError(result);
  return typeset(result.content);
}

/**
 * Content with no-break spaces before marks and within « and », as French writes them, so that no line
 * begins with a mark. Owners need not type such spaces, which look like any other.
 *
 * @param value Any part of the content; it is not changed.
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
