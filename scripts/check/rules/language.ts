import { directionOf } from "../../../src/content/direction-of.ts";
import type { Undated } from "../linting/rule-context.ts";
import { code } from "../read/findings/format.ts";

const inWords = { ltr: "from left to right", rtl: "from right to left" };

export function checkDirection({ site, report }: Undated): void {
  const { language, direction: written } = site ?? {};
  const due = language && directionOf(language.value);
  if (written === undefined || due === undefined || written.value === due) return;
  report(written, {
    message: `The language ${code(language?.value ?? "")} is written ${inWords[due]}.`,
    hint: `Write ${code(due)}, or name the script in ${code("language")} if it is another.`,
  });
}
