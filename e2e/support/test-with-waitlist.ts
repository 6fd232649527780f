import { testWithContent } from "./test-with-content.ts";
import { addOpenProduct } from "./variant.ts";

export { expect } from "./test.ts";

/** Tests against a site with one more product, whose waitlist is open. */
export const test = testWithContent("waitlist", addOpenProduct);
