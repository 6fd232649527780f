import { testWithSender } from "./test-with-sender.ts";

export { expect } from "./test.ts";

/** Names by which the service knows the site. */
export const account = {
  serviceId: "service_site",
  templateId: "template_contact",
  publicKey: "public-key",
};

/** Tests against a site that sends its messages by a mail service. */
export const test = testWithSender("service", (origin) => ({
  method: "emailjs",
  ...account,
  origin,
}));
