/** A place in a file. Lines and columns count from 1 (columns in UTF-16 units), offsets from 0. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

/** A stretch of a file. */
export interface TextRange {
  start: Position;
  /** Exclusive. */
  end: Position;
}

/** How grave a finding is; only errors stop a build. */
export type Severity = "error" | "warning" | "info";

/** What a finding says. */
export interface Words {
  /** What is wrong, as one sentence. */
  message: string;
  /** What to write instead, as one sentence. */
  hint: string;
}

/** One finding about one range of one content file. */
export interface Diagnostic extends TextRange, Words {
  /** Path from the working directory, with forward slashes: `content/site.yaml`. */
  file: string;
  /** Id of the rule that found it: `schema` for syntax, files and shape. */
  rule: string;
  severity: Severity;
  /** A change that mends it, where one is safe to make without asking. */
  fix?: Fix;
}

/** A change of a file: a stretch by offsets, and what to write in its place. */
export interface Fix {
  start: number;
  /** Exclusive. */
  end: number;
  text: string;
}

/** A content file as it was read, kept for code frames. */
export interface SourceFile {
  /** Path as in {@link Diagnostic.file}. */
  file: string;
  text: string;
}

/** Where a file begins: the place of what is said of it as a whole. */
export const top: Position = { line: 1, column: 1, offset: 0 };

/** An error that is none of a rule's: in a stretch of a file, or of a file or folder as a whole. */
export function schemaFinding(
  file: string,
  message: string,
  hint: string,
  { start, end }: TextRange = { start: top, end: top },
): Diagnostic {
  return { file, start, end, rule: "schema", severity: "error", message, hint };
}
