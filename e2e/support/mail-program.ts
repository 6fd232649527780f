import type { Page } from "playwright/test";

/** Links that a page hands to the visitor's mail program from now on. */
export async function recordMailLinks(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const links: string[] = [];
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) links.push(url);
  });
  return links;
}

/** A mail link as a mail program reads it (RFC 6068). */
export function readMailLink(link: string | undefined) {
  const { pathname, searchParams } = new URL(link ?? "about:blank");
  return { to: decodeURIComponent(pathname), headers: Object.fromEntries(searchParams) };
}
