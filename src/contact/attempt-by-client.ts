import { QueryClient } from "@tanstack/react-query";
import { attemptOnce, retries } from "./attempt.ts";

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

/** The same as {@link attempt}, by the data client. */
export async function attemptByClient(send: () => Promise<unknown>): Promise<void> {
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => attemptOnce(send) })
    .execute(undefined);
}
