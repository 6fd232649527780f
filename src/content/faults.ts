import * as z from "zod";
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
  return { message: wrong === undefined ? write : `${wrong}\n${write}`, meant };
}

/** The parameters of a check of zod that says a message: once it refuses a value, in the language of the person. */
export const saying = (id: string, slots?: Slots) => ({ error: () => say(id, slots) });

/** Reports an issue at a path within a value; without a message if the check has its own words. */
export function addFault(
  context: z.RefinementCtx,
  path: PropertyKey[],
  message = "",
  params: Record<string, unknown> = {},
): void {
  context.addIssue({ code: "custom", path, message, params });
}

/** A check of a text: reports what the function returns. */
export function refineWith(faultOf: (text: string) => Fault | string | undefined) {
  return z.superRefine<string>((text, context) => {
    const fault = faultOf(text);
    if (fault === undefined) return;
    const { message, ...params } = typeof fault === "string" ? { message: fault } : fault;
    addFault(context, [], message, params);
  });
}
