import { defineRules } from "../linting/define-rule.ts";
import { location } from "../read/located.ts";

export const readingRules = defineRules({
  schema: {
    severity: "error",
    summary: "A file that cannot be read, or a key or value that the site does not know.",
    why: "The site is built from these values; with one missing or of another kind there is no page.",
    mend: "Follow the hint; docs/content.md lists each file's keys. This cannot be suppressed.",
    bad: "progress: «65%»",
    good: "progress: 65",
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
    mend: "Put it in quotes; `content fix` does. This cannot be suppressed.",
    bad: "badge: «1.10»",
    good: 'badge: "1.10"',
  },
  "hash-in-text": {
    severity: "warning",
    summary: "Words that YAML drops: a comment after a #, or a name after an &.",
    why: "Of `We are #1` YAML keeps `We are`, of `&Save food` only food, without a warning.",
    mend: "Put the whole text in quotes; begin a comment with a space and a capital letter.",
    bad: "tagline: We count «#everything»",
    good: 'tagline: "We count #everything"',
    check({ prose, reportStretch }) {
      for (const text of prose) {
        const { file, path } = text[location];
        const range = file.valueRange(path);
        if (range === undefined) continue;
        const [start, end] = [range.start.offset, range.end.offset];
        const isPlain = !/["'|>]/.test(file.text.charAt(start));
        const name = nameBefore(file.text, start);
        if (name !== undefined) {
          const begin = start - name.length;
          reportStretch(file, begin, isPlain ? end : begin + name.trimEnd().length, {
            message: `YAML reads ${name.trimEnd()} as a name that other values can repeat, and drops it.`,
            hint: `${isPlain ? "Put the whole text in quotes" : "Write it into the text if it belongs there"}; if it is a name that nothing repeats, delete it.`,
          });
        }
        const words = isPlain ? wordsAfter(file.text, end) : undefined;
        if (words === undefined) continue;
        const at = file.text.indexOf("#", end);
        reportStretch(file, at, at + words.length, {
          message: `YAML reads ${words} as a comment and drops it.`,
          hint: "Put the whole text in quotes; if it is a comment, begin it with a space and a capital letter.",
        });
      }
    },
  },
});

/** The name before a value, with the space after it, if no alias repeats it: `&Save food`. */
function nameBefore(text: string, offset: number): string | undefined {
  const [found, name] = /&(\S+)[ \t]+$/.exec(text.slice(Math.max(0, offset - 200), offset)) ?? [];
  return text.includes(`*${name}`) ? undefined : found;
}

/** The comment after a value, if it reads like more of the value: `#1`, `# of visitors`. */
function wordsAfter(text: string, offset: number): string | undefined {
  const behind = /^[ \t]+(#(?:[^\s#!]| (?:of|in) )[^\r\n]*)/.exec(text.slice(offset, offset + 200));
  const words = behind?.[1]?.trimEnd();
  return words?.startsWith("#content-ignore") ? undefined : words;
}
