import { defineRules } from "../linting/define-rule.ts";
import { location } from "../read/located.ts";
import { isNewer, version } from "../read/version.ts";

export const readingRules = defineRules({
  schema: {
    severity: "error",
    summary: "A file that cannot be read, or a key or value that the site does not know.",
    why: "The site is built from these values; with one missing or of another kind there is no page.",
    mend: "Follow the hint; docs/content.md lists each file's keys. This cannot be suppressed.",
    bad: "progress: «65%»",
    good: "progress: 65",
  },
  renamed: {
    severity: "error",
    where: "site",
    summary: "A key or value that a newer version of the program calls otherwise.",
    why: "The site reads the name of today alone: what stands under the former one would be lost.",
    mend: "Run `npx faircopy fix`, or write the name of today. This cannot be suppressed.",
    bad: "rules:\n  «double-space»: off",
    good: "rules:\n  spaces: off",
  },
  version: {
    severity: "info",
    where: "site",
    summary: "Content for an older version of faircopy. For a newer one, it is an error.",
    why: "Whoever has an older program than its author is told so, and not that keys are unknown.",
    mend: "Run `npx faircopy fix`, which writes the version that is installed.",
    bad: "faircopy: «0.0.1»",
    good: `faircopy: ${version}`,
    check({ site, reportIn }) {
      const written = site?.faircopy;
      if (written && isNewer(version, written.value))
        reportIn(written, 0, written.value.length, {
          message: `This content was written for faircopy ${written.value}, which is older.`,
          hint: "Run `npx faircopy fix`, which writes the version that is installed.",
          fix: version,
        });
    },
  },
  suppression: {
    severity: "error",
    summary: "A content-ignore comment with an unknown rule, without a reason or without effect.",
    why: "A suppression without a reason, or without effect, hides the next fault.",
    mend: "Write `# content-ignore RULE -- reason`, or delete it. This cannot be suppressed.",
    bad: "«# content-ignore eta-past»\neta: Q3 2025",
    good: "# content-ignore eta-past -- The pilot keeps its first date.\neta: Q3 2025",
  },
  "number-as-text": {
    severity: "error",
    summary: "A bare number, meant as text, that YAML changes.",
    why: "YAML reads 012 as 12, 1.10 as 1.1, and drops the plus sign of a telephone number.",
    mend: "Put it in quotes; `npx faircopy fix` does. This cannot be suppressed.",
    bad: "badge: «1.10»",
    good: 'badge: "1.10"',
  },
  "hash-in-text": {
    severity: "warning",
    summary: "Words that YAML drops: a comment after a #.",
    why: "Of `We are #1` YAML keeps `We are`, without a warning.",
    mend: "Put the whole text in quotes; if it is a comment, move it to the line above.",
    bad: "tagline: We count «#everything»",
    good: 'tagline: "We count #everything"',
    check({ prose, reportStretch }) {
      for (const text of prose) {
        const { file, path } = text[location];
        const { start, end } = file.valueRange(path) ?? file.range(0, 0);
        const isPlain = !/["'|>]/.test(file.text.charAt(start.offset));
        const words = isPlain ? wordsAfter(file.text, end.offset) : undefined;
        if (words === undefined) continue;
        const at = file.text.indexOf("#", end.offset);
        reportStretch(file, at, at + words.length, {
          message: `YAML reads ${words} as a comment and drops it.`,
          hint: "Put the whole text in quotes; if it is a comment, move it to the line above.",
        });
      }
    },
  },
});

/** The comment after a value, other than one for the check: it may be more of the text. */
function wordsAfter(text: string, offset: number): string | undefined {
  const behind = /^[ \t]+(#(?!\s*content-i)[^\r\n]*)/.exec(text.slice(offset, offset + 200));
  return behind?.[1]?.trimEnd();
}
