import type { Page } from "playwright/test";

/** Where a page has its policy from. */
export type PolicySource = "page" | "host" | "nobody";

const elsewhere = "https://elsewhere.example";

/** What somebody might get into a document. */
const injectedMarkup = `
<script>document.documentElement.dataset.script = "ran"</script>
<img src="data:," alt="" onerror="document.documentElement.dataset.handler = 'ran'">
<p id="injected" style="outline: 3px solid rgb(1, 2, 3)">Injected</p>
<style>#injected { color: rgb(4, 5, 6) }</style>
<script src="${elsewhere}/script.js"></script>
<link rel="stylesheet" href="${elsewhere}/styles.css">
<img src="${elsewhere}/image.png" alt="">
<iframe src="${elsewhere}/frame" title="Injected"></iframe>
<object data="${elsewhere}/object"></object>
<base href="${elsewhere}/">`;

/** The directives that refuse the injected markup, each as often as it has to. */
export const markupDirectives = [
  ...["base-uri", "frame-src", "img-src", "img-src", "object-src", "script-src-attr"],
  ...["script-src-elem", "script-src-elem", "style-src-attr", "style-src-elem", "style-src-elem"],
];

/** Opens a page with the injected markup at its end, and its policy from one source alone. */
export async function openInjected(page: Page, path: string, source: PolicySource): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": policy = "", ...headers } = response.headers();
    const html = await response.text();
    const body = html.replace("</body>", `${injectedMarkup}</body>`);
    await route.fulfill({
      response,
      headers: source === "host" ? { ...headers, "content-security-policy": policy } : headers,
      body:
        source === "page"
          ? body
          : body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""),
    });
  });
  await page.goto(path);
}

/** What of the injected markup took effect. */
export function effectsOfMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { script, handler } = document.documentElement.dataset;
    const styles = getComputedStyle(document.querySelector("#injected") as Element);
    const effects = {
      script: script === "ran",
      handler: handler === "ran",
      "style attribute": styles.outlineColor === "rgb(1, 2, 3)",
      "style element": styles.color === "rgb(4, 5, 6)",
      base: document.baseURI.startsWith("https://elsewhere.example"),
    };
    return Object.entries(effects).flatMap(([name, took]) => (took ? [name] : []));
  });
}

/** What a script on the page might try; gives what went through. */
export function tryFromScript(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      // biome-ignore lint/security/noGlobalEval: The policy is to refuse it.
      eval: () => eval("1"),
      "function of a text": () => new Function("return 1")(),
      "markup of a text": () => {
        document.createElement("div").innerHTML = "<b>bold</b>";
      },
      "address of a script": () => {
        document.createElement("script").src = "/any.js";
      },
      "policy of its own": () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy("own", {}),
      fetch: () => fetch("https://elsewhere.example/fetch", { mode: "no-cors" }),
    };
    // The debugger's own calls are free of the policy; what a timer calls is not.
    await new Promise((called) => setTimeout(called));
    const done: string[] = [];
    for (const [name, attempt] of Object.entries(attempts))
      try {
        await attempt();
        done.push(name);
      } catch {
        // Refused.
      }
    return done;
  });
}

/** The directives that refuse what a script might try. */
export const scriptDirectives = ["connect-src", "require-trusted-types-for", "trusted-types"];
