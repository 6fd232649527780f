import { defineRule } from "../linting/define-rule.ts";

// Only what the badge says of the product itself: not `For private schools`, `Demo available now`,
// `To be launched in May` or `More features coming soon`.
const hidden =
  /^\W*(?:still |in )?private\W*$|\bprivate (?:preview|alpha|beta|pilot|test|testing|demo|access)\b/i;
const shipped =
  /^\W*(?:just |already )?(?:shipped|released|launched|out now|available now|now available|live now)\b/i;
const ahead =
  /^\W*(?:still |currently )?(?:coming soon|planned|in development|in the works|upcoming)\W*$/i;

export const previewConsistency = defineRule({
  id: "preview-consistency",
  severity: "warning",
  isEnglish: true,
  summary: "A badge that the rest of the card contradicts.",
  why: "Beside an open link the word private is wrong; so is shipped beside a half-full bar, or coming soon on what people can have.",
  mend: "Change the badge, or the link or status that it speaks of.",
  bad: "badge: «Private preview»\nhref: https://preview.fixture.internal/",
  good: "badge: Open preview\nhref: https://preview.fixture.internal/",
  alsoBad: [
    "badge: «Out now»\nprogress: 65\neta: Q2 2027",
    "badge: «Coming soon»\nstatus: available",
  ],
  alsoGood: [
    "badge: Private preview",
    "badge: Out now\nstatus: available",
    "badge: Not yet released\nprogress: 65",
    "badge: Pilot running\nhref: https://preview.fixture.internal/",
    "badge: For private schools\nhref: https://preview.fixture.internal/",
    "badge: To be launched in May\nprogress: 65",
    "badge: Demo available now\nprogress: 65",
    "badge: More coming soon\nstatus: available",
  ],
  check({ products, report }) {
    for (const { badge, href, progress, status } of products) {
      if (badge === undefined) continue;
      if (href !== undefined && hidden.test(badge.value))
        report(badge, {
          message: "The badge says private, and yet the card has an open link to a preview.",
          hint: "Change the badge, or leave out `href` while the preview is private.",
        });
      if (status?.value === "available" && ahead.test(badge.value))
        report(badge, {
          message: "The badge speaks of later, and yet the product is available.",
          hint: "Change the badge, or write `status: planned` with `eta`, `progress` and `waitlist`.",
        });
      if (progress !== undefined && progress.value < 100 && shipped.test(badge.value))
        report(badge, {
          message: `The badge says that it is out, and yet progress is ${progress.value}.`,
          hint: "Change the badge, or write `status: available` and delete `eta`, `progress` and `waitlist`.",
        });
    }
  },
});
