import { defineRule } from "../linting/define-rule.ts";
import { isEnglish } from "../linting/is-english.ts";
import { code } from "../read/findings/words.ts";
import { place } from "../read/located.ts";
import { isTelling, type TellingText } from "../sample/telling-texts.ts";
import { unchangedTexts } from "../sample/unchanged-texts.ts";
import { counted } from "../text/counted.ts";
import { dotted } from "../text/dotted.ts";

export const sampleText = defineRule({
  id: "sample-text",
  severity: "info",
  where: "about",
  summary: "Texts of the sample that are left on a site that is no sample any more; once a file.",
  why: "They fit many firms and were written for none: yours is told from others by its own words.",
  mend: "Read them, and write your own where they do not say what you would say.",
  bad: "heading: «Built slowly, so that you can move quickly»",
  good: "heading: Ask about your laundry",
  alsoGood: ["heading: Get In Touch"],
  check(context) {
    const { language, sample } = context.site ?? {};
    // Under another language each is told of by itself (other-language).
    if (sample?.value !== false || !isEnglish(language?.value ?? "")) return;
    const byFile = new Map<string, TellingText[]>();
    for (const text of unchangedTexts(context)) {
      const { file } = text.at[place].file;
      if (text.kind === "own" && isTelling(text))
        byFile.set(file, [...(byFile.get(file) ?? []), text]);
    }
    for (const texts of byFile.values()) {
      const [first] = texts;
      const keys = texts.map(({ at }) => code(dotted(at[place].path)));
      if (first)
        context.report(first.at, {
          message: `${counted(texts.length, "text")} in this file ${keys.length === 1 ? "is" : "are"} the sample's: ${keys.join(", ")}.`,
          hint: "Write your own where they do not say what you would say.",
        });
    }
  },
});
