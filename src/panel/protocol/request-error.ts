import type { WordWithSlots } from "./editable-text.ts";

/** A request that is not carried out, with the status of the answer (RFC 9110, 15.5). */
export class RequestError extends Error {
  /**
   * @param word Which of the panel's words says why, and what fills their slots.
   * @param said What another program has said of it.
   */
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422,
    readonly word: string,
    readonly slots: NonNullable<WordWithSlots["slots"]> = {},
    readonly said = "",
  ) {
    super(word);
  }
}
