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

/** Steps from the root of a document to a value in it. */
export type Path = readonly (string | number)[];

/** How grave a finding is; only errors stop a build. */
export type Severity = "error" | "warning" | "info";

/** The text of a finding. */
export interface FindingText {
  /** What is wrong, as one sentence. */
  message: string;
  /** What to write instead, as one sentence. */
  hint: string;
}

/** A stretch of a text, by offsets. */
export type Stretch = readonly [start: number, end: number];

/** Says that something is wrong in a file, and what to write in its place where that cannot be wrong. */
export type Report = (at: Stretch, text: FindingText, fix?: string | Fix) => void;

/** One finding about one range of one content file. */
export interface Diagnostic extends TextRange, FindingText {
  /** Path from the working directory, with forward slashes: `content/site.yaml`. */
  file: string;
  /** Id of the rule that found it: `schema` for syntax, files and shape. */
  rule: string;
  severity: Severity;
  /** The id of its message, such as `contact.phone-unlisted`, which is the same in every language. */
  id?: string;
  /** A change that fixes it, where one is safe to make without asking. */
  fix?: Fix;
  /** The paths that it is about, where the file has none of them: it is at the nearest place. */
  about?: readonly Path[];
  /** The move of a renamed or removed key or value, if `fix` can make it without asking. */
  move?: Move;
}

/** A value of a file that belongs elsewhere, or is called otherwise; both paths are steps from the root. */
export interface Move {
  from: Path;
  /** Undefined for what nothing reads any more. */
  to?: Path;
  /** The value today. */
  value: unknown;
}

/** A change of a file: a stretch by offsets, and what to write in its place. */
export interface Fix {
  start: number;
  /** Exclusive. */
  end: number;
  text: string;
}

/** Applies changes that do not overlap. */
export function withChanges(text: string, changes: readonly Fix[]): string {
  return changes
    .toSorted((a, b) => a.start - b.start)
    .reduceRight(
      (edited, { start, end, text: instead }) =>
        edited.slice(0, start) + instead + edited.slice(end),
      text,
    );
}

/** Changes that do not overlap, in their order, as one of the text from the first to the last. */
export function joinChanges(text: string, changes: readonly Fix[]): Fix {
  const [start, end] = [changes[0]?.start ?? 0, changes.at(-1)?.end ?? 0];
  return { start, end, text: withChanges(text.slice(0, end), changes).slice(start) };
}

/** A content file as it was read, kept for code frames. */
export interface SourceFile {
  /** Path as in {@link Diagnostic.file}. */
  file: string;
  text: string;
}

/** The start of a file: the position of a finding about the whole file. */
export const top: Position = { line: 1, column: 1, offset: 0 };

/** An error that no rule reports: in a part of a file, which a fix replaces, or about a whole file or folder. */
export function schemaFinding(
  file: string,
  { message, hint }: FindingText,
  { start, end }: TextRange = { start: top, end: top },
  change?: string | Fix,
): Diagnostic {
  const fix =
    typeof change === "string" ? { start: start.offset, end: end.offset, text: change } : change;
  return {
    file,
    start,
    end,
    rule: "schema",
    severity: "error",
    message,
    hint,
    ...(fix && { fix }),
  };
}

/** The most characters of a text that a finding repeats. */
export const mostRepeated = 200;

/** A sentence with the long texts in it cut in the middle: what has changed may be at either end. */
export function cutLongTexts(sentence: string): string {
  if (sentence.length <= mostRepeated) return sentence;
  const half = mostRepeated / 2;
  // No half of a character stays.
  const cutText = (text: string) =>
    `${text.slice(0, half).replace(/[\uD800-\uDBFF]$/, "")}…${text.slice(1 - half).replace(/^[\uDC00-\uDFFF]/, "")}`;
  return sentence
    .replaceAll(/(["`])(.*?)\1/gs, (all, mark, text) =>
      text.length > mostRepeated ? mark + cutText(text) + mark : all,
    )
    .replace(/^.{1000,}$/s, cutText)
    .replaceAll(/(.)\1{200,}/gs, cutText);
}
