import { type EmailJSResponseStatus, init, send } from "@emailjs/browser";
import { QueryClient } from "@tanstack/react-query";
import type { Site } from "../content/schema/site.ts";
import type { Message } from "./message.ts";

/** Settings of the mail service. */
export type ServiceSettings = Extract<Site["delivery"], { method: "emailjs" }>;

/** How long one attempt may take, in milliseconds. */
const patience = 20_000;

/** No answer came in time: the message may have arrived, or not. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
}

const client = new QueryClient({
  defaultOptions: {
    mutations: {
      // Else it would pause while the browser believes itself offline, and never fail.
      networkMode: "always",
      retry: (failures, error) => failures < 3 && mayTryAgain(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60 * 1000,
    },
  },
});

/**
 * Sends a message through the mail service.
 *
 * @throws NoAnswerError where it is unknown whether the message arrived; any other error where it
 *   did not.
 */
export async function sendByService(
  message: Message,
  to: string,
  { serviceId, templateId, publicKey, origin }: ServiceSettings,
): Promise<void> {
  // Only `init` takes the service's address. Defaults: not headless, the browser's storage.
  init({ publicKey, origin });
  const payload = {
    from_name: message.name.trim(),
    from_email: message.email.trim(),
    message: message.message,
    to_email: to,
  };
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => inTime(send(serviceId, templateId, payload)) })
    .execute(undefined);
}

/** Only what surely was not taken: a refusal for now, a fault of the service, or no network at all. */
function mayTryAgain(error: unknown): boolean {
  const { status } = error as Partial<EmailJSResponseStatus>;
  if (status) return status === 429 || status >= 500;
  return !(error instanceof NoAnswerError) && !navigator.onLine;
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lateness = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError("No answer came in time.")), patience);
  });
  try {
    return await Promise.race([answer, lateness]);
  } finally {
    clearTimeout(timer);
  }
}
