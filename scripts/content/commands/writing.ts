import { type CheckOptions, checkContent } from "../../../src/check/check.ts";
import { pretty } from "../../../src/check/reporters/pretty.ts";
import { type Asker, askerAt } from "../prompts/asker.ts";
import { exitCodeOf, layout } from "./outcome.ts";
import { refusing } from "./refusing.ts";

/** What a command has written: sentences about it, and what of the content the check is to judge. */
interface Written extends Pick<CheckOptions, "directory" | "paths" | "today"> {
  said: readonly string[];
}

/**
 * Does the work of a command that writes content, and may ask the person at the terminal, if one sits
 * there. Prints what it says, and then what the check says.
 */
export function writing(work: (asker: Asker | undefined) => Promise<Written>): Promise<void> {
  return refusing(async () => {
    const asker = askerAt({ input: process.stdin, output: process.stderr });
    try {
      const { said, ...written } = await work(asker);
      const result = checkContent(written);
      process.stdout.write(`${said.join("\n")}\n${pretty(result, layout())}`);
      return exitCodeOf(result);
    } finally {
      asker?.close();
    }
  });
}
