import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "../content.ts";
import { asNew, type MailService, startMailService } from "../mail-service.ts";
import { test } from "../test.ts";
import { generateProducts } from "./generate-products.ts";
import { addOpenProduct, anyService, serveVariant, setInFile } from "./variant.ts";

export { expect } from "../test.ts";

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

/*
 * What follows is unlike the sample. Each site takes seconds to build, and so is so in several ways that
 * have nothing to do with each other.
 */

/** A name of twelve letters. */
export const shortName = "Wohnungsverw";

/** A line of 110 letters. */
export const longTagline = "Software for small teams, made with great care "
  .repeat(3)
  .slice(0, 110);

/** How many products the full site has: more than the browser lays out at once. */
export const many = 40;

const changeSite = (content: string, values: object) =>
  setInFile(join(content, "site.yaml"), values);

/** A site of {@link many} products, with a short name, whose map waits for a press. */
export const fullTest = testWithContent("full", async (content) => {
  await generateProducts(content, many);
  await changeSite(content, { company: { ...site.company, name: shortName } });
  await setInFile(join(content, "pages/contact.yaml"), { map: { load: "on-press" } });
});

/** A site without products, with a link to a file in their place, and a long line below its name. */
export const emptyTest = testWithContent("empty", async (content) => {
  await generateProducts(content, 0);
  await mkdir(join(content, "files"));
  await writeFile(join(content, "files/prices.pdf"), "%PDF-1.4");
  const none = "Nothing is in the works. See [last year's prices](/files/prices.pdf).";
  await setInFile(join(content, "pages/products.yaml"), { none });
  await changeSite(content, { company: { ...site.company, tagline: longTagline } });
});
