import { readFileSync } from "node:fs";
import type { Locator, Page, Request } from "playwright/test";
import { type Answers, type Start, startId } from "../../../src/panel/protocol/protocol.ts";
import type { Requests } from "../../../src/panel/protocol/requests.ts";
import { lazy } from "../../../src/words/memoize.ts";
import { begin } from "../../../src/words/say.ts";
import { inProject } from "../project.ts";
import { expect, test } from "../test.ts";
import { holdChunks } from "./assets.ts";
import { type EditingServer, ownerWith, serveForEditing } from "./editing-server.ts";

/** The server of the worker, which ends with it. To start one takes longer than most tests. */
let server: EditingServer | undefined;

/**
 * Tests of writing on the pages of a firm. Each begins with the content as it is in its folder. The tests of a worker
 * share a server, so a file has them in order in one worker.
 *
 * @param contentOf Returns the path of the content folder.
 */
export function testOfWriting(
  firm: string,
  contentOf = async (firm: string) => inProject("e2e/firms", firm),
) {
  const content = lazy(() => contentOf(firm));
  const ofFirm = test.extend<{ editing: EditingServer; panel: Locator; words: undefined }>({
    editing: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
      async ({}, use) => {
        server ??= await serveForEditing(await ownerWith("sample"));
        await server.show(await content());
        await use(server);
      },
      // Apart from that of the test, as a busy machine takes long to start a server.
      { timeout: 240_000 },
    ],
    baseURL: ({ editing }, use) => use(editing.origin),
    panel: ({ page }, use) => use(page.getByRole("complementary", { name: "Write on the page" })),
    // Ends each test: what the server says is in words of who reads it, and none of it still data.
    words: [
      async ({ page }, use) => {
        await use(undefined);
        if (page.isClosed()) return;
        const shown = await page.evaluate(() => {
          const { shadowRoot } = document.querySelector(".writing") ?? {};
          return `${document.documentElement.outerHTML}${shadowRoot?.innerHTML}`;
        });
        expect(shown).not.toContain(begin);
      },
      { auto: true },
    ],
    // Pages request very many files here, and a route would delay each.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    foreignRequests: ({}, use) => use([]),
    // The site's map is on another machine.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    expectedErrors: async ({}, use) => use([/ERR_NAME_NOT_RESOLVED/]),
  });
  ofFirm.describe.configure({ mode: "default" });
  return ofFirm;
}

/** The file of the page on which tests of the sample write, and its text before. */
export const file = "pages/about.yaml";
export const before = readFileSync(inProject("e2e/firms/sample", file), "utf8");

