import { inspect } from "node:util";
import { say } from "../../src/content/say.ts";

/**
 * A command that is right but cannot be done; its message says why, and what to do instead. A program that
 * ends with it prints that and no stack, which would show a place in the program.
 */
export class UserError extends Error {
  override name = "UserError";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }

  /** What Vite's build prints. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** The person at the terminal does not want to go on. */
export class Cancelled extends UserError {
  constructor() {
    super(say("report.cancelled"));
  }
}
