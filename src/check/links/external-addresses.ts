import { contentLinks } from "../linting/content-links.ts";
import { sharedContext } from "../linting/rule-context.ts";
import type { LoadResult } from "../read/load.ts";

/** Names that no network knows (RFC 2606, RFC 6761); the rule `placeholder` reports them. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/;

/** Addresses elsewhere that content links to. */
export function externalAddresses(loaded: Pick<LoadResult, "located">): string[] {
  // The day plays no part in what is linked.
  const links = contentLinks(sharedContext(loaded, { today: "1970-01-01" }));
  return links
    .map(({ address }) => address)
    .filter((address) => /^https?:/.test(address) && !reserved.test(new URL(address).hostname));
}
