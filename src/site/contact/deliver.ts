import type { Delivery, Service } from "../../engine/schema/groups/delivery.ts";
import { fetchChunks } from "../browser/fetch-chunks.ts";
import { isShortEnough } from "./mail-link.ts";
import { hasFurtherFields, type Message, type Outcome, type Sender } from "./message.ts";

/** A message and how it can be sent. */
interface OutgoingMessage {
  message: Message;
  /** The message as a `mailto:` link, if it may be sent that way too. */
  link: string | undefined;
  to: string;
  settings: Delivery;
  /** Called with the reason why a message could not be sent, for the console. */
  onFault: (fault: unknown) => void;
}

/** The module that sends by each service: a separate chunk, which the boot script knows by the service's name. */
const senders = {
  emailjs: () => import("./send-by-emailjs.ts"),
  post: () => import("./send-by-post.ts"),
} satisfies { [Method in Service]: () => Promise<{ send: Sender<Method> }> };

/**
 * Loads the module that sends by a service. It is fetched before it is imported: in Firefox a module that
 * failed to load once fails until the next reload.
 */
async function loadSender(service: Service): Promise<Sender<Service>> {
  await fetchChunks(service);
  // The settings of a form are those of its service, so the types of sender and settings match.
  return (await senders[service]()).send as Sender<Service>;
}

/**
 * Loads the code that sends as soon as a message is valid. If the connection is lost before the press, the
 * visitor loses at most one attempt.
 */
export async function prepareDelivery({ method }: Delivery): Promise<void> {
  // If it cannot be loaded now, the press tries again and shows the outcome.
  if (method !== "mailto") await loadSender(method).catch(() => {});
}

/** Sends a message by the site's method of delivery. Never throws: each outcome has a name. */
export async function deliver({
  message,
  link,
  to,
  settings,
  onFault,
}: OutgoingMessage): Promise<Outcome> {
  if (settings.method === "mailto") return openMailProgram(link);
  try {
    const send = await loadSender(settings.method);
    await send(hasFurtherFields ? withoutEmpty(message) : message, to, settings);
    return "sent";
  } catch (fault) {
    // If storage is blocked, the code of the service cannot even be loaded. The mail program still works.
    if (fault instanceof DOMException && fault.name === "SecurityError")
      return openMailProgram(link);
    if (fault instanceof Error && fault.name === "NoAnswerError") return "unknown";
    onFault(fault);
    return "failed";
  }
}

/** A message without fields that are empty: a browser sends nothing of a box that is not ticked either. */
function withoutEmpty(message: Message): Message {
  return Object.fromEntries(
    Object.entries(message).filter(([, text]) => text),
  ) as unknown as Message;
}

function openMailProgram(link: string | undefined): Outcome {
  if (link === undefined) return "failed";
  if (!isShortEnough(link)) return "tooLong";
  location.assign(link);
  return "handedOver";
}
