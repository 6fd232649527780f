import { join } from "node:path";
import { asNew, type MailService, startSiteWithService } from "./mail-service.ts";
import { test as base, expect } from "./test.ts";
import { setInFile } from "./variant.ts";

export { expect };

/** Names by which the service knows the site. */
export const account = {
  serviceId: "service_site",
  templateId: "template_contact",
  publicKey: "public-key",
};

interface Fixtures {
  /** The mail service, with nothing received yet; it takes what comes. */
  service: MailService;
  /** The service, and where the site is that is set to send by it. */
  started: { service: MailService; origin: string };
}

/** Tests against a site that sends its messages by a mail service. */
export const test = base.extend<Fixtures>({
  started: async ({ share }, use) => {
    const start = () =>
      startSiteWithService((content, origin) =>
        setInFile(join(content, "site.yaml"), {
          delivery: { method: "emailjs", ...account, origin },
        }),
      );
    await use(await share("service", start));
  },

  baseURL: ({ started }, use) => use(started.origin),

  service: ({ started }, use) => use(asNew(started.service)),
});
