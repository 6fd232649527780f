import { cp } from "node:fs/promises";
import { join } from "node:path";
import { asNew, type MailService, startSiteWithService } from "./mail-service.ts";
import { inProject } from "./project.ts";
import { test as base, expect } from "./test.ts";
import { setInFile } from "./variant.ts";

export { expect };

/** Hidden fields that the endpoint asks for; the last one is a trap. */
export const fields = { "form-name": "contact", _subject: "From the site", _gotcha: "" };

interface Fixtures {
  /** The endpoint, with nothing received yet; it takes what comes. */
  endpoint: MailService;
  /** The endpoint, and where the site is that posts there, with one more product, whose waitlist is open. */
  started: { service: MailService; origin: string };
}

/** Tests against a site whose messages go to an endpoint that takes forms. */
export const test = base.extend<Fixtures>({
  started: async ({ share }, use) => {
    const start = () =>
      startSiteWithService(async (content, origin) => {
        await cp(inProject("e2e/content"), content, { recursive: true });
        await setInFile(join(content, "site.yaml"), {
          delivery: { method: "post", endpoint: `${origin}/f/1`, fields },
        });
      });
    await use(await share("endpoint", start));
  },

  baseURL: ({ started }, use) => use(started.origin),

  endpoint: ({ started }, use) => use(asNew(started.service)),
});
