import { say } from "../../words/say.ts";
import { inWords, terminalLanguage } from "../messages/index.ts";

/**
 * A command that is right but cannot be done; its message says why, and what to do instead. A program that
 * ends with it prints that and no stack, which would show a place in the program.
 */
export class UserError extends Error {
  override name = "UserError";

  readonly #saidIn: (language: string) => string;

  /** @param said with messages. The error's own message is for the terminal. */
  constructor(said: string | ((language: string) => string), options?: ErrorOptions) {
    const saidIn = typeof said === "string" ? (tag: string) => inWords(said, tag) : said;
    super(saidIn(terminalLanguage()), options);
    this.#saidIn = saidIn;
    this.stack = this.message;
  }

  /** What it says to a reader of a language. */
  inWords(language: string): string {
    return this.#saidIn(language);
  }

  /** What Vite's build prints. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.message;
  }
}

/** The person at the terminal does not want to go on. */
export class Cancelled extends UserError {
  constructor() {
    super(say("report.cancelled"));
  }
}
