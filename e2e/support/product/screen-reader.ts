import { createRequire } from "node:module";
import type { Virtual } from "@guidepup/virtual-screen-reader";
import { expect, type Page } from "playwright/test";
import { settle } from "./time.ts";

declare global {
  interface Window {
    screenReader: Virtual;
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

  /**
   * Opens a page and switches the reader on.
   *
   * @param isInShadow Whether it reads the landmark in a shadow tree of the page, and nothing else.
   */
  open(path: string, isInShadow = false): Promise<void> {
    return this.act(`opens ${path}`, async () => {
      await this.#page.route(`**${address}`, (route) =>
        route.fulfill({ path: bundle, contentType: "text/javascript" }),
      );
      await this.#page.goto(path);
      await this.#page.evaluate(
        async ({ address, isInShadow }) => {
          const { virtual } = (await import(address)) as { virtual: Virtual };
          window.screenReader = virtual;
          const host = [...document.body.children].find(({ shadowRoot }) => shadowRoot);
          const landmark = isInShadow ? host?.shadowRoot?.querySelector("aside") : undefined;
          await virtual.start({ container: landmark ?? document.body });
        },
        { address, isInShadow },
      );
    });
  }

  /** Reads on, one thing after the other, until a phrase is heard. */
  readUntil(phrase: string): Promise<void> {
    const read = async (phrase: string) => {
      const { screenReader } = window;
      for (let step = 0; step < 500; step++) {
        await screenReader.next();
        if ((await screenReader.lastSpokenPhrase()).startsWith(phrase)) return;
      }
      throw new Error(`"${phrase}" is never heard.`);
    };
    return this.act("reads on", () => this.#page.evaluate(read, phrase));
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
    let phrases: string[] = [];
    // What is announced comes after a change, so none may have come while the page came to rest.
    await expect
      .poll(async () => {
        const before = phrases.length;
        await settle(this.#page);
        phrases = await this.#page.evaluate(() => window.screenReader.spokenPhraseLog());
        return phrases.length - before;
      })
      .toBe(0);
    const heard = phrases.slice(this.#heard).filter((phrase) => !unsaid.test(phrase));
    this.#lines.push(...heard.map((phrase) => `  ${phrase}`));
    this.#heard = phrases.length;
  }

  /** Everything done and heard until now. */
  text(): string {
    return `${this.#lines.join("\n")}\n`;
  }
}
