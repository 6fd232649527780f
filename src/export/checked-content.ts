import { relative } from "node:path";
import { inspect } from "node:util";
import { checkContent } from "../../scripts/content/check.ts";
import { pretty } from "../../scripts/content/reporters/pretty.ts";
import { contentDirectory } from "../content/content-directory.ts";
import type { Content } from "../content/schema/content.ts";

/** Content that cannot be built, in the words of the content check. */
export class ContentError extends Error {
  /** Place of the first finding, as Vite's overlay takes it. */
  loc?: { file: string; line: number; column: number };

  constructor(result: ReturnType<typeof checkContent>) {
    super(pretty(result).trimEnd());
    // The stack would show where this program stands, not what is wrong with the content.
    this.stack = this.message;
    const [first] = result.diagnostics;
    // Vite counts columns from 0.
    if (first)
      this.loc = { file: first.file, line: first.start.line, column: first.start.column - 1 };
  }

  /** What Vite's build prints: again the words alone. */
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * The checked content, read anew.
 *
 * @throws ContentError where the check finds an error.
 */
export function readCheckedContent(): Content {
  const result = checkContent({ directory: relative(process.cwd(), contentDirectory()) });
  if (!result.content) throw new ContentError(result);
  return result.content;
}
