import { basePath } from "../../scripts/export/base-path.ts";
import { themeCookie } from "../../src/inline/contract.ts";
import { routes } from "../support/content.ts";
import { reportPath, visitAlone } from "../support/product/visit-alone.ts";
import { expect, plainTest as test } from "../support/test.ts";
import { under } from "../support/under.ts";

const others = routes.filter(({ path, isMissing }) => path !== "/" && !isMissing);
const paths = others.map(({ path }) => under(path));

test("a prerendered page asks for nothing, runs no React, and once shown takes the theme that was chosen since, and moves", async ({
  host,
}) => {
  const path = under("/contact");
  const theme = `${themeCookie(basePath())}=dark; Path=${basePath()}`;
  const given = { paths, root: under("/"), target: path, reportPath, theme };
  // Nobody points at a link of the first page.
  const alter = (html: string) => html.replace('"moderate"', '"immediate"');
  const { reports, close } = await visitAlone(host.origin, [visitor, given], alter);
  const shown = () => reports.find((report) => report["isShown"]);
  const expected = { path, theme: "dark", react: true };
  await expect.poll(shown, { timeout: 60_000 }).toMatchObject(expected);
  for (const report of reports.filter((report) => !report["isShown"]))
    expect.soft(report).toMatchObject({ react: false, asked: [], stored: [] });
  expect(shown()?.["activation"], "It was ready before the press.").toBeGreaterThan(0);
  await close();
});

interface Given {
  paths: string[];
  root: string;
  target: string;
  reportPath: string;
  theme: string;
}

/** Runs in each page: the first follows a link once all others are prerendered, and these report. */
function visitor({ paths, root, target, reportPath, theme }: Given): void {
  const page = document as Document & { prerendering?: boolean };
  const { pathname: path } = location;
  const isAlive = () =>
    Object.keys(document.querySelector("[data-need]") ?? {}).some((key) => /^__react/.test(key));
  const report = (facts: object) =>
    fetch(reportPath, {
      method: "POST",
      body: JSON.stringify({ path, react: isAlive(), ...facts }),
    });
  async function followOnceReady(): Promise<void> {
    const ready: { path: string }[] = await (await fetch(reportPath)).json();
    if (!paths.every((path) => ready.some((report) => report.path === path)))
      return void setTimeout(followOnceReady, 50);
    // biome-ignore lint/suspicious/noDocumentCookie: Other browsers have no `cookieStore`.
    document.cookie = theme;
    document.querySelector<HTMLElement>(`header nav a[href='${target}']`)?.click();
  }
  if (path === root && !page.prerendering) addEventListener("load", followOnceReady);
  if (!page.prerendering) return;
  addEventListener("load", () => {
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    return report({ asked, stored: Object.keys({ ...localStorage, ...sessionStorage }) });
  });
  page.addEventListener("prerenderingchange", async () => {
    while (!isAlive()) await new Promise(requestAnimationFrame);
    const [navigation] = performance.getEntriesByType("navigation");
    const { activationStart: activation } = navigation as unknown as { activationStart: number };
    await report({ isShown: true, activation, theme: document.documentElement.dataset["theme"] });
  });
}
