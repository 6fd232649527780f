import type { YAMLParseError } from "yaml";
import type { Fault } from "./fault.ts";
import { colonFault } from "./syntax/colon-fault.ts";
import { conflictFault } from "./syntax/conflict-fault.ts";
import { flowFault } from "./syntax/flow-fault.ts";
import { indentFault } from "./syntax/indent-fault.ts";
import { quoteFault } from "./syntax/quote-fault.ts";
import { syntaxPlace } from "./syntax/syntax-place.ts";
import { tabFault } from "./syntax/tab-fault.ts";
import { unquotedFault } from "./syntax/unquoted-fault.ts";

// The order matters: a missing quote, for one, also looks like a line without a colon.
const detectors = [
  conflictFault,
  tabFault,
  quoteFault,
  flowFault,
  unquotedFault,
  colonFault,
  indentFault,
];

/**
 * Puts the parser's errors into one sentence about the first mistake. What follows a syntax error
 * is mostly its consequence, so nothing else is said about the file.
 *
 * @param errors at least one.
 */
export function syntaxFault(text: string, errors: readonly YAMLParseError[]): Fault {
  const place = syntaxPlace(text, errors);
  for (const detect of detectors) {
    const fault = detect(place);
    if (fault !== undefined) return fault;
  }
  return {
    start: place.line.contentStart,
    end: place.line.end,
    message: "This line cannot be read as YAML.",
    hint: "Write `key: value`, or `- ` and an entry; put text with special characters in quotes.",
  };
}
