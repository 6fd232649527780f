/** A command that is right but cannot be done; its message says why, and what to do instead. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** The person at the terminal does not want to go on. */
export class Cancelled extends Error {
  override name = "Cancelled";

  /** @param byInterrupt whether by Ctrl-C; otherwise their input has ended. */
  constructor(readonly byInterrupt: boolean) {
    super("Cancelled: nothing was written.");
  }
}
