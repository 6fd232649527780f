import { type MailService, standInForService } from "../mail-service.ts";
import { test } from "../test.ts";

/** Where messages of the site with everything go. */
export const endpoint = "https://forms.example.internal/f/1";

/** Its hidden fields; the last is a trap for spam. */
export const fields = {
  "form-name": "contact",
  _subject: "From the site",
  submit: "Send",
  _gotcha: "",
};

/** Tests of that site, whose endpoint has received nothing yet. */
export const serviceTest = test.extend<{ service: MailService }>({
  service: [
    // Foreign addresses are answered already, and the last who answers is asked first.
    async ({ context, foreignRequests: _ }, use) =>
      use(await standInForService(context, new URL(endpoint).origin)),
    { auto: true },
  ],
});
