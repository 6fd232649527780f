import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { site } from "../../e2e/support/content.ts";
import { type Host, listen } from "../../e2e/support/listen.ts";
import { reportPath, visitAlone } from "../../e2e/support/visit-alone.ts";
import { routeOf } from "../../src/routes.ts";
import { type Bench, slow4G } from "./bench.ts";
import { type Figure, figuresOf } from "./figure.ts";

const next = site.header.links.find(({ page }) => page !== undefined && page !== "home");
/** The first other page of the main navigation. */
const { path } = routeOf(next?.page ?? "home");

/** The way to the next page on slow 4G, for a browser that knows speculation rules. */
export async function nextPage(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  const times = await bench.repeat(() => follow(origin));
  const what = "next page: from press to painted, after the pointer has rested for 300 ms";
  return figuresOf(times, [[what, "ms", (time) => time, { limit: 150 }]]);
}

/** Follows a link of the home page, and gives the milliseconds from the press to the paint. */
async function follow(origin: string): Promise<number> {
  const script = `<script>(${visitor})(${JSON.stringify({ path, reportPath })})</script>`;
  const alter = (html: string) =>
    html.replace("speculationrules", "none").replace("<head>", `<head>${script}`);
  const { reports, close } = await visitAlone(origin, "/", alter, slowHost);
  const end = performance.now() + 30_000;
  while (reports.length === 0 && performance.now() < end) await wait(50);
  await close();
  const [report] = reports;
  if (!report) throw new Error("The next page is not shown.");
  return Number(report["painted"]) - Number(report["pressed"]);
}

/**
 * Runs in each page: on the first it adds the rules of the site as a pointer would apply them (a document is
 * fetched as soon as the pointer is over its link, and rendered 200 ms later), and presses after 300 ms.
 */
async function visitor({ path, reportPath }: { path: string; reportPath: string }): Promise<void> {
  const now = () => performance.timeOrigin + performance.now();
  if (location.pathname !== path) {
    const apply = (action: string) => {
      const rules = document.createElement("script");
      rules.type = "speculationrules";
      rules.text = JSON.stringify({ [action]: [{ urls: [path], eagerness: "immediate" }] });
      document.head.append(rules);
    };
    await new Promise((loaded) => addEventListener("load", loaded));
    apply("prefetch");
    setTimeout(() => apply("prerender"), 200);
    setTimeout(() => {
      localStorage["pressed"] = now();
      document.querySelector<HTMLElement>(`nav a[href$="${path}"]`)?.click();
    }, 300);
    return;
  }
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering)
    await new Promise((shown) => page.addEventListener("prerenderingchange", shown));
  const paint = () => performance.getEntriesByName("first-contentful-paint")[0];
  while (!paint()) await new Promise(requestAnimationFrame);
  const painted = performance.timeOrigin + (paint()?.startTime ?? 0);
  const body = JSON.stringify({ painted, pressed: localStorage["pressed"] });
  await fetch(reportPath, { method: "POST", body });
}

/** Puts slow 4G in front of a host: a browser's own emulation does not reach prerendered pages. */
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
    client.on("error", () => host.destroy()).on("close", () => host.destroy());
    host.on("error", () => client.destroy()).on("close", () => client.destroy());
  });
  return listen(server);
}
