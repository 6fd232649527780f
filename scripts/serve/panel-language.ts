import type { IncomingHttpHeaders } from "node:http";
import type { Asked } from "../../src/panel/answers/start-panel.ts";
import { languageCookie } from "../../src/panel/protocol/protocol.ts";

/** What a request says of its person. */
export function askedLanguage({ cookie = "", ...headers }: IncomingHttpHeaders): Asked {
  const [, chosen] = new RegExp(`(?:^|; )${languageCookie}=([\\w-]+)`).exec(cookie) ?? [];
  return { chosen, browser: headers["accept-language"] };
}
