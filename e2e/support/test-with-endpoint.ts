import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Host } from "./listen.ts";
import { type MailService, startMailService } from "./mail-service.ts";
import { inProject } from "./project.ts";
import { test as base, expect } from "./test.ts";
import { serveVariant, setInFile } from "./variant.ts";

export { expect };

/** Hidden fields that the endpoint asks for; the last one is a trap. */
export const fields = { "form-name": "contact", _subject: "From the site", _gotcha: "" };

interface Fixtures {
  /** The endpoint, with nothing received yet; it takes what comes. */
  endpoint: MailService;
}

interface WorkerFixtures {
  startedEndpoint: MailService;
  /** The site, set to post its messages there, with one more product, whose waitlist is open. */
  endpointSite: Host;
}

/** Tests against a site whose messages go to an endpoint that takes forms. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  startedEndpoint: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const endpoint = await startMailService();
      await use(endpoint);
      await endpoint.close();
    },
    { scope: "worker" },
  ],

  endpointSite: [
    async ({ startedEndpoint: { origin } }, use, { workerIndex }) => {
      const site = await serveVariant(`dist.endpoint-${workerIndex}`, async (content) => {
        await cp(inProject("e2e/content"), content, { recursive: true });
        await setInFile(join(content, "site.yaml"), {
          delivery: { method: "post", endpoint: `${origin}/f/1`, fields },
        });
      });
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: ({ endpointSite }, use) => use(endpointSite.origin),

  endpoint: async ({ startedEndpoint }, use) => {
    startedEndpoint.received.length = 0;
    startedEndpoint.given.length = 0;
    startedEndpoint.answers = [200];
    await use(startedEndpoint);
  },
});
