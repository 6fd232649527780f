import { type CheckOptions, type CheckResult, checkContent } from "../../../src/check/check.ts";
import type { Diagnostic, Fix } from "../../../src/check/read/diagnostic.ts";
import { valueAt } from "../../../src/check/read/findings/field.ts";
import { readYaml } from "../../../src/check/read/read.ts";

/** A file that is better after the safe fixes. */
export interface FixedFile {
  file: string;
  before: string;
  after: string;
  /** The findings that are gone. */
  fixed: Diagnostic[];
}

/** What can be fixed, and what is left. */
export interface FixResult extends Pick<CheckResult, "unmatched"> {
  files: FixedFile[];
  /** What the check says once the files are fixed. */
  left: Diagnostic[];
}

/** Rounds after which a fix that brings forth another is given up. */
const mostRounds = 10;

/** Works out all safe fixes, those included that others make possible. Writes nothing. */
export function fixContent(options: CheckOptions): FixResult {
  const texts = new Map(options.texts);
  const files = new Map<string, FixedFile>();
  const given = new Set<string>();
  for (let round = 0; ; round++) {
    const { diagnostics, sources, unmatched } = checkContent({ ...options, texts });
    let isChanged = false;
    for (const { file, text } of sources) {
      const fixable = diagnostics.filter((one) => one.file === file && one.fix !== undefined);
      if (fixable.length === 0 || given.has(file) || round === mostRounds) continue;
      const { after, fixed } = applyFixes(text, fixable);
      if (fixed.length === 0) {
        given.add(file);
        continue;
      }
      const earlier = files.get(file);
      files.set(file, {
        file,
        before: earlier?.before ?? text,
        after,
        fixed: [...(earlier?.fixed ?? []), ...fixed],
      });
      texts.set(file, after);
      isChanged = true;
    }
    if (!isChanged) return { files: [...files.values()], left: diagnostics, unmatched };
  }
}

/** A text with as many fixes as leave the file sound and all other values as they are. */
function applyFixes(
  text: string,
  found: readonly Diagnostic[],
): { after: string; fixed: Diagnostic[] } {
  const fixed = withoutOverlap(found);
  const after = applied(text, fixed);
  if (isSafe(text, after)) return { after, fixed };
  for (const one of fixed) {
    const alone = applied(text, [one]);
    if (isSafe(text, alone)) return { after: alone, fixed: [one] };
  }
  return { after: text, fixed: [] };
}

function withoutOverlap(found: readonly Diagnostic[]): Diagnostic[] {
  let end = -1;
  return found.filter(({ fix }) => {
    const { start, end: ownEnd } = fix as Fix;
    if (start < end) return false;
    end = ownEnd;
    return true;
  });
}

function applied(text: string, fixed: readonly Diagnostic[]): string {
  let after = "";
  let done = 0;
  for (const { fix } of fixed) {
    const { start, end, text: instead } = fix as Fix;
    after += text.slice(done, start) + instead;
    done = end;
  }
  return after + text.slice(done);
}

/** Whether both texts are sound and have the same keys and values but for words of texts. */
function isSafe(before: string, after: string): boolean {
  const [old, fresh] = [before, after].map((text) => readYaml({ file: "", text }));
  if (old?.diagnostics.length !== 0 || fresh?.diagnostics.length !== 0) return false;
  return isAlike(old.file?.value, fresh.file?.value);
}

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === "string" && typeof b === "string") return b.trim() !== "" || a.trim() === "";
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isAlike(valueAt(a, [key]), valueAt(b, [key])))
  );
}
