/**
 * What became of a message: handed to the mail program, too long for that, taken by the service,
 * certainly not sent, or unknown.
 */
export type Outcome = "handedOver" | "tooLong" | "sent" | "failed" | "unknown";

/** Whether a message has left the page, as far as the page can know. */
export function hasGone(outcome: Outcome): boolean {
  return outcome === "handedOver" || outcome === "sent";
}
