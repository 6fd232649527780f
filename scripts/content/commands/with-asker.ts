import { type Asker, askerAt } from "../prompts/asker.ts";

/** Does work that may ask the person at the terminal, if one sits there. */
export async function withAsker(
  work: (asker: Asker | undefined) => Promise<number>,
): Promise<number> {
  const asker = askerAt({ input: process.stdin, output: process.stderr });
  try {
    return await work(asker);
  } finally {
    asker?.close();
  }
}
