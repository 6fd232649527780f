import type { Page } from "playwright/test";

const isChunk = ({ pathname }: URL) => pathname.endsWith(".js");

/** Keeps back every chunk that the page asks for, until the function that it gives is called. */
export async function holdChunks(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isChunk, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Answers every chunk with a status, or not at all, until the function that it gives is called. */
export async function loseChunks(page: Page, status?: number): Promise<() => Promise<void>> {
  await page.route(isChunk, (route) =>
    status ? route.fulfill({ status, body: "" }) : route.abort(),
  );
  return () => page.unroute(isChunk);
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
