import { Lexer } from "yaml";
import type { Diagnostic, TextRange } from "../read/diagnostic.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code } from "../read/findings/words.ts";
import type { Path, YamlFile } from "../read/read.ts";
import type { Rule } from "./define-rule.ts";

const mark = "content-ignore";

/** A comment that asks for silence about something. */
interface Suppression extends TextRange {
  rule: string;
  /** Offsets of the node it holds for; none where it stands beside no node. */
  holds?: [start: number, end: number];
  isUsed: boolean;
}

/** What suppressions of one file leave, and what is wrong with them. */
export interface SuppressionOptions {
  /** All rules there are. */
  rules: readonly Rule[];
  /** Whether a rule looked at this content; of the others nothing is unused. */
  isRun(rule: Rule): boolean;
  /** Whether all of the file could be looked at. */
  isWhole: boolean;
  /** Whether unfinished content is an error. */
  publish: boolean;
}

/** Drops the findings that a file's comments ask to drop, and adds what is wrong with the comments. */
export function applySuppressions(
  file: YamlFile,
  findings: readonly Diagnostic[],
  { rules, isRun, isWhole, publish }: SuppressionOptions,
): Diagnostic[] {
  // Most files have none, and reading the comments takes a second pass through the text.
  if (!file.text.includes(mark)) return [...findings];
  const { suppressions, faults } = readSuppressions(file, rules);
  const byRule = new Map<string, Suppression[]>();
  for (const one of suppressions) {
    const others = byRule.get(one.rule) ?? [];
    others.push(one);
    byRule.set(one.rule, others);
  }
  const left = findings.filter(({ rule, start }) => {
    const own = (byRule.get(rule) ?? []).filter((one) => contains(one, start.offset));
    for (const suppression of own) suppression.isUsed = true;
    return own.length === 0;
  });
  const unused = suppressions.flatMap((one) => {
    const rule = rules.find(({ id }) => id === one.rule) as Rule;
    if (one.isUsed || !isWhole || !isRun(rule)) return [];
    const message = `Nothing here needs the suppression of ${code(one.rule)}.`;
    const found = fault(file, one, message, "Delete this comment.");
    // What such a rule finds changes from day to day, and no day may stop a build.
    return rule.isDated && !publish ? { ...found, severity: "warning" as const } : found;
  });
  return [...left, ...faults, ...unused];
}

function contains({ holds }: Suppression, offset: number): boolean {
  return holds !== undefined && offset >= holds[0] && offset < holds[1];
}

function readSuppressions(file: YamlFile, rules: readonly Rule[]) {
  const suppressions: Suppression[] = [];
  const faults: Diagnostic[] = [];
  const beside = nodeFinder(file);
  for (const [start, comment] of commentsOf(file.text)) {
    const found = /^#\s*content-ignore(?![\w-])[ \t:]*(.*)$/.exec(comment);
    if (found === null) continue;
    const range = file.range(start, start + comment.length);
    const [names = "", ...reason] = (found[1] as string).split(/(?:^|\s+)--(?:\s+|$)/);
    const ids = names.split(/[\s,]+/).filter((name) => name !== "");
    const wrong = (ids.length === 0 ? [""] : ids).map((id) => nameFault(rules, id)).find(Boolean);
    if (wrong) {
      faults.push(fault(file, range, ...wrong));
      continue;
    }
    const isReasoned = reason.join(" ").trim() !== "";
    if (!isReasoned)
      faults.push(
        fault(
          file,
          range,
          "This suppression gives no reason.",
          `Write \`# ${mark} ${ids.join(", ")} -- why\`.`,
        ),
      );
    const holds = beside(range.start.line);
    // One mistake, one message: without its reason it holds, and is not also unused.
    for (const rule of ids)
      suppressions.push({ ...range, rule, isUsed: !isReasoned, ...(holds && { holds }) });
  }
  return { suppressions, faults };
}

function nameFault(
  rules: readonly Rule[],
  id: string,
): [message: string, hint: string] | undefined {
  const rule = rules.find((one) => one.id === id);
  if (rule?.check !== undefined) return undefined;
  if (rule !== undefined)
    return [
      `What ${code(id)} finds cannot be suppressed.`,
      "Mend what it finds, and delete this comment.",
    ];
  if (id === "") return ["This suppression names no rule.", `Write \`# ${mark} RULE -- why\`.`];
  const meant = nearest(
    id,
    rules.map((one) => one.id),
  );
  return [
    `There is no rule ${code(id)}.`,
    meant ? `Did you mean ${code(meant)}?` : "`npm run content -- explain` lists the rules.",
  ];
}

function fault(
  file: YamlFile,
  { start, end }: TextRange,
  message: string,
  hint: string,
): Diagnostic {
  return { file: file.file, start, end, rule: "suppression", severity: "error", message, hint };
}

/** Signs of the lexer's own, which are not in the text: before a document, a fault, a scalar. */
const scalarSign = "\x1F";
const signs = ["\x02", "\x18", scalarSign];

/** Comments with their offsets; a # inside a text is none. */
function* commentsOf(text: string): Generator<[start: number, comment: string]> {
  let offset = text.startsWith("\uFEFF") ? 1 : 0;
  let before = "";
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith("#") && before !== scalarSign) yield [offset, lexeme.trimEnd()];
    if (!signs.includes(lexeme) && lexeme !== "\uFEFF") offset += lexeme.length;
    before = lexeme;
  }
}

/** Finds the node beside a comment's line, or below it, as offsets to the end of its last line. */
function nodeFinder(file: YamlFile): (line: number) => [number, number] | undefined {
  const begun = new Map<number, [number, number]>();
  const ended = new Map<number, [number, number]>();
  function visit(value: unknown, path: Path): void {
    const range = file.valueRange(path);
    const key = file.keyRange(path);
    const { start } = key ?? range ?? file.range(0, 0);
    const end = range && range.end.offset > start.offset ? range.end : (key?.end ?? start);
    const lineEnd = file.text.indexOf("\n", end.offset);
    const stretch: [number, number] = [
      start.offset,
      lineEnd === -1 ? file.text.length + 1 : lineEnd,
    ];
    // Outer nodes come first: they have the line on which they begin, inner ones that of their end.
    if (path.length > 0 && !begun.has(start.line)) begun.set(start.line, stretch);
    if (path.length > 0) ended.set(end.line, stretch);
    if (typeof value !== "object" || value === null) return;
    for (const [step, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(step) : step]);
  }
  visit(file.value, []);
  const next = nextWithContent(file.text);
  return (line) => begun.get(next[line] ?? line) ?? ended.get(line);
}

/** For each line, counted from 1, itself or the next one that is neither empty nor a comment. */
function nextWithContent(text: string): number[] {
  const lines = text.split("\n");
  const next: number[] = [];
  for (let line = lines.length; line > 0; line--)
    next[line] = /^\s*(#|$)/.test(lines[line - 1] ?? "") ? (next[line + 1] ?? line) : line;
  return next;
}
