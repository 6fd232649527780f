import { parse } from "yaml";
import type { CheckResult } from "../check/index.ts";
import { type Diagnostic, withChanges } from "../diagnostic.ts";
import { parseContent } from "../shape/index.ts";
import type { Texts } from "../site/index.ts";
import { valueAt } from "../values.ts";
import { type Expected, isReadable } from "../yaml/index.ts";
import type { Change } from "./changes.ts";
import { moveValues } from "./yaml/move-values.ts";
import { verifiedFile } from "./yaml/yaml-changes.ts";

/** What safe fixes change in a file. */
export interface FixedFile extends Change<string> {
  /** The findings that are gone. */
  fixed: readonly Pick<Diagnostic, "rule">[];
}

/** What fixes change, and what is found then. */
export interface Fixes extends Pick<CheckResult, "unmatched"> {
  files: FixedFile[];
  left: Diagnostic[];
}

/** The most rounds of fixes; one fix may make another possible. */
const mostRounds = 100;

/**
 * All safe fixes, including those that other fixes make possible, and the findings that are left.
 *
 * @param check checks a site with such texts.
 */
export function safeFixes(check: (texts: Texts) => CheckResult, before: Texts = new Map()): Fixes {
  const texts = new Map(before);
  const files = new Map<string, FixedFile>();
  for (let round = 0; ; round++) {
    const { diagnostics, sources, unmatched, located } = check(texts);
    let isChanged = false;
    for (const { file, text } of sources) {
      const fixable = diagnostics.filter((one) => one.file === file && (one.fix ?? one.move));
      if (fixable.length === 0 || round === mostRounds) continue;
      const { text: after, fixed } = applySafe(text, fixable, located.expected);
      if (fixed.length === 0) continue;
      const earlier = files.get(file) ?? { before: text, fixed: [] };
      files.set(file, { ...earlier, file, text: after, fixed: [...earlier.fixed, ...fixed] });
      texts.set(file, after);
      isChanged = true;
    }
    if (!isChanged) return { files: [...files.values()], left: diagnostics, unmatched };
  }
}

type Found = readonly Diagnostic[];

/** A text after some fixes, and the findings that are gone. */
type FixedText = Pick<FixedFile, "text" | "fixed">;

/** Gives what was renamed its name of today; where nothing was, applies fixes. */
export function applySafe(text: string, found: Found, expected?: Expected): FixedText {
  const moves = found.flatMap(({ move }) => move ?? []);
  const { text: moved, done } = moveValues(text, moves);
  if (done.length === 0) return applyFixes(text, found, expected);
  return { text: moved, fixed: found.filter(({ move }) => move && done.includes(move)) };
}

/** Applies as many fixes as keep the file valid and all other values unchanged. */
export function applyFixes(text: string, found: Found, expected?: Expected): FixedText {
  const old = parseContent({ file: "", text }, expected);
  // Invisible characters go first, whatever else is wrong with the file: they may keep it from being read.
  const starts = new Set(old.diagnostics.flatMap(({ fix }) => fix?.start ?? []));
  const signs = found.filter(({ fix }) => fix && starts.has(fix.start));
  if (signs.length > 0) return { text: withChanges(text, changesOf(signs)), fixed: signs };
  if (!isReadable(old)) return { text, fixed: [] };
  const isSafe = (value: unknown) => isAlike(old.file?.value, value);
  const together = withoutOverlap(found);
  for (const fixed of [together, ...together.map((one) => [one])]) {
    const edited = verifiedFile({ file: "", text }, changesOf(fixed), isSafe);
    if (edited) return { text: edited.text, fixed };
  }
  return { text, fixed: [] };
}

const changesOf = (found: Found) => found.flatMap(({ fix }) => fix ?? []);

function withoutOverlap(found: Found): Diagnostic[] {
  let end = -1;
  return found.filter(({ fix }) => {
    if (fix === undefined || fix.start < end) return false;
    end = fix.end;
    return true;
  });
}

/** Whether two files have the same keys and values, except inside texts, or the same words in another shape. */
function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === "string" && typeof b === "string") return b.trim() !== "" || a.trim() === "";
  // Quotes make a number the text that was meant.
  if (typeof a === "number" && typeof b === "string")
    return /^[-+.\w]+$/.test(b) && Object.is(parse(b), a);
  if (shapeOf(a) !== shapeOf(b)) return lettersOf(a) === lettersOf(b);
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isAlike(valueAt(a, [key]), valueAt(b, [key])))
  );
}

const shapeOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

/** The keys and texts of a value in their order, without the signs that quotes or brackets make superfluous. */
function lettersOf(value: unknown): string {
  const parts =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, one]) => [
          Array.isArray(value) ? "" : key,
          lettersOf(one),
        ])
      : [`${value}`];
  return parts.join("").replaceAll(/[\s:"•‣▪·]/g, "");
}
