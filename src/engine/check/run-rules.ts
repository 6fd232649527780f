import { groupedBy } from "../../words/grouped-by.ts";
import { memoize } from "../../words/memoize.ts";
import { found, say } from "../../words/say.ts";
import {
  type Diagnostic,
  type FindingText,
  type Fix,
  type Severity,
  schemaFinding,
  type TextRange,
  top,
} from "../diagnostic.ts";
import {
  isWritten,
  type Place,
  placeOf,
  rangeOfPlace,
  type Text,
  toSourceStretch,
} from "../shape/index.ts";
import { packOf, readPack } from "../site/index.ts";
import { printable } from "../terminal.ts";
import { canChangeSeverity, type Rule, unknownRule } from "./define-rule.ts";
import { ownWordFinder, vocabularyOf } from "./matches.ts";
import {
  type FileRange,
  isOwnProse,
  type RuleContext,
  type SharedContext,
} from "./rule-context.ts";
import { rules } from "./rules/index.ts";
import { applySuppressions } from "./suppressions.ts";

/** The most findings of one rule in one file; nobody fixes more one by one. */
const mostPerFile = 200;

/**
 * Runs rules on the content of one language. Returns the findings that no comment suppresses.
 *
 * @param known faults of the files and their shape. No rule reports on a value with a fault.
 * @param publish whether unfinished content is an error.
 */
export function runRules(
  wanted: readonly Rule[],
  shared: SharedContext,
  known: readonly Diagnostic[] = [],
  publish = false,
): Diagnostic[] {
  const faulty = new Set(known.map(rangeId));
  const findings: Diagnostic[] = [];
  const running = new Set<Rule>();
  const open = openTexts(wanted, shared, publish);
  for (const rule of wanted) {
    const severity = severityIn(rule, publish, shared);
    // A site.yaml that could not be read may have switched the rule off, or have the words that it finds.
    const isSilenceable = rule.severity !== "error" && shared.site === undefined;
    if (severity === "off" || isSilenceable) continue;
    running.add(rule);
    const counts = new Map<string, number>();
    const addFinding: Add = ({ file, start = top, end = top, about }, finding, fix) => {
      if (faulty.has(rangeId({ file, start, end }))) return;
      const count = (counts.get(file) ?? 0) + 1;
      counts.set(file, count);
      if (count > mostPerFile) return;
      const { message } = finding;
      const hint =
        count < mostPerFile ? finding.hint : `${finding.hint} ${say("rules.more-in-file")}`;
      const one = { file, start, end, rule: rule.id, severity, message, hint };
      findings.push({ ...one, ...(fix && { fix }), ...(about && { about }) });
    };
    try {
      const context = rule.isOfTexts ? { ...shared, ...open.texts } : shared;
      rule.check?.(contextFor(rule, context, addFinding, open.reported));
    } catch (error) {
      open.hasFailed = true;
      reportFailure(rule, error, shared, addFinding);
    }
  }
  open.remember();
  const byFile = groupedBy(findings, ({ file }) => file);
  const unread = new Set(known.map(({ file }) => file));
  for (const { file } of shared.files) {
    const ofFile = byFile.get(file.file) ?? [];
    const judged = unread.has(file.file) ? new Set<Rule>() : running;
    byFile.set(file.file, applySuppressions(file, ofFile, judged, publish));
  }
  return [...byFile.values()].flat();
}

function rangeId({ file, start, end }: FileRange & TextRange): string {
  return `${file} ${start.offset} ${end.offset}`;
}

/** The severity that a site gives a rule, or the rule's own. */
function severityIn(rule: Rule, publish: boolean, { site }: SharedContext): Severity | "off" {
  const own = canChangeSeverity(rule) ? site?.rules?.[rule.id] : undefined;
  // What a site makes an error stops publishing, and no build.
  const severity = own === "error" ? "unfinished" : (own ?? rule.severity);
  if (severity === "unfinished") return publish ? "error" : "warning";
  return severity;
}

/** What is wrong with the ids under `rules` in site.yaml. */
export function severityFaults({ site }: Pick<SharedContext, "site">): Diagnostic[] {
  const weights = site?.rules;
  if (weights === undefined) return [];
  const { file, path } = placeOf(weights) as Place;
  return Object.keys(weights).flatMap((id) => {
    const rule = rules.find((one) => one.id === id);
    if (rule && canChangeSeverity(rule)) return [];
    const text = rule ? found("rules.fixed-severity", { rule: id }) : unknownRule(id, rules);
    return [schemaFinding(file.file, text, file.keyRange([...path, id]))];
  });
}

