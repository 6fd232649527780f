import { createServer } from "node:http";
import { createStaticHost } from "../../scripts/build/hosts/static-host.ts";
import { listen } from "../support/listen.ts";
import { expect, test } from "../support/test.ts";

/** A service worker that shows what it has once loaded, whatever the host has since. */
const cacheFirst = `self.addEventListener("install", (event) =>
  event.waitUntil(caches.open("site").then((cache) => cache.add("/"))));
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
self.addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((known) => known ?? fetch(event.request))));`;

test("the service worker of a former site ends", async ({ page, tested }) => {
  let isMoved = false;
  const own = createStaticHost({ directory: tested.folder, base: "/" });
  const server = await listen(
    createServer((request, response) => {
      if (isMoved) return void own.emit("request", request, response);
      const isWorker = request.url === "/sw.js";
      response.setHeader("content-type", isWorker ? "text/javascript" : "text/html");
      const registering = `<title>Former</title><link rel="icon" href="data:,"><script>navigator.serviceWorker.register("/sw.js")</script>`;
      response.end(isWorker ? cacheFirst : registering);
    }),
  );
  await page.goto(`${server.origin}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  isMoved = true;
  await page.goto(`${server.origin}/`);
  await expect(page.locator("html")).toHaveAttribute("data-page", "home");
  const left = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left).toBe(0);
  await server.close();
});
