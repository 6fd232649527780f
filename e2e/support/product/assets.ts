import type { Page } from "playwright/test";

const isChunk = ({ pathname }: URL) => pathname.endsWith(".js");

/** Keeps back chunks that the page asks for, all or some, until the function that it gives is called. */
export async function holdChunks(page: Page, named?: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(named ?? isChunk, (route) => released.then(() => route.continue()));
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

/** Has the browser's cache hold each chunk as missing: only what is asked for past it reaches the host. */
export async function cacheMissing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (address, options) =>
      options?.cache === "reload" ? fetch(address, options) : new Response(null, { status: 404 });
  });
}

/** Has chunks arrive in so many parts, with so many milliseconds of the page's clock before each. */
export async function slowChunks(page: Page, parts: number, pause: number): Promise<void> {
  await page.addInitScript(
    ([parts, pause]) => {
      const { fetch } = window;
      window.fetch = async (...request) => {
        const answer = await fetch(...request);
        if (!answer.url.endsWith(".js")) return answer;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const size = Math.ceil(bytes.length / parts);
        let part = 0;
        const pull = async (stream: ReadableStreamDefaultController) => {
          await new Promise((resume) => setTimeout(resume, pause));
          stream.enqueue(bytes.subarray(part * size, ++part * size));
          if (part === parts) stream.close();
        };
        return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), answer);
      };
    },
    [parts, pause] as const,
  );
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
