import type { Diagnostic } from "../diagnostic.ts";
import { inWords } from "../messages/index.ts";
import type { CheckResult } from "./check.ts";
import { pretty } from "./report/pretty.ts";
import { UserError } from "./user-error.ts";

export const isError = ({ severity }: Diagnostic) => severity === "error";

/** Content that cannot be built, in the words of the content check. */
export class ContentError extends UserError {
  /** Place of the first finding, as Vite's overlay takes it. */
  loc?: { file: string; line: number; column: number };

  constructor(result: Pick<CheckResult, "diagnostics" | "sources">, lead = "") {
    // Only errors stop the build; the content check reports the rest.
    const diagnostics = result.diagnostics.filter(isError);
    super(
      (language) =>
        pretty({ sources: result.sources, diagnostics }, { language }).trimEnd() +
        inWords(lead, language),
    );
    const [first] = diagnostics;
    // Vite counts columns from 0.
    if (first)
      this.loc = { file: first.file, line: first.start.line, column: first.start.column - 1 };
  }
}
