import type { Pages } from "../content/schema/pages.ts";
import { fill } from "../content/template.ts";
import { wordList } from "../content/word-list.ts";
import { type Faults, fieldNames } from "./message.ts";

/**
 * Why the button of the contact form cannot be used now, in words.
 *
 * @param faults What is wrong with the message.
 * @param sending Whether one is on its way.
 * @param list Template that joins words in a row.
 */
export function submitReason(
  faults: Faults,
  sending: boolean,
  { reasons, errors, ...labels }: Pages["contact"]["form"],
  list: string,
): string {
  if (sending) return reasons.sending;
  const missing = fieldNames.filter((name) => faults[name] && faults[name] !== "emailInvalid");
  if (missing.length === 0) return errors.emailInvalid;
  const fields = wordList(
    list,
    missing.map((name) => labels[name]),
  );
  return fill(reasons.missing, { fields });
}
