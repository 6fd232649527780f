import { routes } from "../support/content.ts";
import { expect, plainTest as test } from "../support/test.ts";
import { under } from "../support/under.ts";
import { reportPath, visitAlone } from "../support/visit-alone.ts";

for (const [name, path, expected] of [
  ["takes the theme that was chosen since", "/about", { theme: "dark" }],
  ["begins to move once it is shown", "/contact", { react: true }],
] as const)
  test(`a prerendered page asks for nothing, runs no React, and ${name}`, async ({ host }) => {
    const settings = JSON.stringify({ target: under(path), root: under("/"), reportPath });
    const script = `<script>(${visitor})(${settings})</script>`;
    let rules = /"moderate"/;
    const { requests, reports, close } = await visitAlone(host.origin, under("/"), (html) => {
      // Nobody points at a link of the first page.
      const altered = html.replace(rules, '"immediate"').replace("<head>", `<head>${script}`);
      rules = /^$/;
      return altered;
    });
    const shown = () => reports.find((report) => report["isShown"]);
    await expect.poll(shown, { timeout: 60_000 }).toMatchObject({ path: under(path), ...expected });
    const ready = reports.filter((report) => report["isReady"]);
    for (const report of ready)
      expect
        .soft(report, `${report["path"]}`)
        .toMatchObject({ react: false, asked: [], stored: [] });
    const ahead = requests.filter(({ isAhead }) => isAhead).map(({ path }) => path);
    const pages = routes.filter(({ path, isMissing }) => path !== "/" && !isMissing);
    expect(new Set(ahead), "The other pages, and nothing of theirs.").toEqual(
      new Set(pages.map(({ path }) => under(path))),
    );
    expect(shown()?.["activation"], "It was ready before the press.").toBeGreaterThan(0);
    await close();
  });

/** Runs in each page: on the first page it follows a link once that is ready; a prerendered page reports. */
function visitor(settings: { target: string; root: string; reportPath: string }): void {
  const { target, root, reportPath } = settings;
  const { pathname: path } = location;
  const page = document as Document & { prerendering?: boolean };
  const isAlive = () =>
    Object.keys(document.querySelector("[data-need]") ?? {}).some((key) => /^__react/.test(key));
  const report = (facts: object) =>
    fetch(reportPath, { method: "POST", body: JSON.stringify({ path, ...facts }) });
  async function followOnceReady(): Promise<void> {
    const answer = await fetch(reportPath);
    const ready: { path: string }[] = await answer.json();
    if (!ready.some((report) => report.path === target)) return followOnceReady();
    // biome-ignore lint/suspicious/noDocumentCookie: Other browsers have no `cookieStore`.
    document.cookie = `site-theme=dark; Path=${root}`;
    document.querySelector<HTMLElement>(`header nav a[href='${target}']`)?.click();
  }
  if (path === root && !page.prerendering) addEventListener("load", followOnceReady);
  if (!page.prerendering) return;
  addEventListener("load", async () => {
    const names = (storage: object) => Object.keys(storage);
    const stored = [...names(localStorage), ...names(sessionStorage), document.cookie].filter(
      Boolean,
    );
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    await report({ isReady: true, react: isAlive(), asked, stored });
  });
  page.addEventListener("prerenderingchange", async () => {
    const isContact = target.endsWith("/contact");
    while (isContact && !isAlive()) await new Promise(requestAnimationFrame);
    const [{ activationStart } = { activationStart: 0 }] = performance.getEntriesByType(
      "navigation",
    ) as (PerformanceNavigationTiming & { activationStart: number })[];
    const { theme } = document.documentElement.dataset;
    await report({ isShown: true, theme, react: isAlive(), activation: activationStart });
  });
}
