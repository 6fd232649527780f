import { contentLinks } from "../linting/content-links.ts";
import { defineRule } from "../linting/define-rule.ts";
import { heroExample } from "../linting/hero-example.ts";

const empty =
  /^(?:(?:please )?(?:click|press|tap)(?: (?:here|this|now))?|here|(?:read |learn |see |find out )?more|link|this(?: (?:link|page))?|details|go)\W*$/i;

export const linkText = defineRule({
  id: "link-text",
  severity: "warning",
  where: "home",
  isEnglish: true,
  summary: "A link whose words do not say where it leads.",
  why: "Screen readers list links by their words alone (WCAG 2.4.9).",
  mend: "Name what stands behind the link.",
  bad: heroExample("secondary: { text: «Click here», page: about }"),
  good: heroExample("secondary: { text: Book a demo, page: about }"),
  alsoBad: [
    heroExample("secondary: { text: «Learn more …», page: about }"),
    heroExample(`intro: "We count. [«Click **here**»](/about)"`),
    heroExample(`intro: "We count. [«Click here»](/about)"`),
  ],
  alsoGood: [
    heroExample("secondary: { text: Learn more about us, page: about }"),
    heroExample("secondary: { text: More products, page: products }"),
  ],
  check(context) {
    for (const { words } of contentLinks(context))
      if (words !== undefined && empty.test(words.value.trim()))
        context.report(words, {
          message: `"${words.value.trim()}" does not say where the link leads.`,
          hint: "Name what stands behind it, such as About us.",
        });
  },
});
