import { directionOf } from "../../../src/content/direction-of.ts";
import { defineRules } from "../linting/define-rule.ts";
import { code } from "../read/findings/format.ts";

const inWords = { ltr: "from left to right", rtl: "from right to left" };

export const languageRules = defineRules({
  direction: {
    severity: "error",
    check({ site, report }) {
      const { language, direction: written } = site ?? {};
      const due = language && directionOf(language.value);
      if (written === undefined || due === undefined || written.value === due) return;
      report(written, {
        message: `The language ${code(language?.value ?? "")} is written ${inWords[due]}.`,
        hint: `Write ${code(due)}, or name the script in ${code("language")} if it is another.`,
      });
    },
  },
});
