import { join } from "node:path";
import { asNew, type MailService, startSiteWithService } from "./mail-service.ts";
import { test as base } from "./test.ts";
import { setInFile } from "./variant.ts";

interface Fixtures {
  /** What takes messages, with nothing received yet; it takes what comes. */
  service: MailService;
  /** The service, and where the site is that is set to send there. */
  started: { service: MailService; origin: string };
}

/**
 * Tests against a site whose messages go to a service of the tests.
 *
 * @param name Tells its site from others.
 * @param delivery How the site sends, given where the service is.
 * @param prepare Changes the rest of the content, whose folder it is given.
 */
export function testWithSender(
  name: string,
  delivery: (origin: string) => object,
  prepare: (content: string) => Promise<void> = async () => {},
) {
  return base.extend<Fixtures>({
    started: async ({ share }, use) => {
      const start = () =>
        startSiteWithService(async (content, origin) => {
          await prepare(content);
          await setInFile(join(content, "site.yaml"), { delivery: delivery(origin) });
        });
      await use(await share(name, start));
    },

    baseURL: ({ started }, use) => use(started.origin),

    service: ({ started }, use) => use(asNew(started.service)),
  });
}
