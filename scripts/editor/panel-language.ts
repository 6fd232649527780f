import type { IncomingHttpHeaders } from "node:http";
import { languageCookie } from "../../src/editor/protocol.ts";
import { nearestMessages } from "../content/messages.ts";

/** What a request says of its person: the language that was chosen in the panel, and those of the browser. */
export interface Asked {
  chosen?: string | undefined;
  browser?: string | undefined;
}

export function askedLanguage({ cookie = "", ...headers }: IncomingHttpHeaders): Asked {
  const [, chosen] = new RegExp(`(?:^|; )${languageCookie}=([\\w-]+)`).exec(cookie) ?? [];
  return { chosen, browser: headers["accept-language"] };
}

/** The language of the panel: the chosen one, that of the site, or the first of the browser, of those with messages. */
export function panelLanguage(site: string, { chosen = "", browser = "" }: Asked): string {
  const ofBrowser = browser.split(",").map((one) => one.replace(/;.*/s, "").trim());
  const tags = [chosen, site, ...ofBrowser].flatMap((tag) => nearestMessages(tag) ?? []);
  return tags[0] ?? "en";
}
