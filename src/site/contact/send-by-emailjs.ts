import { init, send as sendTemplate } from "@emailjs/browser";
import { QueryClient } from "@tanstack/react-query";
import { attempt, canRetry, retries } from "./attempt.ts";
import { cleanAddress, type Sender } from "./message.ts";

/** Sends again after 1, 2 and 4 seconds, which is the default of the library. */
const client = new QueryClient({
  defaultOptions: {
    mutations: {
      // Otherwise it would pause while the browser believes that it is offline, and never fail.
      networkMode: "always",
      retry: (failures, fault) => failures < retries && canRetry(fault),
    },
  },
});

export const send: Sender<"emailjs"> = async (message, to, settings) => {
  const { serviceId, templateId, publicKey, origin } = settings;
  // Only `init` accepts the address of the service. It appends a path that begins with a slash.
  // Defaults: not headless, the browser's storage.
  init({ publicKey, origin: origin.replace(/\/$/, "") });
  const { name, email, ...others } = message;
  const payload = {
    ...others,
    // A form need have neither.
    from_name: name?.trim() ?? "",
    from_email: cleanAddress(email ?? ""),
    to_email: to,
  };
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => attempt(() => sendTemplate(serviceId, templateId, payload)),
  });
  await mutation.execute(undefined);
};
