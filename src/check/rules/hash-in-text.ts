import { defineRule } from "../linting/define-rule.ts";
import { place } from "../read/located.ts";

export const hashInText = defineRule({
  id: "hash-in-text",
  severity: "warning",
  summary: "Words behind a # that YAML drops as a comment.",
  why: "In `We are #1` YAML keeps `We are`, in `Track # of visitors` Track; nobody is told.",
  mend: "Put the whole text in quotes; begin a comment with a space and a capital letter.",
  bad: "tagline: We count «#everything»",
  good: 'tagline: "We count #everything"',
  alsoBad: ["bullets:\n  - Lane 7, «#12»", "bullets:\n  - Track «# of visitors»"],
  alsoGood: [
    "tagline: We count # everything",
    "tagline: We count#everything",
    'tagline: "We count" #3',
  ],
  check(context) {
    for (const text of context.prose) {
      const { file, path } = text[place];
      const range = file.valueRange(path);
      if (range === undefined || /["'|>]/.test(file.text.charAt(range.start.offset))) continue;
      const behind = /^[ \t]+(#(?:[^\s#!]| (?:of|in) )[^\r\n]*)/.exec(
        file.text.slice(range.end.offset, range.end.offset + 200),
      );
      if (behind === null || /^#content-ignore/.test(behind[1] ?? "")) continue;
      const words = (behind[1] ?? "").trimEnd();
      const start = range.end.offset + behind[0].indexOf("#");
      context.reportStretch(file, start, start + words.length, {
        message: `YAML takes ${words} for a comment and drops it.`,
        hint: "Put the whole text in quotes; if it is a comment, begin it with a space and a capital letter.",
      });
    }
  },
});
