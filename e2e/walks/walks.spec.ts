import { contentFolder } from "../support/content.ts";
import { test as mailto } from "../support/test.ts";
import { test as emailjs } from "../support/test-with-service.ts";
import { test as waitlist } from "../support/test-with-waitlist.ts";
import { test as rightToLeft } from "./test-right-to-left.ts";
import { walkOver } from "./walk-over.ts";
import { leadsOver, patience } from "./ways.ts";
import { readWords } from "./words.ts";

const words = readWords(contentFolder);
const elsewhere = "The walk leads over another site.";

mailto("walks over the site that hands over to the mail program", async ({ browser, baseURL }) => {
  mailto.skip(!leadsOver("mailto"), elsewhere);
  mailto.setTimeout(patience);
  const offers = { service: false, waitlist: false };
  await walkOver(browser, `${baseURL}`, { name: "mailto", words, offers });
});

emailjs("walks over the site that sends by a service", async ({ browser, baseURL, service }) => {
  emailjs.skip(!leadsOver("emailjs"), elsewhere);
  emailjs.setTimeout(patience);
  const offers = { service: true, waitlist: false };
  await walkOver(browser, `${baseURL}`, { name: "emailjs", words, offers, service });
});

waitlist("walks over the site with open waitlists", async ({ browser, baseURL }) => {
  waitlist.skip(!leadsOver("waitlist"), elsewhere);
  waitlist.setTimeout(patience);
  const offers = { service: false, waitlist: true };
  await walkOver(browser, `${baseURL}`, { name: "waitlist", words, offers });
});

rightToLeft("walks over the site from right to left", async ({ browser, arabicSite }) => {
  rightToLeft.skip(!leadsOver("arabic"), elsewhere);
  rightToLeft.setTimeout(patience);
  const offers = { service: false, waitlist: false };
  await walkOver(browser, arabicSite.origin, { name: "arabic", words: arabicSite.words, offers });
});
