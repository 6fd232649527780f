import type { Delivery } from "../content/schema/delivery.ts";
import type { Message } from "./message.ts";

/** A way of delivery that the page itself sends by. */
export type Service = Exclude<Delivery["method"], "mailto">;

type SettingsOf<Method extends Service> = Extract<Delivery, { method: Method }>;

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
  settings: SettingsOf<Method>,
) => Promise<void>;

/** The module of a service that is known only by its name. */
export interface SenderModule {
  // As a method, it takes the place of each service's own, which asks for its own settings.
  send(message: Message, to: string, settings: SettingsOf<Service>): Promise<void>;
}
