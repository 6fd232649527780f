import type * as z from "zod";

/** Reports an issue at a path within a value; without a message if the check has its own words. */
export function addFault(
  context: z.RefinementCtx,
  path: PropertyKey[],
  message = "",
  params: Record<string, unknown> = {},
): void {
  context.addIssue({ code: "custom", path, message, params });
}

/** Validates a text, for `superRefine`; its message says what to write. */
export function by(faultOf: (text: string) => string | undefined) {
  return (text: string, context: z.RefinementCtx): void => {
    const fault = faultOf(text);
    if (fault !== undefined) context.addIssue(fault);
  };
}
