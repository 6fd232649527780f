import { asWritten, type Place, placeOf, rangeOf, type Text } from "../read/content-file.ts";
import { type Diagnostic, type Fix, schemaFinding, top } from "../read/diagnostic.ts";
import { code, counted } from "../read/findings/format.ts";
import { groupedBy } from "../read/values.ts";
import { printable } from "../text/terminal.ts";
import { type Rule, unknownRule } from "./define-rule.ts";
import { ownWordFinder } from "./matches.ts";
import type { Finding, RuleContext, SharedContext, Spot } from "./rule-context.ts";

/** The most findings of one rule in one file; nobody mends more one by one. */
const mostPerFile = 200;

/** The severity that a site gives a rule, or the rule's own. */
export function weightOf(rule: Rule, publish: boolean, { site }: Pick<SharedContext, "site">) {
  const own = mayWeigh(rule) ? site?.rules?.[rule.id] : undefined;
  // What stops publishing does not stop a build.
  if (own === "error" && !publish) return "warning";
  return own ?? rule.severity[publish ? "publish" : "check"];
}

/** Whether a site may change the severity of a rule: it must stop neither a build nor publishing. */
export function mayWeigh({ severity, check }: Rule): boolean {
  return check !== undefined && !Object.values(severity).includes("error");
}

/** What is wrong with the ids under `rules` in site.yaml. */
export function weightFaults(
  rules: readonly Rule[],
  { site }: Pick<SharedContext, "site">,
): Diagnostic[] {
  const weights = site?.rules;
  if (weights === undefined) return [];
  const { file, path } = placeOf(weights) as Place;
  return Object.keys(weights).flatMap((id) => {
    const rule = rules.find((one) => one.id === id);
    if (rule && mayWeigh(rule)) return [];
    const { message, hint, severity } = rule
      ? {
          severity: "error" as const,
          message: `The rule ${code(id)} stops a build or publishing, so no site can change its severity.`,
          hint: "Delete it, or `rules` if that holds nothing else.",
        }
      : unknownRule(id, rules);
    const finding = schemaFinding(file.file, message, hint, file.keyRange([...path, id]));
    return { ...finding, severity, ...(severity === "warning" && { rule: "renamed" }) };
  });
}

/** Runs rules on the content, and returns their findings by file. */
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
    const add: Add = ({ file, start = top, end = top }, words, fix) => {
      const count = (counts.get(file) ?? 0) + 1;
      counts.set(file, count);
      if (count > mostPerFile) return;
      const { message, hint: howTo } = typeof words === "function" ? words() : words;
      const hint = count < mostPerFile ? howTo : `${howTo} There may be more of it in this file.`;
      const ofFile = found.get(file) ?? [];
      ofFile.push({ file, start, end, rule, severity, message, hint, ...(fix && { fix }) });
      found.set(file, ofFile);
    };
    try {
      one.check?.(contextFor(one, shared, add));
    } catch (error) {
      reportFailure(one, error, shared, add);
    }
  }
  return found;
}

/** Reports that a rule failed, at the text that it fails on, so that the other rules go on. */
function reportFailure(rule: Rule, error: unknown, shared: SharedContext, add: Add): void {
  const failsOn = (texts: Text[]) => {
    const prose = texts.filter(({ isProse }) => isProse);
    try {
      rule.check?.(contextFor(rule, { ...shared, texts, prose }, () => {}));
      return false;
    } catch {
      return true;
    }
  };
  const culprit = failsOn([]) ? undefined : shared.texts.find((text) => failsOn([text]));
  const file = culprit?.file ?? shared.files[0]?.file;
  const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
  if (file === undefined) return;
  add(
    { file: file.file, ...(culprit && rangeOf(culprit)) },
    {
      message: `The rule ${code(rule.id)} failed here: ${printable(reason.replace(/\.$/, ""))}.`,
      hint: "Is the text as you want it? Then this is a fault of the check: report it to its maintainers.",
    },
  );
}

const isSpot = (at: Place | Spot): at is Spot => typeof at.file === "string";

type Add = (at: Spot, words: Finding, fix?: Fix) => void;

function contextFor({ severity }: Rule, shared: SharedContext, add: Add): RuleContext {
  const isOwn = severity.check === "error" ? undefined : ownWordFinder(shared);
  const report: RuleContext["report"] = (
    at: object,
    ...rest: [Finding] | [string | number, Finding]
  ) => {
    const [key, words] = rest.length === 2 ? rest : [undefined, rest[0]];
    const place = placeOf(at, key) ?? (at as Place | Spot);
    if (isSpot(place)) add(place, words);
    // Report inherited values in the source file only.
    else if (!place.isInherited) add({ file: place.file.file, ...rangeOf(place) }, words);
  };
  return {
    ...shared,
    report,
    reportIn(text, start, end, { fix, ...words }) {
      if (text.isInherited || isOwn?.(text, start, end)) return;
      const { file, path } = text;
      const [first, last] = asWritten(text, start, end);
      const range = file.textRange(path, first, last);
      if (range === undefined) return report(text, words);
      const stretch = { start: range.start.offset, end: range.end.offset };
      // A fix must not change the signs of links and stress that lie in the stretch.
      const isFixed = fix !== undefined && last - first === end - start;
      add({ file: file.file, ...range }, words, isFixed ? { ...stretch, text: fix } : undefined);
    },
  };
}

/** How many lines a joined finding lists. */
const mostLines = 5;

/** Joins findings of rules that stop nothing, where they say the same in one file and have no fix. */
export function joinRepeated(
  findings: readonly Diagnostic[],
  rules: readonly Rule[],
): Diagnostic[] {
  const joined = new Set(rules.filter(mayWeigh).map(({ id }) => id));
  const groups = groupedBy([...findings.entries()], ([index, { rule, message, hint, fix }]) =>
    fix === undefined && joined.has(rule) ? [rule, message, hint].join("\n") : `${index}`,
  );
  return [...groups.values()].map((entries) => {
    const group = entries.map(([, one]) => one);
    const [first, ...others] = group.toSorted((a, b) => a.start.offset - b.start.offset);
    const lines = [...new Set(others.map(({ start }) => start.line))];
    if (first === undefined || lines.length === 0) return first as Diagnostic;
    const listed = lines.slice(0, mostLines).join(", ") + (lines.length > mostLines ? " …" : "");
    const more = `It is in ${counted(group.length, "place")} of this file, also in line ${listed}.`;
    return { ...first, message: `${first.message} ${more}` };
  });
}
