/** Names that site generators and their plugins give to the service worker of a site. */
export const workerNames = [
  "sw.js",
  "service-worker.js",
  "serviceworker.js",
  "ngsw-worker.js",
  "pwa-sw.js",
  "superpwa-sw.js",
];

/**
 * A service worker that ends itself. One of a former site at the same address may show that site from its cache for
 * ever: browsers ask for its script again at each visit, and replace it by this one (Service Workers, "Update"). What it
 * has cached stays, since other sites on the host have their caches in the same place.
 */
export const endingWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(
    self.registration
      .unregister()
      .then(() => self.clients.matchAll({ type: "window" }))
      .then((pages) => Promise.all(pages.map((page) => page.navigate(page.url)))),
  ),
);
`;
