import { join } from "node:path";
import type { Host } from "./listen.ts";
import { type MailService, startMailService } from "./mail-service.ts";
import { test as base, expect } from "./test.ts";
import { serveVariant, setInFile } from "./variant.ts";

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
}

interface WorkerFixtures {
  startedService: MailService;
  /** The site, set to send by the service. */
  serviceSite: Host;
}

/** Tests against a site that sends its messages by a mail service. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  startedService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const service = await startMailService();
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],

  serviceSite: [
    async ({ startedService: { origin } }, use, { workerIndex }) => {
      const site = await serveVariant(`dist.service-${workerIndex}`, (content) =>
        setInFile(join(content, "site.yaml"), {
          delivery: { method: "emailjs", ...account, origin },
        }),
      );
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: ({ serviceSite }, use) => use(serviceSite.origin),

  service: async ({ startedService }, use) => {
    startedService.received.length = 0;
    startedService.given.length = 0;
    startedService.answers = [200];
    await use(startedService);
  },
});
