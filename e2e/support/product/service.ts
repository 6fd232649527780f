import { type MailService, standInForService } from "../mail-service.ts";
import { test } from "../test.ts";
import { endpoint } from "./everything.ts";

/** Tests of the site with everything, whose endpoint has received nothing yet. */
export const serviceTest = test.extend<{ service: MailService }>({
  service: [
    // Foreign addresses are answered already, and the last who answers is asked first.
    async ({ context, foreignRequests: _ }, use) =>
      use(await standInForService(context, new URL(endpoint).origin)),
    { auto: true },
  ],
});
