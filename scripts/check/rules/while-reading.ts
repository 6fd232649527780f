import type { Undated } from "../linting/rule-context.ts";
import { location } from "../read/located.ts";
import { isNewer, version } from "../read/version.ts";

export function checkVersion({ site, reportIn }: Undated): void {
  const written = site?.faircopy;
  if (written && isNewer(version, written.value))
    reportIn(written, 0, written.value.length, {
      message: `This content was written for faircopy ${written.value}, which is older.`,
      hint: "Run `npx faircopy fix`, which writes the version that is installed.",
      fix: version,
    });
}

/** The comment after a value, other than one for the check: it may be more of the text. */
const dropped = /^([ \t]+)(#(?!\s*content-i)[^\r\n]*)/;

export function checkHashInText({ prose, report }: Undated): void {
  for (const text of prose) {
    const { file, path } = text[location];
    const { start, end } = file.valueRange(path) ?? file.range(0, 0);
    const isPlain = !/["'|>]/.test(file.text.charAt(start.offset));
    const behind = file.text.slice(end.offset, end.offset + 200);
    const [, blanks = "", comment] = (isPlain && dropped.exec(behind)) || [];
    if (comment === undefined) continue;
    const sign = end.offset + blanks.length;
    const words = comment.trimEnd();
    const at = { file: file.file, ...file.range(sign, sign + words.length) };
    report(at, {
      message: `YAML reads ${words} as a comment and drops it.`,
      hint: "Put the whole text in quotes; if it is a comment, move it to the line above.",
    });
  }
}
