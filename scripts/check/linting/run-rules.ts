import { isEnglish } from "../../../src/content/direction-of.ts";
import type { Diagnostic, Fix, Severity, TextRange, Words } from "../read/diagnostic.ts";
import { top } from "../read/diagnostic.ts";
import { code } from "../read/findings/words.ts";
import { asWritten, type LocatedText, place, rangeOf } from "../read/located.ts";
import type { YamlFile } from "../read/read.ts";
import { printable } from "../text/printable.ts";
import type { Rule } from "./define-rule.ts";
import { ownWordFinder } from "./own-words.ts";
import type { RuleContext, SharedContext } from "./rule-context.ts";

/** Findings of one rule in one file; a file with more is not mended one by one. */
const mostPerFile = 200;

/** What a rule weighs: its own severity, but where the firm says otherwise of one that stops nothing. */
function weightOf({ id, severity }: Rule, publish: boolean, { site }: SharedContext) {
  const own = (site?.rules ?? {}) as Record<string, { value: Severity | "off" } | undefined>;
  return own[id]?.value ?? severity[publish ? "publish" : "check"];
}

/** Whether a rule has anything to look at in this content. */
export function isRun(rule: Rule, shared: SharedContext): boolean {
  if (weightOf(rule, false, shared) === "off") return false;
  return !rule.isEnglish || isEnglish(shared.site?.language?.value ?? "");
}

/** Rules that do not look at content, and the language that is the reason. */
export interface RulesOff {
  language: string;
  /** Their ids. */
  rules: string[];
}

/** The rules that read English, where the site's language is another; else none. */
export function rulesOff(
  rules: readonly Rule[],
  { site }: Pick<SharedContext, "site">,
): RulesOff | undefined {
  const language = site?.language?.value;
  if (language === undefined || isEnglish(language)) return undefined;
  const off = rules.filter((rule) => rule.isEnglish);
  return off.length > 0 ? { language, rules: off.map(({ id }) => id) } : undefined;
}

/** Lets rules look at the content, and gives what they find, by file. */
export function runRules(
  rules: readonly Rule[],
  shared: SharedContext,
  publish: boolean,
): Map<string, Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  for (const one of rules) {
    const { id: rule } = one;
    const severity = weightOf(one, publish, shared);
    if (severity === "off") continue;
    const counts = new Map<string, number>();
    const add: Add = ({ file }, range, said, fix) => {
      const count = (counts.get(file) ?? 0) + 1;
      counts.set(file, count);
      if (count > mostPerFile) return;
      const { message, hint } = typeof said === "function" ? said() : said;
      const words = count < mostPerFile ? hint : `${hint} There may be more of it in this file.`;
      const finding = { file, ...range, rule, severity, message, hint: words, ...(fix && { fix }) };
      const ofFile = found.get(file) ?? [];
      ofFile.push(finding);
      found.set(file, ofFile);
    };
    const isOwn = one.severity.check === "error" ? () => false : ownWordFinder(shared);
    try {
      one.check?.(contextFor(shared, add, isOwn));
    } catch (error) {
      reportBreak(one, error, shared, add);
    }
  }
  return found;
}

/** Reports that a rule broke off, at the text over which it did, so that the others go on. */
function reportBreak({ id, check }: Rule, error: unknown, shared: SharedContext, add: Add): void {
  const breaksOn = (texts: LocatedText[]) => {
    const prose = texts.filter(({ isProse }) => isProse);
    const silently = contextFor({ ...shared, texts, prose }, nothing, () => false);
    try {
      check?.(silently);
      return false;
    } catch {
      return true;
    }
  };
  const culprit = breaksOn([]) ? undefined : shared.texts.find((text) => breaksOn([text]));
  const file = culprit?.[place].file ?? shared.files[0]?.file;
  const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
  if (file)
    add(file, culprit ? rangeOf(culprit) : { start: top, end: top }, {
      message: `The rule ${code(id)} broke off here: ${printable(reason.replace(/\.$/, ""))}.`,
      hint: "Is this written as it is meant? Then the check is at fault: tell those who maintain it.",
    });
}

function nothing(): void {}

type Add = (
  file: Pick<YamlFile, "file">,
  range: TextRange,
  words: Words | (() => Words),
  fix?: Fix,
) => void;

function contextFor(
  shared: SharedContext,
  add: Add,
  isOwn: ReturnType<typeof ownWordFinder>,
): RuleContext {
  const report: RuleContext["report"] = (at, words) => add(at[place].file, rangeOf(at), words);
  return {
    ...shared,
    report,
    reportIn(text, start, end, { fix, ...words }) {
      if (isOwn(text, start, end)) return;
      const { file, path } = text[place];
      const [first, last] = asWritten(text, start, end);
      const range = file.textRange(path, first, last);
      if (range === undefined) return report(text, words);
      const stretch = { start: range.start.offset, end: range.end.offset };
      // A fix knows nothing of signs of the inline form that lie in the stretch.
      const isFixed = fix !== undefined && last - first === end - start;
      add(file, range, words, isFixed ? { ...stretch, text: fix } : undefined);
    },
    reportStretch: (file, start, end, words) => add(file, file.range(start, end), words),
    reportAsset: (asset, words) => add(asset, { start: top, end: top }, words),
  };
}
