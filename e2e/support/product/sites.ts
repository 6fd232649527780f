import { tmpdir } from "node:os";
import { join } from "node:path";
import { inProject } from "../project.ts";
import type { TestedSite } from "../test.ts";

/** A site of the product's tests, with the content that it is built from. */
interface Site extends TestedSite {
  /** Path of the content folder, once a run has begun. */
  content: () => string;
}

const firm = (name: string) => () => inProject("e2e/firms", name);

function siteOf(name: string, content: Site["content"], base = "/"): Site {
  return { content, folder: inProject("dist.product", name), base };
}

/**
 * The sites of the product's tests, each built once before the first test. A test with the name of one as its tag is
 * a test of that site, and any other one of the sample.
 */
export const sites = {
  /** Messages go by mail, and all waitlists are closed. */
  sample: siteOf("sample", firm("sample")),
  /** The sample with the files of `e2e/everything/` in place of its own: all that a site can have, and an endpoint. */
  everything: siteOf("everything", () => join(tmpdir(), "everything")),
  /** Forty products in three languages, below a path; messages go by EmailJS. */
  german: siteOf("german", firm("german"), "/de/"),
  /** From right to left, with digits of its own and an open waitlist. */
  arabic: siteOf("arabic", firm("arabic")),
};
