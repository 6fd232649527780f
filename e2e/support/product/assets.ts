import type { Page } from "playwright/test";

const isChunk = ({ pathname }: URL) => pathname.endsWith(".js");

/** Keeps back chunks that the page asks for, all or some, until the function that it gives is called. */
export async function holdChunks(page: Page, named?: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(named ?? isChunk, (route) => released.then(() => route.fallback()));
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
