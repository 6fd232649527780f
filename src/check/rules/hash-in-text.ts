import { defineRule } from "../linting/define-rule.ts";
import { place } from "../read/located.ts";

export const hashInText = defineRule({
  id: "hash-in-text",
  severity: "warning",
  summary: "Words that YAML drops: behind a # as a comment, behind an & as a name.",
  why: "Of `We are #1` YAML keeps `We are`, of `&Save food` food; nobody is told.",
  mend: "Put the whole text in quotes; begin a comment with a space and a capital letter.",
  bad: "tagline: We count «#everything»",
  good: 'tagline: "We count #everything"',
  alsoBad: [
    "bullets:\n  - Lane 7, «#12»",
    "bullets:\n  - Track «# of visitors»",
    "tagline: «&Save food»",
    "tagline: «&Save» |-\n  food",
  ],
  alsoGood: [
    "tagline: We count # everything",
    "tagline: We count#everything",
    'tagline: "We count" #3',
    "tagline: &same One box\nbullets:\n  - *same",
    "bullets:\n  - R &D, and\n    &more",
  ],
  check({ prose, reportStretch }) {
    for (const text of prose) {
      const { file, path } = text[place];
      const range = file.valueRange(path);
      if (range === undefined) continue;
      const [start, end] = [range.start.offset, range.end.offset];
      const isPlain = !/["'|>]/.test(file.text.charAt(start));
      const name = nameBefore(file.text, start);
      if (name !== undefined)
        reportStretch(
          file,
          start - name.length,
          isPlain ? end : start - name.length + name.trimEnd().length,
          {
            message: `YAML takes ${name.trimEnd()} for a name that other values can repeat, and drops it.`,
            hint: isPlain
              ? "Put the whole text in quotes; if it is a name that nothing repeats, delete it."
              : "Write it into the text if it belongs there; if it is a name that nothing repeats, delete it.",
          },
        );
      const words = isPlain ? wordsBehind(file.text, end) : undefined;
      if (words === undefined) continue;
      const at = file.text.indexOf("#", end);
      reportStretch(file, at, at + words.length, {
        message: `YAML takes ${words} for a comment and drops it.`,
        hint: "Put the whole text in quotes; if it is a comment, begin it with a space and a capital letter.",
      });
    }
  },
});

/** The name before a value, with the space behind it, where nothing repeats that: `&Save food`. */
function nameBefore(text: string, offset: number): string | undefined {
  const [found, name] = /&(\S+)[ \t]+$/.exec(text.slice(Math.max(0, offset - 200), offset)) ?? [];
  return text.includes(`*${name}`) ? undefined : found;
}

/** What a comment behind a value says, where it reads like more of it: `#1`, `# of visitors`. */
function wordsBehind(text: string, offset: number): string | undefined {
  const behind = /^[ \t]+(#(?:[^\s#!]| (?:of|in) )[^\r\n]*)/.exec(text.slice(offset, offset + 200));
  const words = behind?.[1]?.trimEnd();
  return words?.startsWith("#content-ignore") ? undefined : words;
}
