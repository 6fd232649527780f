import { contentLinks } from "../linting/content-links.ts";
import { defineRules, heroExample } from "../linting/define-rule.ts";

const empty =
  /^(?:(?:please )?(?:click|press|tap)(?: (?:here|this|now))?|here|(?:read |learn |see |find out )?more|link|this(?: (?:link|page))?|details|go)\W*$/i;

export const linkRules = defineRules({
  "link-scheme": {
    severity: "error",
    summary: "A link that runs a script, holds its own data, or takes its scheme from the page.",
    why: "javascript: and data: let whoever edits content run programs in the visitor's browser.",
    mend: "Write an address that begins with https://, mailto: or tel:, or a path such as /about. This cannot be suppressed.",
    bad: 'href: «"javascript:alert(1)"»',
    good: "href: https://preview.fixture.internal/",
  },
  "link-text": {
    severity: "warning",
    where: "home",
    isEnglish: true,
    summary: "A link whose words do not say where it leads.",
    why: "Screen readers list links by their words alone (WCAG 2.4.9).",
    mend: "Name what is behind the link.",
    bad: heroExample(["  secondary: { text: «Click here», page: about }"]),
    good: heroExample(["  secondary: { text: Book a demo, page: about }"]),
    check(context) {
      for (const { words } of contentLinks(context))
        if (words !== undefined && empty.test(words.value.trim()))
          context.report(words, {
            message: `"${words.value.trim()}" does not say where the link leads.`,
            hint: "Name what is behind it, such as About us.",
          });
    },
  },
});
