import type { Site } from "../../content/schema/site.ts";

/**
 * How to report a weakness (RFC 9116). The day it expires stands in the content.
 *
 * @param path Where the text stands.
 * @param addressOf Makes a path of this site a whole address.
 */
export function securityText(
  security: NonNullable<Site["security"]>,
  language: string,
  path: string,
  addressOf: (path: string) => string,
): string {
  const { contact } = security;
  return [
    `Contact: ${contact.startsWith("/") ? addressOf(contact) : contact}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${addressOf(path)}`,
    "",
  ].join("\n");
}
