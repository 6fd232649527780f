/** A command that is right but cannot be done; its message says why, and what to do instead. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** The person at the terminal does not want to go on. */
export class Cancelled extends Error {
  override name = "Cancelled";

  constructor() {
    super("Cancelled: nothing was written.");
  }
}
