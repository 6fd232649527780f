/**
 * The inline script of the page for missing pages. Some hosts, such as GitHub Pages, know a page by its address without
 * a slash at the end alone: the script goes there if the host has such a page. Otherwise it writes the path to the
 * browser's console.
 */
const { origin, pathname, search, hash } = location;
const log = (document.currentScript as HTMLScriptElement).dataset["log"];
const path = pathname.replace(/([^/]|^)\/+$/, "$1");
// A path that begins with two slashes would be the name of a host.
const address = origin + path;

(path === pathname ? Promise.reject() : fetch(address, { method: "HEAD" }))
  .then(({ ok }) => {
    if (!ok) throw address;
    // No loop: an address without a slash at its end is not tried.
    location.replace(address + search + hash);
  })
  .catch(() => console.error(log, pathname));

export {};
