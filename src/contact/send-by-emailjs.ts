import { init, send as sendTemplate } from "@emailjs/browser";
import { QueryClient } from "@tanstack/react-query";
import { attemptOnce, retries } from "./attempt.ts";
import type { Sender } from "./sender.ts";

const client = new QueryClient({
  defaultOptions: {
    mutations: {
      // Else it would pause while the browser believes itself offline, and never fail.
      networkMode: "always",
      retry: retries.mayFollow,
      retryDelay: retries.waitAfter,
      gcTime: 5 * 60 * 1000,
    },
  },
});

/** Does what `attempt` does, by the data client. */
export async function attemptByClient(send: () => Promise<unknown>): Promise<void> {
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => attemptOnce(send) })
    .execute(undefined);
}

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
  await attemptByClient(() => sendTemplate(serviceId, templateId, payload));
};
