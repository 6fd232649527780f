import { defineRule } from "../linting/define-rule.ts";
import { place } from "../read/located.ts";

export const waitlistFallback = defineRule({
  id: "waitlist-fallback",
  severity: "error",
  summary: "An open waitlist without a support address for its mail link.",
  why: "With `delivery: mailto` the list is kept in the visitor's browser; only a message tells the company of it.",
  mend: "Add `supportEmail:` under `contact:` in site.yaml, or close the waitlist.",
  bad: "# content/site.yaml has no supportEmail.\nwaitlist: «open»",
  good: "waitlist: closed",
  check({ site, products, pages, report }) {
    // Only that page has the buttons.
    if (pages.products === undefined) return;
    if (site?.contact === undefined || site.contact.supportEmail !== undefined) return;
    // Where the site itself sends, it has an address to send to.
    if (site.delivery?.method?.value !== "mailto") return;
    const { file, path } = site.contact[place];
    // An address that is there and wrong is reported as such.
    const written = file.keyRange([...path, "supportEmail"]);
    const open = products.find(({ waitlist }) => waitlist?.value === "open");
    if (open?.waitlist === undefined || written !== undefined) return;
    report(open.waitlist, {
      message: "An open waitlist needs a support address, and the site has none.",
      hint: `Add \`supportEmail:\` under \`contact:\` in ${file.file}, or write \`closed\` here.`,
    });
  },
});
