import { found, type Slots, say } from "./say.ts";

/** What a check of a text says of it. */
export interface Fault {
  /** What to write; in a line before it, where that is not plain, what is wrong. */
  message: string;
  /** The rule that reports it, if that is not `schema`. */
  rule?: string;
  /** The value that is certainly meant. */
  meant?: string;
  /** Whether the message says more of that value than to write it. */
  isExplained?: true;
  /** That value, where nobody need be asked. */
  fix?: string;
}

/** What is wrong and what to write, each on a line of a fault's message. */
export const faultText = (id: string, slots?: Slots): string =>
  Object.values(found(id, slots)).join("\n");

/** To write a value that is certainly meant; in a line before it, where that is not plain, what is wrong. */
export function toWrite(meant: string, wrong?: string): Fault {
  const write = say("texts.write", { meant });
  return wrong === undefined
    ? { message: write, meant, fix: meant }
    : { message: `${wrong}\n${write}`, meant };
}
