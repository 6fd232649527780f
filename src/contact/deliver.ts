import { fetchChunks } from "../browser/fetch-chunks.ts";
import type { Delivery as DeliverySettings, Service } from "../content/schema/delivery.ts";
import { isShortEnough } from "./mail-link.ts";
import type { Message, Outcome, Sender } from "./message.ts";

/** A message and the ways that it can go. */
export interface Delivery {
  message: Message;
  /** The same message as a `mailto:` link, where it may also go that way. */
  link: string | undefined;
  to: string;
  settings: DeliverySettings;
  /** Told why a message could not be sent, for the console. */
  onFault: (fault: unknown) => void;
}

/** The module that sends by each service: a separate chunk, which the boot script knows by the service's name. */
const senders = {
  emailjs: () => import("./send-by-emailjs.ts"),
  post: () => import("./send-by-post.ts"),
} satisfies { [Method in Service]: () => Promise<{ send: Sender<Method> }> };

let sender: Sender<Service> | undefined;

/**
 * What sends by a service. It is fetched before it is imported: a module that once failed to load
 * fails until the next reload (Firefox).
 */
async function loadSender(service: Service): Promise<Sender<Service>> {
  await fetchChunks(service);
  // A site has one service, whose settings its sender is given.
  sender ??= (await senders[service]()).send as Sender<Service>;
  return sender;
}

/**
 * Loads what sending will need, once a message is ready to go: a connection that is gone by the time
 * of the press then costs a retry, not the message.
 */
export async function prepareDelivery({ method }: DeliverySettings): Promise<void> {
  // What cannot be loaded now is asked for again at the press, which tells the visitor.
  if (method !== "mailto") await loadSender(method).catch(() => {});
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
    const send = await loadSender(settings.method);
    await send(message, to, settings);
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

function openMailProgram(link: string | undefined): Outcome {
  if (link === undefined) return "failed";
  if (!isShortEnough(link)) return "tooLong";
  location.assign(link);
  return "handedOver";
}
