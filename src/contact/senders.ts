import type { Service } from "../content/schema/delivery.ts";
import type { Sender } from "./sender.ts";

/** What sends by each service: a chunk of its own, which the boot script knows by the service's name. */
export const senders = {
  emailjs: () => import("./send-by-emailjs.ts"),
  post: () => import("./send-by-post.ts"),
} satisfies { [Method in Service]: () => Promise<{ send: Sender<Method> }> };
