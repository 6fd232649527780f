import { cp } from "node:fs/promises";
import type { Host } from "./listen.ts";
import { inProject } from "./project.ts";
import { test as base, expect } from "./test.ts";
import { serveVariant } from "./variant.ts";

export { expect };

/** Tests against a site with one more product, whose waitlist is open. */
export const test = base.extend<object, { waitlistSite: Host }>({
  waitlistSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use, { workerIndex }) => {
      const site = await serveVariant(`dist.waitlist-${workerIndex}`, (content) =>
        cp(inProject("e2e/content"), content, { recursive: true }),
      );
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ waitlistSite }, use) => use(waitlistSite.origin),
});
