import { defineRule } from "../linting/define-rule.ts";

export const linkScheme = defineRule({
  id: "link-scheme",
  severity: "error",
  summary: "A link that runs a script, holds its own data, or takes its scheme from the page.",
  why: "javascript: and data: let whoever edits content run programs in the visitor's browser.",
  mend: "Write an address that begins with https://, mailto: or tel:, or a path such as /about. This cannot be suppressed.",
  bad: 'href: «"javascript:alert(1)"»',
  good: "href: https://preview.fixture.internal/",
  alsoBad: [
    'href: «"data:text/html,hello"»',
    'href: «"//preview.fixture.internal/"»',
    'href: «"JavaScript:alert(1)"»',
    "href: «/\\preview.fixture.internal»",
    "href: «ftp://files.fixture.internal/»",
    "bullets:\n  - See [the preview](«javascript:alert(1)»)",
    "bullets:\n  - >-\n    See **[the\n    preview](«//preview.fixture.internal/»)**",
  ],
  alsoGood: [
    "href: mailto:preview@fixture.internal",
    'href: "tel:+999123456789"',
    "bullets:\n  - See [the preview](https://preview.fixture.internal/a_(b)?c=d&e=f)",
  ],
});
