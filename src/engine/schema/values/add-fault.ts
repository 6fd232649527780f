import * as z from "zod";
import type { Fault } from "../../../words/fault.ts";

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
