import { join } from "node:path";
import { contentFolder } from "../support/content.ts";
import { test as mailto } from "../support/test.ts";
import { testWithContent } from "../support/test-with-content.ts";
import { test as emailjs } from "../support/test-with-service.ts";
import { test as waitlist } from "../support/test-with-waitlist.ts";
import { setInFile } from "../support/variant.ts";
import { walkOver } from "./walk-over.ts";
import { leadsOver, patience } from "./ways.ts";
import { readWords, type Words } from "./words.ts";

const words = readWords(contentFolder);

/** The words of the site from right to left, once it is built. */
let arabicWords: Words | undefined;
const arabic = testWithContent("arabic", async (content) => {
  await setInFile(join(content, "site.yaml"), { language: "ar", direction: "rtl" });
  arabicWords = readWords(content);
});

/** Sites without a service, by their names for `WALK_SITE`: what each is, and the test that serves it. */
const sites = {
  mailto: ["the site that hands over to the mail program", mailto],
  waitlist: ["the site with open waitlists", waitlist],
  arabic: ["the site from right to left, as far as its words come from the pack", arabic],
} as const;

/** Has a test wait as long as a walk takes, unless the walk leads over another site. */
function prepare(name: string): void {
  mailto.skip(!leadsOver(name), "The walk leads over another site.");
  mailto.setTimeout(patience);
}

for (const [name, [what, test]] of Object.entries(sites))
  test(`walks over ${what}`, async ({ browser, baseURL }) => {
    prepare(name);
    const offers = { service: false, waitlist: test === waitlist };
    const about = { name, words: (test === arabic && arabicWords) || words, offers };
    await walkOver(browser, `${baseURL}`, about);
  });

emailjs("walks over the site that sends by a service", async ({ browser, baseURL, service }) => {
  prepare("emailjs");
  const offers = { service: true, waitlist: false };
  await walkOver(browser, `${baseURL}`, { name: "emailjs", words, offers, service });
});
