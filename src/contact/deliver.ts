import type { Site } from "../content/schema/site.ts";
import { longestMailLink } from "./mail-link.ts";
import type { Message } from "./message.ts";

/**
 * What became of a message: handed to the mail program, too long for that, taken by the service,
 * refused or not reached, or unknown.
 */
export type Outcome = "handedOver" | "tooLong" | "sent" | "failed" | "unknown";

/** A message and the ways that it can go. */
export interface Delivery {
  message: Message;
  /** The same message as a `mailto:` link. */
  link: string;
  to: string;
  settings: Site["delivery"];
  /** Told of each fault, for the console. */
  onFault: (fault: unknown) => void;
}

const loadService = () => import("./send-by-service.ts");

/**
 * Loads what sending will need, once a message is ready to go: a connection that is gone by the time
 * of the press then costs a retry, not the message.
 */
export async function prepareDelivery({ method }: Site["delivery"]): Promise<void> {
  // What cannot be loaded now is asked for again at the press, which tells the visitor.
  if (method === "emailjs") await loadService().catch(() => {});
}

/** Sends a message the way that the site is set to. Never throws: each end has a name. */
export async function deliver({
  message,
  link,
  to,
  settings,
  onFault,
}: Delivery): Promise<Outcome> {
  if (settings.method === "mailto") return openMailProgram(link);
  try {
    const { sendByService } = await loadService();
    await sendByService(message, to, settings);
    return "sent";
  } catch (fault) {
    // The service's code cannot even be loaded where storage is blocked; the mail program can.
    if (fault instanceof DOMException && fault.name === "SecurityError")
      return openMailProgram(link);
    onFault(fault);
    return fault instanceof Error && fault.name === "NoAnswerError" ? "unknown" : "failed";
  }
}

function openMailProgram(link: string): Outcome {
  if (link.length > longestMailLink) return "tooLong";
  location.assign(link);
  return "handedOver";
}
