import { cp } from "node:fs/promises";
import { inProject } from "./project.ts";
import { testWithContent } from "./test-with-content.ts";

export { expect } from "./test.ts";

/** Tests against a site with one more product, whose waitlist is open. */
export const test = testWithContent("waitlist", (content) =>
  cp(inProject("e2e/content"), content, { recursive: true }),
);
