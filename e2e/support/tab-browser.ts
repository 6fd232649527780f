import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { chromiumArguments, ensureChromium } from "../../scripts/chromium.ts";

/** What the browser says: an answer, or an event of something that was enabled. */
interface Message {
  id?: number;
  method?: string;
  params?: { sessionId?: string; targetInfo?: { type: string }; [name: string]: unknown };
  result?: unknown;
  error?: { message: string };
}

/**
 * A Chromium that is driven tab by tab, over the DevTools protocol on two pipes. Playwright attaches
 * to pages instead, and for such a page Chromium 150 prepares no other
 * (`PrerenderingDisabledByDevTools`).
 */
export class TabBrowser {
  /** Sessions of the pages of a tab, the latest last: one that is prepared ahead has its own. */
  readonly pages: string[] = [];
  /** Events but those of targets: there are some once a session has enabled their domain. */
  readonly events: Message[] = [];
  readonly close: () => Promise<void>;
  readonly #requests: Writable;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #lastId = 0;

  /** Starts one, with an empty profile. */
  static async start(): Promise<TabBrowser> {
    return new TabBrowser(await mkdtemp(join(tmpdir(), "profile-")));
  }

  private constructor(profile: string) {
    const args = ["--headless=new", "--remote-debugging-pipe", `--user-data-dir=${profile}`];
    const child = spawn(
      ensureChromium(),
      [...chromiumArguments, ...args, "--window-size=1280,800"],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
    );
    this.#requests = child.stdio[3] as Writable;
    const ended = new Promise((resolve) => child.on("close", resolve));
    this.close = async () => {
      this.send("Browser.close").catch(() => child.kill());
      await ended;
    };
    let text = "";
    (child.stdio[4] as Readable).setEncoding("utf8").on("data", (part: string) => {
      const messages = (text + part).split("\0");
      text = messages.pop() ?? "";
      for (const message of messages) this.#take(JSON.parse(message) as Message);
    });
  }

  /**
   * Opens an address in a tab of its own, with an empty cache; its pages are listed in {@link pages}.
   *
   * @param domains What of it is told in {@link events}.
   */
  async open(address: string, ...domains: readonly string[]): Promise<void> {
    this.pages.length = 0;
    type Ids = { browserContextId: string; targetId: string; sessionId: string };
    const { browserContextId } = await this.send<Ids>("Target.createBrowserContext", {
      disposeOnDetach: true,
    });
    const tab = { url: "about:blank", browserContextId, forTab: true };
    const { targetId } = await this.send<Ids>("Target.createTarget", tab);
    const target = { targetId, flatten: true };
    const { sessionId } = await this.send<Ids>("Target.attachToTarget", target);
    const attach = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false };
    await this.send("Target.setAutoAttach", attach, sessionId);
    await inTime("a page in the tab", () => this.pages.length === 1);
    const [page] = this.pages;
    for (const domain of domains) await this.send(`${domain}.enable`, {}, page);
    await this.send("Page.navigate", { url: address }, page);
    await this.until(`location.href === "${address}" && document.readyState === "complete"`);
  }

  /** Moves the pointer to the middle of the first such element of the page in front. */
  async pointAt(selector: string): Promise<void> {
    await this.#mouse("mouseMoved", selector);
  }

  async press(selector: string): Promise<void> {
    const button = { button: "left", clickCount: 1 };
    const place = await this.#mouse("mousePressed", selector, button);
    // A page that is left need not answer.
    const released = { type: "mouseReleased", ...place, ...button };
    this.send("Input.dispatchMouseEvent", released, this.pages[0]).catch(() => undefined);
  }

  /** Waits until an expression holds in the latest page. One that just goes cannot be asked. */
  async until(expression: string): Promise<void> {
    await inTime(expression, () => this.evaluate<boolean>(expression).catch(() => false));
  }

  /** Sends a command to the browser, or to a session. */
  send<Result>(method: string, params = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#lastId;
    this.#requests.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as Result),
      );
    });
  }

  /** Evaluates an expression in the latest page unless another is named, and gives its JSON value. */
  async evaluate<Value>(expression: string, page = this.pages.at(-1)): Promise<Value> {
    const asked = { expression, returnByValue: true, awaitPromise: true };
    type Answer = { result: { value: Value } };
    return (await this.send<Answer>("Runtime.evaluate", asked, page)).result.value;
  }

  /** Has the mouse do something over the middle of an element of the page in front, and gives the place. */
  async #mouse(type: string, selector: string, more = {}): Promise<object> {
    const find = `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()`;
    const middle = "({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })";
    const [page] = this.pages;
    const place = await this.evaluate<object>(`(${middle})(${find})`, page);
    await this.send("Input.dispatchMouseEvent", { type, ...place, ...more }, page);
    return place;
  }

  #take(message: Message): void {
    const { id, method, params } = message;
    if (id !== undefined) this.#waiting.get(id)?.(message);
    if (method && !method.startsWith("Target.")) this.events.push(message);
    if (method === "Target.attachedToTarget" && params?.targetInfo?.type === "page")
      this.pages.push(`${params.sessionId}`);
    if (method === "Target.detachedFromTarget") {
      const place = this.pages.indexOf(`${params?.sessionId}`);
      if (place >= 0) this.pages.splice(place, 1);
    }
  }
}

/** Asks again and again until the answer is yes. */
async function inTime(what: string, question: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await question())) {
    if (performance.now() > end) throw new Error(`It does not come to this: ${what}`);
    await wait(20);
  }
}
