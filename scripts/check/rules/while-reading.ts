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

export function checkHashInText({ prose, report }: Undated): void {
  for (const text of prose) {
    const { file, path } = text[location];
    const { start, end } = file.valueRange(path) ?? file.range(0, 0);
    const isPlain = !/["'|>]/.test(file.text.charAt(start.offset));
    const words = isPlain ? wordsAfter(file.text, end.offset) : undefined;
    if (words === undefined) continue;
    const at = file.text.indexOf("#", end.offset);
    report(
      { file: file.file, ...file.range(at, at + words.length) },
      {
        message: `YAML reads ${words} as a comment and drops it.`,
        hint: "Put the whole text in quotes; if it is a comment, move it to the line above.",
      },
    );
  }
}

/** The comment after a value, other than one for the check: it may be more of the text. */
function wordsAfter(text: string, offset: number): string | undefined {
  const behind = /^[ \t]+(#(?!\s*content-i)[^\r\n]*)/.exec(text.slice(offset, offset + 200));
  return behind?.[1]?.trimEnd();
}
