import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { ensureChromium } from "../../scripts/chromium.ts";
import { browserArguments } from "./browser-arguments.ts";

/** What the browser says: an answer, or an event of something that was enabled. */
export interface Message {
  id?: number;
  method?: string;
  params?: { sessionId?: string; targetInfo?: { type: string }; [name: string]: unknown };
  sessionId?: string;
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
  static async start<Kind extends TabBrowser>(
    this: new (
      executable: string,
      profile: string,
    ) => Kind,
  ): Promise<Kind> {
    const profile = await mkdtemp(join(tmpdir(), "bench-profile-"));
    return new this(ensureChromium(), profile);
  }

  constructor(executable: string, profile: string) {
    const args = ["--headless=new", "--remote-debugging-pipe", `--user-data-dir=${profile}`];
    const child = spawn(executable, [...browserArguments, ...args, "--window-size=1280,800"], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    this.#requests = child.stdio[3] as Writable;
    const ended = new Promise((resolve) => child.on("close", resolve));
    this.close = async () => {
      this.send("Browser.close").catch(() => child.kill());
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    };
    this.#listen(child.stdio[4] as Readable);
  }

  /** Opens a tab with an empty cache; its pages are listed in {@link pages}. */
  async openTab(): Promise<void> {
    this.pages.length = 0;
    const { browserContextId } = await this.send<{ browserContextId: string }>(
      "Target.createBrowserContext",
      { disposeOnDetach: true },
    );
    const { targetId } = await this.send<{ targetId: string }>("Target.createTarget", {
      url: "about:blank",
      browserContextId,
      forTab: true,
    });
    const { sessionId } = await this.send<{ sessionId: string }>("Target.attachToTarget", {
      targetId,
      flatten: true,
    });
    const attach = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false };
    await this.send("Target.setAutoAttach", attach, sessionId);
  }

  /** Sends a command to the browser, or to a session. */
  send<Result>(method: string, params = {}, sessionId?: string): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#requests.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as Result),
      );
    });
  }

  /** Evaluates an expression in the latest page, and gives its JSON value. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const answer = await this.send<{ result: { value: Value } }>(
      "Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: true },
      this.pages.at(-1),
    );
    return answer.result.value;
  }

  #listen(answers: Readable): void {
    let text = "";
    answers.setEncoding("utf8").on("data", (part: string) => {
      const messages = (text + part).split("\0");
      text = messages.pop() ?? "";
      for (const message of messages) this.#take(JSON.parse(message) as Message);
    });
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
