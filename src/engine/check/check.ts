import { addDays } from "../../words/dates/day.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { type Files, type LoadedLanguage, type LoadResult, readContent } from "../site/index.ts";
import { readablePath } from "./content-links.ts";
import { presentFindings } from "./present-findings.ts";
import { contentContext, type UnsentFiles } from "./rule-context.ts";
import { rules } from "./rules/index.ts";
import { runRules, severityFaults } from "./run-rules.ts";

/** What to check. */
export interface CheckSettings {
  /** Files and folders to report on, as diagnostics show them; by default all. */
  paths?: readonly string[];
  /** If set, only dated rules run, and report what expires within this number of days. */
  within?: number;
  /** Whether unfinished content is an error. */
  publish?: boolean;
  /** Ids of the rules to run; by default all. What cannot be read is reported all the same. */
  only?: readonly string[];
  /** What Git does not send; undefined where it was not asked. */
  unsent?: UnsentFiles | undefined;
}

/** What a check found. `content` is there only where no file of its language has an error. */
export interface CheckResult extends LoadResult {
  /** Paths asked for that are no content. */
  unmatched: string[];
}

/**
 * Checks a content folder. Command line, development server and build all call this, so that what
 * one of them refuses the others refuse in the same words.
 */
export function checkSite(
  files: Files,
  directory: string,
  { paths = [], ...settings }: CheckSettings = {},
): CheckResult {
  const all = addRuleFindings(readContent(files, directory), settings);
  // A fault of the folders, for which no file was read, concerns each path.
  if (paths.length === 0 || all.sources.length === 0) return { ...all, unmatched: [] };

  // An empty path is a variable that somebody forgot to set, not the working directory.
  const isWanted = ({ file }: { file: string }) => paths.some((one) => overlap(one, file));
  const known = [...all.sources, ...all.diagnostics];
  const unmatched = paths.filter((one) => !known.some(({ file }) => overlap(one, file)));
  return {
    ...all,
    diagnostics: all.diagnostics.filter((one) => isRefusal(one) || isWanted(one)),
    sources: all.sources.filter(isWanted),
    unmatched,
  };
}

/** Whether two paths are the same or one lies in the other: a missing folder concerns its files. */
function overlap(a: string, b: string): boolean {
  return a !== "" && (a === b || isInside(a, b) || isInside(b, a));
}

function isInside(inner: string, outer: string): boolean {
  return outer === "." || inner.startsWith(`${outer}/`);
}

/** Whether a finding refuses all content, as it is for a newer version: its keys and rules would be unknown here. */
function isRefusal({ rule, severity }: Diagnostic): boolean {
  return rule === "version" && severity === "error";
}

/** Runs the rules in each language, and adds their findings to those of reading the files. */
function addRuleFindings(
  { translations, ...loaded }: LoadResult,
  { within, publish = false, only, unsent }: CheckSettings,
): Omit<CheckResult, "unmatched"> {
  if (loaded.diagnostics.some(isRefusal)) return { ...loaded, translations };
  const wanted = rules.filter(
    ({ id, isDated }) =>
      (only === undefined || only.includes(id)) &&
      (within === undefined || isDated) &&
      // Otherwise a comment that suppresses it would be unused.
      (id !== ofGit || unsent !== undefined),
  );
  const { host, site } = loaded.located;
  const now = host.today(site?.root.contact);
  const day = {
    ...{ today: now, until: addDays(now, within ?? 0) },
    translatedPages: new Map(translations.flatMap(pathsOf)),
  };
  const judged = [loaded, ...translations].map((language) => {
    const of = language === loaded ? {} : { translation: language, source: loaded.located };
    const context = { ...contentContext(language, of), ...day, unsent };
    const found = runRules(wanted, context, language.diagnostics, publish);
    // A rule may look at more than texts. Findings about pictures, for example, belong to the source language.
    const own =
      language === loaded
        ? [...found, ...severityFaults(context)]
        : found.filter(({ file, rule }) => isInside(file, language.file) || rule === ofGit);
    const diagnostics = [...language.diagnostics, ...own];
    const { content, ...rest } = language;
    const isSound = diagnostics.every(({ severity }) => severity !== "error");
    return { ...rest, diagnostics, ...(isSound && content && { content }) };
  });
  const [own, ...others] = judged as [LoadedLanguage, ...LoadedLanguage[]];
  const sources = judged.flatMap((language) => language.sources);
  const found = judged.flatMap(({ diagnostics }) => diagnostics);
  const diagnostics = presentFindings(found, sources, loaded.located.expected);
  return { ...own, translations: others, sources, diagnostics };
}

/** The rule about what Git does not send, of which each language needs files of its own. */
const ofGit = "file-unsent";

/** Paths of the pages of a translation, as people read them, with their keys. */
function pathsOf({ tag, located, slugs }: LoadedLanguage): [path: string, key: string][] {
  return located.pages.map(({ key }) => [`/${tag}${readablePath(key, slugs)}`, key]);
}
