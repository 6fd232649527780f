import { defineRules } from "../linting/define-rule.ts";

// Only what the badge says of the product itself: not `For private schools`, `Demo available now`,
// `To be launched in May` or `More features coming soon`.
const hidden =
  /^\W*(?:still |in )?private\W*$|\bprivate (?:preview|alpha|beta|pilot|test|testing|demo|access)\b/i;
const shipped =
  /^\W*(?:just |already )?(?:shipped|released|launched|out now|available now|now available|live now)\b/i;
const ahead =
  /^\W*(?:still |currently )?(?:coming soon|planned|in development|in the works|upcoming)\W*$/i;

export const productRules = defineRules({
  "progress-sanity": {
    severity: "error",
    summary: "A fraction where percent is meant.",
    why: "0.65 is shown as less than one percent.",
    mend: "Write percent: 65 for two thirds.",
    bad: "progress: «0.65»",
    good: "progress: 65",
    check({ products, report }) {
      for (const { progress } of products)
        if (progress !== undefined && progress.value > 0 && progress.value < 1)
          report(progress, {
            message: `Progress is percent, and ${progress.value} is less than one.`,
            hint: `Write ${Math.round(progress.value * 100)} if that share of it is done, or 1.`,
          });
    },
  },
  "progress-done": {
    severity: "warning",
    summary: "A planned product that is all done.",
    why: "With a full bar and the words for what is to come, visitors cannot tell whether they can have it.",
    mend: "Write `status: available` and delete eta, progress and waitlist; or set progress to what is done.",
    bad: "progress: «100»",
    good: "status: available",
    check({ products, report }) {
      for (const { progress } of products)
        if (progress !== undefined && progress.value >= 100)
          report(progress, {
            message: "Progress is 100, and yet the product is planned.",
            hint: "Can people have it? Then write `status: available`, and delete `eta`, `progress` and `waitlist`. If not, set `progress` to what is done.",
          });
    },
  },
  "preview-consistency": {
    severity: "warning",
    isEnglish: true,
    summary: "A badge that the rest of the card contradicts.",
    why: "Beside an open link the word private is wrong; so is shipped beside a half-full bar, or coming soon on what people can have.",
    mend: "Change the badge, or the link or status that it speaks of.",
    bad: "badge: «Private preview»\nhref: https://preview.fixture.internal/",
    good: "badge: Open preview\nhref: https://preview.fixture.internal/",
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
  },
  "no-products": {
    severity: "info",
    where: "products",
    summary: "A products page without a product.",
    why: "It then says in one sentence that there is nothing to show, which visitors come for in vain.",
    mend: "Add the first product with `npm run content -- new product <name>`, or write under `none` what is true.",
    bad: "# content/products/ holds no file.\nheading: «Our products»",
    good: "heading: Our products",
    check({ pages, products, files, isWhole, report }) {
      const { heading, none } = pages.products ?? {};
      if (heading === undefined || products.length > 0 || !isWhole) return;
      // Whoever has written own words there knows.
      if (none && files.some(({ texts }) => texts.includes(none))) return;
      const [says, write] = none
        ? [`"${none.value}"`, "under `none` what is true"]
        : ["nothing", "a sentence under `none`"];
      report(heading, {
        message: `The page of products has none, and says ${says} in their place.`,
        hint: `Add the first with \`npm run content -- new product <name>\`, or write ${write}.`,
      });
    },
  },
});
