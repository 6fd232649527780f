import type { Page } from "playwright/test";

const isChunk = ({ pathname }: URL) => pathname.endsWith(".js");

/**
 * Keeps back what the page asks for at some addresses, by default all chunks, until the function that it gives is called.
 *
 * @param times How often something is kept back; by default each time.
 */
export async function holdChunks(
  page: Page,
  named: RegExp | typeof isChunk = isChunk,
  times?: number,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(named, (route) => released.then(() => route.fallback()), {
    ...(times && { times }),
  });
  return release;
}

/**
 * Loses chunks until the function that it gives is called. The route stays: taken away, it would
 * send on what another route is about to answer.
 *
 * @param loss Which are lost, and what the host answers; every one and nothing unless said.
 */
export async function loseChunks(
  page: Page,
  { named, status }: { named?: RegExp; status?: number | undefined } = {},
): Promise<() => void> {
  let lost = true;
  await page.route(named ?? isChunk, (route) => {
    if (!lost) return route.fallback();
    return status ? route.fulfill({ status, body: "" }) : route.abort();
  });
  return () => {
    lost = false;
  };
}

/** Paths of the chunks that a page asks for from now on. */
export function recordChunks(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (isChunk(url)) paths.push(url.pathname);
  });
  return paths;
}
