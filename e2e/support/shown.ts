import { escapePattern } from "../../src/engine/escape.ts";

/** A text as it is written, without what keeps words of a page in one line (U+00A0, U+2060). */
function unescapeShown(shown: string): string {
  return shown.replaceAll("\u2060", "").replaceAll("\u00A0", " ");
}

/** A pattern of a text that may be shown with what keeps its words in one line. */
export function shownPattern(written: string): RegExp {
  const pattern = escapePattern(unescapeShown(written)).replaceAll(" ", "[ \u00A0]");
  return new RegExp(pattern.replaceAll(/[-–]/g, "\u2060?$&\u2060?"));
}
