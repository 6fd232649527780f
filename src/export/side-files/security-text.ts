import type { Site } from "../../content/schema/site.ts";

/** How to report a weakness (RFC 9116). The day it expires stands in the content. */
export function securityText({ security, language }: Site, address: string): string {
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${address}`,
    "",
  ].join("\n");
}
