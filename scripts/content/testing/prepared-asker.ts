import { Cancelled } from "../../../src/check/refusal.ts";
import type { Asker } from "../prompts/asker.ts";

/** Somebody who gives the prepared answers in turn, then presses Ctrl-C; for tests. */
export function preparedAsker(...answers: string[]): Asker & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    async ask(question) {
      heard.push(question);
      const answer = answers.shift();
      if (answer === undefined) throw new Cancelled(true);
      return answer;
    },
    say: (sentence) => void heard.push(sentence),
    close: () => undefined,
  };
}
