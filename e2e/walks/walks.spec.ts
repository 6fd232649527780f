import { contentFolder } from "../support/content.ts";
import {
  serviceTest as emailjs,
  testWithContent,
  waitlistTest as waitlist,
} from "../support/other-sites.ts";
import { test as mailto } from "../support/test.ts";
import { makeArabic } from "../support/variant.ts";
import { walkOver } from "./walk-over.ts";
import { readWords, type Words } from "./words.ts";

const words = readWords(contentFolder);

/** The words of the site from right to left, once it is built. */
let arabicWords: Words | undefined;
const arabic = testWithContent("arabic", async (content) => {
  await makeArabic(content);
  arabicWords = readWords(content);
});

/** Sites without a service, by their names for `WALK_SITE`: what each is, and the test that serves it. */
const sites = {
  mailto: ["the site that hands over to the mail program", mailto],
  waitlist: ["the site with open waitlists", waitlist],
  arabic: ["the site from right to left, as far as its words come from the pack", arabic],
} as const;

for (const [name, [what, test]] of Object.entries(sites))
  test(`walks over ${what}`, async ({ browser, baseURL }) => {
    const said = (test === arabic && arabicWords) || words;
    const origin = `${baseURL}`;
    await walkOver(browser, { name, origin, words: said, waitlist: test === waitlist });
  });

emailjs("walks over the site that sends by a service", async ({ browser, baseURL, service }) => {
  await walkOver(browser, { name: "emailjs", origin: `${baseURL}`, words, service });
});
