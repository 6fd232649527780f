import { expect, it } from "vitest";
import type { Finding } from "../../src/editor/editable-text.ts";
import { contentDirectory } from "../content/content-directory.ts";
import { fixContent } from "../edit/fix-content.ts";
import { edit, read, serve } from "../testing/editor/served-firm.ts";
import { checkNow, Editor } from "./editor.ts";
import { todo } from "./todo.ts";

/** Mistakes that `fix` mends: what they are, the file, a line of it, and what stands there. */
const mistakes: [what: string, file: string, line: string, instead: string][] = [
  [
    "a key that nothing reads any more",
    "pages/home",
    "- title: Lightning Fast",
    "$&\n        icon: bolt",
  ],
  [
    "a group that is called otherwise",
    "pages/contact",
    "updated: 2026-11-20",
    "$&\nform:\n  incomplete: Not yet",
  ],
  ["a rule that is called otherwise", "site", "language: en", "$&\nrules:\n  title-length: off"],
  ["a day by its name", "site", "contact:\n", "$&  hours:\n    Friday: 9:00–17:00\n"],
  ["hours in another shape", "site", "contact:\n", "$&  hours:\n    fri: 9–17 Uhr\n"],
  ["a word for closed", "site", "contact:\n", "$&  hours:\n    fri: Closed\n"],
  [
    "a telephone number without the country's code",
    "site",
    '"\\+442079460142"\\n',
    '"020 7946 0142"\n',
  ],
  ["two blanks in a text", "pages/about", "heading: Built", "$&  twice"],
  ["a number where a text is meant", "pages/about", /^heading: .*$/m.source, "heading: 007"],
  ["a version that is older", "site", "language: en", "$&\nfaircopy: 0.1.0"],
  [
    "a sign before a key, which keeps the file from being read",
    "pages/about",
    "heading: Built",
    "\u200B$&",
  ],
  ["a colon in a text", "pages/about", "heading: Built", "heading: Note: built"],
  [
    "a whole address that a page had",
    "pages/about",
    "heading: Built",
    "formerly: [https://old.example/alt]\n$&",
  ],
  ["a byte order mark", "pages/about", /^/.source, "\uFEFF"],
];

/** All findings in an answer, wherever they are. */
function findingsIn(answer: unknown): Finding[] {
  if (typeof answer !== "object" || answer === null) return [];
  const inside = Object.values(answer).flatMap(findingsIn);
  return "severity" in answer ? [answer as Finding, ...inside] : inside;
}

it.each(mistakes)(
  "%s: all that shows the finding can fix it, and undo that",
  (_, name, line, instead) => {
    serve("sample");
    const file = `${name}.yaml`;
    edit({ [file]: (text) => text.replace(new RegExp(line, "m"), instead) });
    const broken = read(file);
    const checked = checkNow();
    const {
      files: [whole],
      left,
    } = fixContent({ directory: contentDirectory() });
    const stays = new Set(left.map(({ message }) => message));
    const editor = new Editor(() => checked);
    const form = editor.form([{ place: `${name}#` }]);
    const shown = {
      list: editor.list(name, "").files,
      todo: todo(),
      // A file that cannot be read has none.
      ...(form.files.length > 0 && { form }),
    };
    for (const [where, answer] of Object.entries(shown)) {
      const found = findingsIn(answer).filter(({ message }) => !stays.has(message));
      expect(found, where).not.toEqual([]);
      expect(found.filter(({ fixed, mend }) => (fixed ?? mend) === undefined)).toEqual([]);
      const { mend } = found.find((one) => one.mend) ?? {};
      if (!mend) continue;
      editor.fix(mend);
      expect(read(file)).toBe(whole?.text);
      expect(() => editor.fix(mend)).toThrow("changed");
      editor.journal.undo();
      expect(read(file)).toBe(broken);
    }
  },
);
