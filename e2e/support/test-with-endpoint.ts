import { testWithSender } from "./test-with-sender.ts";
import { addOpenProduct } from "./variant.ts";

export { expect } from "./test.ts";

/** Hidden fields that the endpoint asks for; the last one is a trap. */
export const fields = { "form-name": "contact", _subject: "From the site", _gotcha: "" };

/** Tests against a site with an open waitlist, whose messages go to an endpoint that takes forms. */
export const test = testWithSender(
  "endpoint",
  (origin) => ({ method: "post", endpoint: `${origin}/f/1`, fields }),
  addOpenProduct,
);
