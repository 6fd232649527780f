import { createRequire } from "node:module";
import { expect, type Page } from "playwright/test";

/** What the reader is, in the page. */
interface Reader {
  start: (options: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
}

declare global {
  interface Window {
    screenReader: Reader;
  }
}

/** The reader's own bundle for browsers, and an address from which a page can import it. */
const bundle = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
const address = "/virtual-screen-reader.js";

/** What the reader writes down though it tells nobody anything: ends, and regions that were emptied. */
const unsaid = /^end of |^(polite|assertive): $/;

/**
 * Has a virtual screen reader listen to pages, and writes down what is done and what is heard, for
 * people to read. Pages must let it in (`bypassCSP`).
 */
export class Transcript {
  readonly #page: Page;
  readonly #lines: string[] = [];
  #heard = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens a page and switches the reader on. */
  async open(path: string): Promise<void> {
    await this.#page.route(`**${address}`, (route) =>
      route.fulfill({ path: bundle, contentType: "text/javascript" }),
    );
    await this.#page.goto(path);
    await this.#page.evaluate(async (address) => {
      const { virtual } = (await import(address)) as { virtual: Reader };
      window.screenReader = virtual;
      await virtual.start({ container: document.body });
    }, address);
    this.#lines.push(`→ opens ${path}`);
    await this.#takeDown();
  }

  /** Reads on, one thing after the other, until a phrase is heard. */
  async readUntil(phrase: string): Promise<void> {
    this.#lines.push("→ reads on");
    await this.#page.evaluate(async (phrase) => {
      const { screenReader } = window;
      for (let step = 0; step < 500; step++) {
        await screenReader.next();
        if ((await screenReader.lastSpokenPhrase()).startsWith(phrase)) return;
      }
      throw new Error(`"${phrase}" is never heard.`);
    }, phrase);
    await this.#takeDown();
  }

  /**
   * Does something, and writes down what it makes the reader say.
   *
   * @param what Words for it, in the third person.
   * @param act Ends once the page shows that it has happened.
   */
  async act(what: string, act: () => Promise<void>): Promise<void> {
    this.#lines.push(`→ ${what}`);
    await act();
    await this.#takeDown();
  }

  /** Everything done and heard until now. */
  text(): string {
    return `${this.#lines.join("\n")}\n`;
  }

  async #takeDown(): Promise<void> {
    const phrases = await this.#phrasesAtRest();
    const heard = phrases.slice(this.#heard).filter((phrase) => !unsaid.test(phrase));
    this.#lines.push(...heard.map((phrase) => `  ${phrase}`));
    this.#heard = phrases.length;
  }

  /** All phrases, once none has come for a while: what is announced comes after a change. */
  async #phrasesAtRest(): Promise<string[]> {
    let phrases: string[] = [];
    await expect
      .poll(async () => {
        const before = phrases.length;
        phrases = await this.#page.evaluate(() => window.screenReader.spokenPhraseLog());
        return phrases.length - before;
      })
      .toBe(0);
    return phrases;
  }
}
