import { createInterface } from "node:readline";
import { Cancelled } from "../../../src/check/refusal.ts";

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
  // Lines that came before they were asked for, such as pasted ones.
  const early: string[] = [];
  let end: Cancelled | undefined;
  let pending: { resolve(line: string): void; reject(reason: Cancelled): void } | undefined;

  function stop(reason: Cancelled): void {
    end ??= reason;
    pending?.reject(end);
    pending = undefined;
  }
  lines.on("line", (line) => {
    if (pending === undefined) early.push(line);
    else pending.resolve(line);
    pending = undefined;
  });
  lines.on("SIGINT", () => {
    stop(new Cancelled(true));
    output.write("\n");
    lines.close();
  });
  lines.on("close", () => {
    if (pending !== undefined) output.write("\n");
    stop(new Cancelled(false));
  });

  return {
    async ask(question) {
      // Of several lines only the last is the prompt, which editing the answer draws anew.
      const last = question.lastIndexOf("\n") + 1;
      const line = early.shift();
      if (line !== undefined) {
        output.write(`${question}${line}\n`);
        return line.trim();
      }
      if (end !== undefined) throw end;
      const answer = new Promise<string>((resolve, reject) => {
        pending = { resolve, reject };
      });
      output.write(question.slice(0, last));
      lines.setPrompt(question.slice(last));
      lines.prompt();
      return (await answer).trim();
    },
    say: (sentence) => void output.write(`${sentence}\n`),
    close: () => lines.close(),
  };
}
