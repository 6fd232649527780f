import type { IncomingHttpHeaders } from "node:http";
import { packTagOf, readPack } from "../../src/engine/site/index.ts";
import { languageCookie } from "../../src/panel/protocol/protocol.ts";
import { disk } from "../disk/disk.ts";

/** What a request says of its person: the language that was chosen in the panel, and those of the browser. */
export interface Asked {
  chosen?: string | undefined;
  browser?: string | undefined;
}

export function askedLanguage({ cookie = "", ...headers }: IncomingHttpHeaders): Asked {
  const [, chosen] = new RegExp(`(?:^|; )${languageCookie}=([\\w-]+)`).exec(cookie) ?? [];
  return { chosen, browser: headers["accept-language"] };
}

/** The language of the panel: the chosen one, that of the site, or the first of the browser, of those that have its words. */
export function panelLanguage(site: string, { chosen = "", browser = "" }: Asked): string {
  const ofBrowser = browser.split(",").map((one) => one.replace(/;.*/s, "").trim());
  return [chosen, site, ...ofBrowser].flatMap((tag) => tagWithWords(tag) ?? []).at(0) ?? "en";
}

/** The pack of a language that has words of the panel; the owner's may have some. */
function tagWithWords(tag: string): string | undefined {
  const pack = packTagOf(disk, tag);
  const language = pack && readPack(disk, pack).editor.language;
  return language === "en" && !/^en\b/.test(tag) ? undefined : language;
}
