import { join } from "node:path";
import { asNew, type MailService, startMailService } from "./mail-service.ts";
import { test } from "./test.ts";
import { addOpenProduct, anyService, serveVariant, setInFile } from "./variant.ts";

export { expect } from "./test.ts";

/**
 * Tests against a site that is built from a changed copy of the content, once for each worker.
 *
 * @param name Tells its site from others.
 * @param change Changes the copy, whose folder it is given.
 * @param base Path below which it is published, with a slash at both ends.
 */
export function testWithContent(
  name: string,
  change: (content: string) => Promise<void>,
  base?: string,
) {
  return test.extend({
    baseURL: async ({ share }, use) => {
      const { origin } = await share(name, () => serveVariant(change, base));
      await use(origin + (base ?? ""));
    },
  });
}

/** Tests against a site with one more product, whose waitlist is open. */
export const waitlistTest = testWithContent("waitlist", addOpenProduct);

/**
 * Tests against a site whose messages go to a service of the tests, which has received nothing yet.
 *
 * @param delivery How the site sends.
 * @param prepare Changes the rest of the content, whose folder it is given.
 */
function testWithSender(
  name: string,
  delivery: object,
  prepare: (content: string) => Promise<void> = async () => {},
) {
  const change = async (content: string) => {
    await prepare(content);
    await setInFile(join(content, "site.yaml"), { delivery });
  };
  async function start() {
    const service = await startMailService();
    const site = await serveVariant(change, undefined, service.origin);
    const close = () => site.close().then(service.close);
    return { service, origin: site.origin, close };
  }
  return test.extend<{ service: MailService; started: Awaited<ReturnType<typeof start>> }>({
    started: async ({ share }, use) => use(await share(name, start)),
    baseURL: ({ started }, use) => use(started.origin),
    service: ({ started }, use) => use(asNew(started.service)),
  });
}

/** Names by which the service knows the site. */
export const account = {
  serviceId: "service_site",
  templateId: "template_contact",
  publicKey: "public-key",
};

/** Tests against a site that sends its messages by a mail service. */
export const serviceTest = testWithSender("service", {
  method: "emailjs",
  ...account,
  origin: anyService,
});

/** Hidden fields that the endpoint asks for, one with a name that forms have for themselves; the last one is a trap. */
export const fields = {
  "form-name": "contact",
  _subject: "From the site",
  submit: "Send",
  _gotcha: "",
};

/** Tests against a site with an open waitlist, whose messages go to an endpoint that takes forms. */
export const endpointTest = testWithSender(
  "endpoint",
  { method: "post", endpoint: `${anyService}/f/1`, fields },
  addOpenProduct,
);
