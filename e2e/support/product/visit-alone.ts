import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { chromiumArguments, ensureChromium } from "../../../scripts/test/chromium.ts";
import { listen } from "../listen.ts";
import { under } from "../under.ts";
import { startProgram } from "./program.ts";

/** Where a visitor's script posts what it reports, as JSON, and reads all reports. */
export const reportPath = "/report-of-visit";

/**
 * Opens a site's first page in a Chromium without a debugger: with one attached, as Playwright's is, Chromium
 * prerenders nothing (`PrerenderingDisabledByDevTools`).
 *
 * @param origin Where the site is served.
 * @param visitor Runs in each page in a visitor's place, with what it is given.
 * @param alter Changes a page, whose policy is taken away.
 */
export async function visitAlone<Given>(
  origin: string,
  [visitor, given]: readonly [visitor: (given: Given) => unknown, given: Given],
  alter: (html: string) => string,
) {
  const reports: Record<string, unknown>[] = [];
  // Where tsx runs this, it has functions keep their names.
  const script = `<script>const __name = (made) => made; (${visitor})(${JSON.stringify(given)})</script>`;
  const server = createServer(async (request, response) => {
    if (request.url === reportPath) {
      if (request.method === "POST") reports.push(JSON.parse(await text(request)));
      return response.end(JSON.stringify(reports));
    }
    const answer = await fetch(`${origin}${request.url}`);
    const type = `${answer.headers.get("content-type")}`;
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type });
    if (!type.startsWith("text/html")) return response.end(body);
    const html = `${body}`.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    return response.end(alter(html).replace("<head>", `<head>${script}`));
  });
  const own = await listen(server);
  const profile = await mkdtemp(join(tmpdir(), "profile-"));
  const usual = ["--headless=new", "--window-size=1280,800", `--user-data-dir=${profile}`];
  const args = [...chromiumArguments, ...usual, own.origin + under("/")];
  const browser = await startProgram(ensureChromium(), args, process.env, () => "started");
  return { reports, close: () => browser.stop().then(own.close) };
}
