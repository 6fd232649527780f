import { expect, it } from "vitest";
import { todo } from "../../src/panel/answers/todo.ts";
import type { Finding } from "../../src/panel/protocol/editable-text.ts";
import { casesIn } from "../../src/testing/hold-cases.ts";
import { fixContent } from "../disk/check-content.ts";
import { inventRenames } from "../testing/edit/invented-renames.ts";
import { editor, folder, read, serve } from "../testing/serve/served-firm.ts";
import { someDaily } from "../testing/whole.ts";
import { diskWorkspace } from "./disk-workspace.ts";

inventRenames();

interface Mistake {
  file: string;
  line: string;
  instead: string;
}

const mistakes = casesIn<Record<string, Mistake>>(import.meta.dirname, "fixes.test.yaml");

/** All findings in an answer, wherever they are. */
function findingsIn(answer: unknown): Finding[] {
  if (typeof answer !== "object" || answer === null) return [];
  const inside = Object.values(answer).flatMap(findingsIn);
  return "severity" in answer ? [answer as Finding, ...inside] : inside;
}

it.each(someDaily(Object.entries(mistakes), 8))(
  "%s: all that shows the finding can fix it, and undo that",
  (_, { file: name, line, instead }) => {
    const file = `${name}.yaml`;
    serve("sample", { [file]: (text) => text.replace(new RegExp(line, "m"), instead) });
    const broken = read(file);
    const { files, left } = fixContent({ directory: folder });
    const stays = new Set(left.map(({ message }) => message));
    const form = editor.form([{ place: `${name}#` }]);
    const shown = {
      list: editor.list(name, "", "en").files,
      todo: todo(diskWorkspace, "en"),
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
      expect(read(file)).toBe(files[0]?.text);
      expect(() => editor.fix(mend)).toThrow("changed");
      editor.journal.undo();
      expect(read(file)).toBe(broken);
    }
  },
);
