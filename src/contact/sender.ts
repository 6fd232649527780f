import type { Delivery, Service } from "../content/schema/delivery.ts";
import type { Message } from "./message.ts";

/**
 * Sends a message.
 *
 * @param to The firm's own address.
 * @throws NoAnswerError where it is unknown whether the message arrived; any other error where it
 *   did not.
 */
export type Sender<Method extends Service> = (
  message: Message,
  to: string,
  settings: Extract<Delivery, { method: Method }>,
) => Promise<void>;
