import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { chromiumArguments, ensureChromium } from "../../scripts/test/chromium.ts";
import { type Host, listen } from "./listen.ts";
import { startProgram } from "./program.ts";

/** Where a visitor's script posts what it reports, as JSON, and reads all reports. */
export const reportPath = "/report-of-visit";

/**
 * Opens a site in a Chromium without a debugger: with one attached, as Playwright's is, Chromium prerenders
 * nothing (`PrerenderingDisabledByDevTools`). A script in each page presses and reports in a visitor's place.
 *
 * @param origin Where the site is served.
 * @param path The page to open first.
 * @param alter Adds the script to a page, whose policy is taken away.
 * @param between Stands between the browser and the site, such as a slow network.
 */
export async function visitAlone(
  origin: string,
  path: string,
  alter: (html: string) => string,
  between: (origin: string) => Promise<Host> = async (origin) => ({
    origin,
    close: async () => {},
  }),
) {
  const requests: { path: string; isAhead: boolean }[] = [];
  const reports: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const { url = "/", headers } = request;
    if (url === reportPath) {
      if (request.method === "POST") reports.push(JSON.parse(await text(request)));
      return response.end(JSON.stringify(reports));
    }
    requests.push({ path: url, isAhead: `${headers["sec-purpose"]}`.includes("prerender") });
    const answer = await fetch(origin + url);
    const type = `${answer.headers.get("content-type")}`;
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type });
    if (!type.startsWith("text/html")) return response.end(body);
    const html = `${body}`.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    return response.end(alter(html));
  });
  const own = await listen(server);
  const way = await between(own.origin);
  const profile = await mkdtemp(join(tmpdir(), "profile-"));
  const usual = ["--headless=new", "--window-size=1280,800", `--user-data-dir=${profile}`];
  const args = [...chromiumArguments, ...usual, way.origin + path];
  const isOpen = () => (requests.length > 0 ? "open" : undefined);
  const browser = await startProgram(ensureChromium(), args, process.env, isOpen);
  const close = async () => {
    await browser.stop();
    await way.close();
    await own.close();
  };
  return { requests, reports, close };
}
