import { once } from "node:events";
import { createInterface } from "node:readline";
import { Cancelled } from "../../check/refusal.ts";

/** Somebody who can be asked. */
export interface Asker {
  /**
   * Asks for one line.
   *
   * @returns the answer without white space around it.
   * @throws Cancelled on Ctrl-C, or when no more input comes.
   */
  ask(question: string): Promise<string>;
  say(sentence: string): void;
  close(): void;
}

/** What of a stream of a terminal decides whether somebody sits there. */
interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Where questions stand: not with the results, which may go to a file. */
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/** The person at the terminal, or nobody where input or questions go elsewhere. */
export function askerAt({ input, output }: Streams): Asker | undefined {
  if (!input.isTTY || !output.isTTY) return undefined;
  const lines = createInterface({ input, output, terminal: true });
  // Lines that nobody has asked for yet, such as pasted ones.
  const early: string[] = [];
  let isOver = false;
  let byInterrupt = false;
  lines.on("line", (line) => early.push(line));
  lines.on("SIGINT", () => {
    byInterrupt = true;
    lines.close();
  });
  const closed = once(lines, "close").then(() => {
    isOver = true;
  });

  return {
    async ask(question) {
      // Of several lines only the last is the prompt, which editing the answer draws anew.
      const last = question.lastIndexOf("\n") + 1;
      if (early.length > 0) output.write(`${question}${early[0]}\n`);
      else if (!isOver) {
        output.write(question.slice(0, last));
        lines.setPrompt(question.slice(last));
        const typed = once(lines, "line");
        lines.prompt();
        await Promise.race([typed, closed]);
        if (early.length === 0) output.write("\n");
      }
      const line = early.shift();
      if (line === undefined) throw new Cancelled(byInterrupt);
      return line.trim();
    },
    say: (sentence) => void output.write(`${sentence}\n`),
    close: () => lines.close(),
  };
}
