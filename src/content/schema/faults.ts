import type * as z from "zod";

/** Says what is wrong at a path within a value; in no words where the check has its own. */
export function addFault(
  context: z.RefinementCtx,
  path: PropertyKey[],
  message = "",
  params: Record<string, unknown> = {},
): void {
  context.addIssue({ code: "custom", path, message, params });
}

/** Judges a text, for `superRefine`: of what is wrong it says what to write. */
export function by(faultOf: (text: string) => string | undefined) {
  return (text: string, context: z.RefinementCtx): void => {
    const fault = faultOf(text);
    if (fault !== undefined) context.addIssue(fault);
  };
}
