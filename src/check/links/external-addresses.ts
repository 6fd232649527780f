import { contentLinks } from "../linting/content-links.ts";
import { contentContext } from "../linting/rule-context.ts";
import type { LoadResult } from "../read/load.ts";

/** Names that no network knows (RFC 2606, RFC 6761); the rule `placeholder` reports them. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/;

/** Addresses elsewhere that content links to. */
export function externalAddresses(loaded: Pick<LoadResult, "located">): string[] {
  const links = contentLinks(contentContext(loaded));
  return links
    .map(({ address }) => address)
    .filter((address) => /^https?:/.test(address) && !reserved.test(new URL(address).hostname));
}
