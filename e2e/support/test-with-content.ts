import { test } from "./test.ts";
import { serveVariant } from "./variant.ts";

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
