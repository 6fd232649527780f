import { type AddressInfo, connect, createServer } from "node:net";
import { site } from "../../e2e/support/content.ts";
import type { Host } from "../../e2e/support/listen.ts";
import { TabBrowser } from "../../e2e/support/tab-browser.ts";
import { routeOf } from "../../src/routes.ts";
import { type Bench, slow4G } from "./bench.ts";
import { type Figure, figure } from "./figure.ts";

/** Milliseconds for which a pointer rests on a link before a person presses it. */
const rest = 300;

const next = site.header.links.find(({ page }) => page !== undefined && page !== "home");
/** The first other page of the main navigation. */
const { path } = routeOf(next?.page ?? "home");

/** The way to the next page on slow 4G, for a browser that knows speculation rules. */
export async function nextPage(bench: Bench): Promise<Figure[]> {
  const { origin, close } = await slowHost((await bench.site()).origin);
  bench.onClose(close);
  const browser = await TabBrowser.start();
  bench.onClose(() => browser.close());
  const rested = await bench.repeat(() => follow(browser, origin, rest));
  const atOnce = await bench.repeat(() => follow(browser, origin, 0));
  const press = "next page: from press to painted";
  return [
    figure(`${press}, pointer at rest for ${rest} ms`, "ms", rested, { limit: 150 }),
    figure(`${press}, pressed at once`, "ms", atOnce),
  ];
}

/** Follows a link of the home page, and gives the milliseconds from the press to the paint. */
async function follow(browser: TabBrowser, origin: string, rest: number): Promise<number> {
  await browser.open(`${origin}/`);
  await browser.evaluate(`addEventListener("pointerdown", ({ timeStamp }) => {
    localStorage.benchPress = performance.timeOrigin + timeStamp;
  })`);
  const link = `nav a[href$="${path}"]`;
  await browser.pointAt(link);
  await new Promise((resolve) => setTimeout(resolve, rest));
  await browser.press(link);
  await browser.until(arrived);
  return browser.evaluate(`performance.timeOrigin + ${firstPaint} - localStorage.benchPress`);
}

const firstPaint = `performance.getEntriesByName("first-contentful-paint")[0]?.startTime`;
/** A page that is prepared ahead is not painted before it is shown. */
const arrived = `location.pathname === "${path}" && !document.prerendering && ${firstPaint} > 0`;

/**
 * Puts slow 4G in front of a host on this machine. The browser's own emulation does not reach pages
 * that it prepares ahead; what comes late over the connection does.
 */
async function slowHost(origin: string): Promise<Host> {
  const { hostname, port } = new URL(origin);
  const server = createServer((client) => {
    const host = connect(Number(port), hostname);
    let lineFree = 0;
    host.on("data", (data) => {
      const now = performance.now();
      const sent = (data.length / slow4G.downloadThroughput) * 1000;
      lineFree = Math.max(lineFree, now + slow4G.latency) + sent;
      setTimeout(() => client.writable && client.write(data), lineFree - now);
    });
    client.pipe(host);
    for (const [one, other] of [
      [client, host],
      [host, client],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
