import type { Diagnostic, Fix, Severity, TextRange } from "../read/diagnostic.ts";
import { place } from "../read/located.ts";
import type { YamlFile } from "../read/read.ts";
import type { Rule } from "./define-rule.ts";
import { isEnglish, type RuleContext, type SharedContext, type Words } from "./rule-context.ts";

/** Findings of one rule in one file; a file with more is not mended one by one. */
const mostPerFile = 200;

/** Lets rules look at the content. */
export function runRules(
  rules: readonly Rule[],
  shared: SharedContext,
  { publish }: { publish: boolean },
): Diagnostic[] {
  return rules.flatMap((rule) => {
    const found: Diagnostic[] = [];
    if (isRun(rule, shared))
      rule.check?.(contextFor(shared, found, rule, rule.severity[publish ? "publish" : "check"]));
    return found;
  });
}

/** Whether a rule has anything to look at in this content. */
export function isRun(rule: Rule, shared: SharedContext): boolean {
  if (rule.isOnline && shared.linkStates === undefined) return false;
  return !rule.isEnglish || isEnglish(shared);
}

function contextFor(
  shared: SharedContext,
  found: Diagnostic[],
  { id: rule }: Rule,
  severity: Severity,
): RuleContext {
  const counts = new Map<string, number>();

  function add({ file }: YamlFile, range: TextRange, { message, hint }: Words, fix?: Fix): void {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    if (count > mostPerFile) return;
    const more = count === mostPerFile ? " There may be more of it in this file." : "";
    found.push({ file, ...range, rule, severity, message, hint: hint + more, ...(fix && { fix }) });
  }

  const context: RuleContext = {
    ...shared,
    report(at, words) {
      const { file, path } = at[place];
      add(file, file.valueRange(path) ?? file.keyRange(path) ?? file.range(0, 0), words);
    },
    reportIn(text, start, end, { fix, ...words }) {
      const { file, path } = text[place];
      const range = file.textRange(path, start, end);
      if (range === undefined) return context.report(text, words);
      const stretch = { start: range.start.offset, end: range.end.offset };
      add(file, range, words, fix === undefined ? undefined : { ...stretch, text: fix });
    },
    reportStretch: (file, start, end, words) => add(file, file.range(start, end), words),
  };
  return context;
}