/** Asks a server as another tab with a page does, and waits for the answer. */
export async function asAnotherTab({ origin }: EditingServer, path: string) {
  const html = await (await fetch(origin + path)).text();
  const { token, page }: Start = JSON.parse(/id="_words">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  const ask = async <Name extends keyof Requests>(
    name: Name,
    asked: Omit<Requests[Name], "hash">,
  ): Promise<Answers[Name]> => {
    const { files } = name === "list" ? { files: [] } : await ask("list", { page, place: "" });
    const { place = "" } = { ...asked } as { place?: string };
    const { hash } = files.find(({ texts }) => texts.some((one) => one.place === place)) ?? {};
    const answer = await fetch(`${origin}@words/${name}`, {
      method: "POST",
      headers: {
        ...{ "content-type": "application/json", "x-words-token": token },
        origin: new URL(origin).origin,
      },
      body: JSON.stringify({ hash, ...asked }),
    });
    expect(answer.status, name).toBe(200);
    return answer.json();
  };
  return ask;
}

/** Does what changes the content, and waits until the page shows that, in the same document. */
export async function exchange(page: Page, change: () => Promise<unknown>): Promise<void> {
  const shown = () =>
    page.evaluate((id) => {
      const { version }: Start = JSON.parse(`${document.getElementById(id)?.textContent}`);
      return [version, performance.timeOrigin] as const;
    }, startId);
  const [version, origin] = await shown();
  const asked: Request[] = [];
  const onRequest = (request: Request) => {
    if (/@words\/(save|change|picture|put|file|undo|redo)$/.test(request.url()))
      asked.push(request);
  };
  page.on("request", onRequest);
  await change();
  await expect.poll(async () => (await shown())[0]).toBeGreaterThan(version);
  // The system may report an earlier change only now: what was asked for is written once it is answered.
  page.off("request", onRequest);
  for (const request of asked) await request.response();
  expect((await shown())[1], "The document is the same.").toBe(origin);
}

/** Keeps back the next request of a name to the server, until what it returns is called. */
export async function holdRequest(page: Page, name: keyof Requests): Promise<() => Promise<void>> {
  // With the bytes of a file, what is asked stands in the address.
  const release = await holdChunks(page, new RegExp(`/@words/${name}(\\?|$)`), 1);
  return async () => release();
}

/** Presses words on the page, and waits for the field with them. */
export async function pressText(words: Locator, panel: Locator): Promise<Locator> {
  await words.click();
  const field = panel.getByRole("textbox").first();
  await expect(field).toBeFocused();
  return field;
}

/** The key that saves what is written. */
export const saveKey = "Control+Enter";

/** Saves what is written, and waits until the page shows it. */
export const saveText = (page: Page) => exchange(page, () => page.keyboard.press(saveKey));

/** What the panel said last. */
export const said = (panel: Locator) => panel.getByRole("status").first();

/** What the panel has a screen reader say from now on: each new text of its status, and each alert. */
export async function listenTo(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction("hear", (words: string) => heard.push(words));
  const listen = () => {
    const hear: (words: string) => void = Reflect.get(window, "hear");
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes] as Element[]);
      for (const one of added) if (one.role === "alert") hear(`${one.textContent}`);
    });
    // What goes and comes back before it is drawn is no other text.
    const hearStatus = (before: string) => {
      const { shadowRoot: root } = document.querySelector(".writing") ?? {};
      if (root) observer.observe(root, { childList: true, subtree: true });
      const words = root?.querySelector('[role="status"]')?.textContent ?? "";
      if (words !== before) hear(words);
      requestAnimationFrame(() => hearStatus(words));
    };
    hearStatus("");
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return heard;
}

/** Opens the list of a page's texts, then what a button there leads to. */
export async function openView(panel: Locator, name: "Pages" | "Settings"): Promise<void> {
  await panel.getByRole("button", { name: "Texts of this page" }).press("Enter");
  // The list takes the focus once it is there, and with it a key.
  await expect(panel.getByLabel("Show", { exact: true })).toBeFocused();
  await panel.getByRole("button", { name, exact: true }).press("Enter");
}

/** Opens a group of the settings by the keyboard. */
export async function openSettings(page: Page, name: string) {
  const panel = page.getByRole("complementary", { name: "Write on the page" });
  await openView(panel, "Settings");
  const summary = panel.locator("summary", { hasText: name });
  await summary.press("Enter");
  const form = panel.getByRole("form", { name });
  await expect(form.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  return form;
}

/** Nothing of the panel reaches beyond the window. */
export async function expectInside(panel: Locator): Promise<void> {
  const parts = panel.locator("button, textarea, input, p, label, li").filter({ visible: true });
  const beyond = await parts.evaluateAll((elements) =>
    elements
      .map((element) => ({ ...element.getBoundingClientRect().toJSON(), of: element.textContent }))
      .filter(({ left, right }) => left < -1 || right > innerWidth + 1),
  );
  expect(beyond).toEqual([]);
}

/** Opens the list of a page's texts. */
export async function openList(page: Page, panel: Locator, filter = "All texts"): Promise<void> {
  await panel.getByRole("button", { name: "Texts of this page" }).click();
  await panel.getByLabel("Show", { exact: true }).selectOption(filter);
  await expect(panel.getByText(/^(One text|\d+ texts)$/)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-writing");
}

/** The words of the page over which signs lie. */
export function wordsBelow(signs: Element[]): string[] {
  const boxes = signs.map((one) => one.getBoundingClientRect());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const isBelow = ({ left, right, top, bottom }: DOMRect) =>
      boxes.some(
        (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
    if ([...range.getClientRects()].some(isBelow)) found.push(`${walker.currentNode.textContent}`);
  }
  return found.filter((words) => words.trim());
}
