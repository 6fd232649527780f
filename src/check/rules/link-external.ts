import { contentLinks } from "../linting/content-links.ts";
import { defineRule } from "../linting/define-rule.ts";

export const linkExternal = defineRule({
  id: "link-external",
  severity: "info",
  flag: "links",
  summary: "A link elsewhere that leads nowhere any more; looked at only with --links.",
  why: "Pages move, and their addresses with them.",
  mend: "Open the address, find where the page went, and link there.",
  bad: "href: «https://gone.fixture.internal/»",
  alsoBad: ["bullets:\n  - See [the *box*](«https://gone.fixture.internal/»)"],
  good: "href: https://there.fixture.internal/",
  check(context) {
    for (const { target } of contentLinks(context)) {
      const found = context.linkStates?.get(target.value);
      if (found === undefined || found.state === "works") continue;
      context.report(
        target,
        found.state === "broken"
          ? {
              message: `This address leads nowhere: ${found.reason}.`,
              hint: "Find where the page went, and link there.",
            }
          : {
              message: `Whether this address works could not be told: ${found.reason}.`,
              hint: "Open it in a browser; nothing is wrong with it for certain.",
            },
      );
    }
  },
});
