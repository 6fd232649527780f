import { init, send as sendTemplate } from "@emailjs/browser";
import { attempt } from "./attempt.ts";
import type { Sender } from "./sender.ts";

export const send: Sender<"emailjs"> = async (message, to, settings) => {
  const { serviceId, templateId, publicKey, origin } = settings;
  // Only `init` takes the service's address, and joins a path to it that begins with a slash.
  // Defaults: not headless, the browser's storage.
  init({ publicKey, origin: origin.replace(/\/$/, "") });
  const payload = {
    from_name: message.name.trim(),
    from_email: message.email.trim(),
    message: message.message,
    to_email: to,
  };
  await attempt(() => sendTemplate(serviceId, templateId, payload));
};
