import { expect } from "playwright/test";
import { routes } from "../support/content.ts";
import { TabBrowser } from "../support/tab-browser.ts";
import { plainTest } from "../support/test.ts";
import { under } from "../support/under.ts";

/** What pages say on the console, and what is made ready ahead. */
const told = ["Runtime", "Preload"];

/** A browser with the first page of the site before it. */
const test = plainTest.extend<{ tab: TabBrowser }>({
  tab: async ({ host, share }, use) => {
    const browser = await share("tab browser", () => TabBrowser.start());
    browser.events.length = 0;
    await browser.open(host.origin + under("/"), ...told);
    await use(browser);
  },
});

// One worker, because no other tests use such a browser.
test.describe.configure({ mode: "default" });

const about = "header nav a[href$='/about']";
const contact = "header nav a[href$='/contact']";

/** Whether React runs the page. */
const running = `Object.keys(document.querySelector("[data-need]")).some((key) => key.startsWith("__react"))`;

/** What a page that is prepared ahead has done by now. */
interface Doings {
  prerendering: boolean;
  react: boolean;
  /** Addresses. */
  asked: string[];
  stored: string[];
}

const doings = `({
  prerendering: document.prerendering,
  react: ${running},
  asked: performance.getEntriesByType("resource").map(({ name }) => name),
  stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
})`;

test("the page of a link that is pointed at is made ready, and then shown", async ({
  tab: browser,
  host: { origin },
}) => {
  const others = routes.filter(({ path, isMissing }) => path !== "/" && !isMissing);
  const addresses = others.map(({ path }) => origin + under(path)).sort();
  const candidates = () => [...new Set(candidatesOf(browser))].sort();
  await expect.poll(candidates, "The other pages of the site, and no more.").toEqual(addresses);
  await browser.pointAt(about);
  await browser.until(ready("/about"));
  await browser.send("Runtime.enable", {}, browser.pages.at(-1));
  expect(await browser.evaluate(doings)).toEqual({
    prerendering: true,
    react: false,
    asked: [],
    stored: [],
  });

  // It follows what is chosen before it is shown.
  await browser.evaluate(`document.cookie = "site-theme=dark; Path=${under("/")}"`);
  await browser.press(about);
  await browser.until(`!document.prerendering && location.pathname === "${under("/about")}"`);
  const [start] = await browser.evaluate<number[]>(
    `performance.getEntriesByType("navigation").map(({ activationStart }) => activationStart)`,
  );
  expect(start, "It was shown from what was ready.").toBeGreaterThan(0);
  expect(await browser.evaluate("document.documentElement.dataset.theme")).toBe("dark");
  expect(linesOf(browser)).toEqual([]);
});

test("a page that is made ready waits with what was kept and what moves", async ({
  tab: browser,
  host: { origin },
}) => {
  // The contact page tells under which name it keeps what was sent.
  await browser.open(origin + under("/contact"), ...told);
  await browser.evaluate(`sessionStorage[document.querySelector("form").dataset.kept] = "{}"`);
  await browser.send("Page.navigate", { url: origin + under("/") }, browser.pages[0]);
  await browser.until(
    `location.pathname === "${under("/")}" && document.readyState === "complete"`,
  );
  await browser.pointAt(contact);
  await browser.until(ready("/contact"));
  // What was asked for at its load would come before what is asked for now.
  await browser.evaluate(`fetch("${under("/robots.txt")}").then((answer) => answer.text())`);
  const { asked, react } = await browser.evaluate<Doings>(doings);
  expect({ asked, react }).toEqual({ asked: [`${origin}${under("/robots.txt")}`], react: false });

  await browser.press(contact);
  await browser.until(`!document.prerendering && ${running}`);
});

const ready = (path: string) =>
  `document.prerendering && location.pathname === "${under(path)}" && document.readyState === "complete"`;

/** Addresses that the browser has found to be made ready, now or at a sign. */
function candidatesOf(browser: TabBrowser): string[] {
  type Source = { key: { url: string } };
  return browser.events
    .filter(({ method }) => method === "Preload.preloadingAttemptSourcesUpdated")
    .flatMap(({ params }) => params?.["preloadingAttemptSources"] as Source[])
    .map(({ key }) => key.url);
}

/** Lines on the console; one that was written before it was asked for comes too. */
function linesOf(browser: TabBrowser): string[] {
  return browser.events
    .filter(({ method }) => /consoleAPICalled|exceptionThrown/.test(`${method}`))
    .map(({ params }) => JSON.stringify(params));
}
