import { fetchChunks } from "../browser/fetch-chunks.ts";
import type { Site } from "../content/schema/site.ts";
import { longestMailLink } from "./mail-link.ts";
import type { Message } from "./message.ts";
import type { Outcome } from "./outcome.ts";

/** A message and the ways that it can go. */
export interface Delivery {
  message: Message;
  /** The same message as a `mailto:` link. */
  link: string;
  to: string;
  settings: Site["delivery"];
  /** Told why a message could not be sent, for the console. */
  onFault: (fault: unknown) => void;
}

/** Name of the chunks that send by a service, as `data-keep` on the form says it. */
export const senderName = "sendByService";

type Sender = typeof import("./send-by-service.ts");
let sender: Promise<Sender> | undefined;

/** What sends by the service. Where it could not be loaded, the next call tries again. */
function loadSender(): Promise<Sender> {
  sender ??= fetchSender().catch((fault) => {
    sender = undefined;
    throw fault;
  });
  return sender;
}

/** Fetches before it imports: a module that once failed to load fails until the next reload (Firefox). */
async function fetchSender(): Promise<Sender> {
  await fetchChunks(senderName);
  return import("./send-by-service.ts");
}

/**
 * Loads what sending will need, once a message is ready to go: a connection that is gone by the time
 * of the press then costs a retry, not the message.
 */
export async function prepareDelivery({ method }: Site["delivery"]): Promise<void> {
  // What cannot be loaded now is asked for again at the press, which tells the visitor.
  if (method === "emailjs") await loadSender().catch(() => {});
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
    const { sendByService } = await loadSender();
    await sendByService(message, to, settings);
    return "sent";
  } catch (fault) {
    // The service's code cannot even be loaded where storage is blocked; the mail program can.
    if (fault instanceof DOMException && fault.name === "SecurityError")
      return openMailProgram(link);
    if (fault instanceof Error && fault.name === "NoAnswerError") return "unknown";
    onFault(fault);
    return "failed";
  }
}

function openMailProgram(link: string): Outcome {
  if (link.length > longestMailLink) return "tooLong";
  location.assign(link);
  return "handedOver";
}
