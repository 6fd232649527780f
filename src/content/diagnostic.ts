/** A place in a file. Lines and columns count from 1 (columns in UTF-16 units), offsets from 0. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

/** How grave a finding is; only errors stop a build. */
export type Severity = "error" | "warning" | "info";

/** One finding about one range of one content file. */
export interface Diagnostic {
  /** Path relative to the content folder's parent, with forward slashes: `content/site.yaml`. */
  file: string;
  start: Position;
  /** Exclusive end of the range. */
  end: Position;
  /** Id of the rule that found it: `schema`, `syntax`… */
  rule: string;
  severity: Severity;
  /** What is wrong, as one sentence. */
  message: string;
  /** What to write instead, as one sentence. */
  hint?: string;
}

/** A content file as it was read, kept for code frames. */
export interface SourceFile {
  /** Path as in {@link Diagnostic.file}. */
  file: string;
  text: string;
}
