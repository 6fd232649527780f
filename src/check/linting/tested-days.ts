import type { LocatedText } from "../read/located.ts";
import type { RuleContext } from "./rule-context.ts";

/**
 * The days of the tests in the accessibility statement's record, the newest first; none at all where
 * nothing was run. Undefined where the file has mistakes of shape, which are to be mended first.
 */
export function testedDays({
  pages,
  files,
}: Pick<RuleContext, "pages" | "files">): LocatedText[] | undefined {
  const statement = files.find(({ root }) => root === pages.accessibility);
  if (!statement?.isWhole) return undefined;
  const records = pages.accessibility?.tests?.records ?? [];
  const days = records.flatMap((record) => ("date" in record && record.date) || []);
  return days.sort((a, b) => (a.value < b.value ? 1 : -1));
}