/** Reports that a rule failed, at the first text that it fails on, so that the other rules go on. */
function reportFailure(rule: Rule, error: unknown, shared: SharedContext, add: Add): void {
  const culprit = shared.texts.find((text) => {
    const alone = { ...shared, texts: [text], prose: text.isProse ? [text] : [] };
    try {
      rule.check?.(contextFor(rule, alone, () => {}));
      return false;
    } catch {
      return true;
    }
  });
  const file = culprit?.file ?? shared.files[0]?.file;
  const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
  if (file === undefined) return;
  const why = printable(reason.replace(/\.$/, ""));
  add(
    { file: file.file, ...(culprit && rangeOfPlace(culprit)) },
    found("rules.failed", { rule: rule.id, reason: why }),
  );
}

/**
 * The texts, and texts of files, about which nothing was reported under circumstances. Those of an unchanged file stay
 * the same objects. Each language of a site has circumstances of its own.
 */
const recentlySound = memoize(() => new WeakSet<object>(), { most: 50 });

/** The texts that rules of single texts have to judge: those that they have not, or about which they reported something. */
function openTexts(wanted: readonly Rule[], shared: SharedContext, publish: boolean) {
  const { host, site, facts, names, pages, today, isWhole } = shared;
  const pack = packOf(host, site?.language) ?? readPack(host, "en");
  const circumstances = JSON.stringify([
    ...[wanted.map(({ id }) => id), publish, site, today],
    [...facts].map(([slot, { value }]) => [slot, value]),
    names.map(({ value }) => value),
    ...[isWhole, shared.files[0]?.isWhole, pack.avoid, pack.hollow],
    pages.accessibility?.conformance?.status,
  ]);
  const sound = recentlySound(circumstances);
  const isOpen = (one: object) => !sound.has(one);
  const files = shared.files.filter((file) => isOpen(file.texts));
  const texts = files.flatMap((file) => file.texts.filter(isOpen));
  const prose = texts.filter(({ isProse }) => isProse);
  const reported = new Set<object>();
  return {
    texts: { texts, prose, ownProse: prose.filter(isOwnProse) },
    reported,
    hasFailed: false,
    remember() {
      if (this.hasFailed) return;
      // Two asterisks may be the mark of a note in another text, which may also have a cut word whole.
      for (const text of texts)
        if (!reported.has(text) && !/\*\*|- /.test(text.value)) sound.add(text);
      for (const file of files) if (!file.texts.some(isOpen)) sound.add(file.texts);
    },
  };
}

type Add = (at: FileRange, finding: FindingText, fix?: Fix) => void;

const isFileRange = (at: Place | FileRange): at is FileRange => typeof at.file === "string";

/** Whether a text is a gap. Only `placeholder` reports on gaps. */
const isGap = (at: Place | Text) => "value" in at && at.value === "…";

function contextFor(
  { id, severity }: Rule,
  shared: SharedContext,
  add: Add,
  reported = new Set<object>(),
): RuleContext {
  const isOwn = severity === "error" ? undefined : ownWordFinder(vocabularyOf(shared));
  // What nothing fills, and former facts, are wrong in any language.
  const ofAnyLanguage = /^(placeholder|fact-former)$/.test(id) ? { foreign: [] } : {};
  const report: RuleContext["report"] = (
    at: object,
    ...rest: [FindingText] | [string | number, FindingText]
  ) => {
    const [key, finding] = rest.length === 2 ? rest : [undefined, rest[0]];
    const place = placeOf(at, key) ?? (at as Place | FileRange);
    reported.add(place);
    if (isFileRange(place)) return add(place, finding);
    // Report inherited values in the source file only.
    if (place.isInherited || (isGap(place) && id !== "placeholder")) return;
    const isLacking = key !== undefined && place === placeOf(at) && !isWritten(at, `${key}`);
    const about = isLacking && { about: [[...place.path, key]] };
    add({ file: place.file.file, ...rangeOfPlace(place), ...about }, finding);
  };
  return {
    ...shared,
    report,
    reportIn(text, start, end, { fix, ...finding }) {
      reported.add(text);
      if (text.isInherited || isOwn?.({ ...text, ...ofAnyLanguage }, start, end)) return;
      const { file, path } = text;
      const [first, last] = toSourceStretch(text, start, end);
      const range = file.textRange(path, first, last);
      if (range === undefined) return report(text, finding);
      const stretch = { start: range.start.offset, end: range.end.offset };
      // A fix must not change the signs of links and stress that lie in the stretch.
      const isFixed = fix !== undefined && last - first === end - start;
      add({ file: file.file, ...range }, finding, isFixed ? { ...stretch, text: fix } : undefined);
    },
  };
}
