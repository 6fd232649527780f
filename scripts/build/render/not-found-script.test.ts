import { expect, it, vi } from "vitest";
import { fixtureContent } from "../../testing/files/fixture-content.ts";
import { compileInlineScripts } from "./compile-scripts.ts";

const { notFound: script } = await compileInlineScripts(fixtureContent());
const origin = "https://site.example";

/** Opens the page for missing pages at an address; returns what its script asks for, where it goes and what it says. */
async function openMissing(address: string, ask: () => Promise<Partial<Response>>) {
  const fetch = vi.fn<(address: string, options: RequestInit) => ReturnType<typeof ask>>(ask);
  const [replace, error] = [vi.fn(), vi.fn()];
  const { pathname, search, hash } = new URL(origin + address);
  const location = { origin, pathname, search, hash, replace };
  const page = { currentScript: { dataset: { log: "No page at" } } };
  new Function("document", "location", "fetch", "console", script)(page, location, fetch, {
    error,
  });
  await new Promise((waited) => setTimeout(waited));
  return [fetch, replace, error].map(({ mock }) => mock.calls[0]?.slice(0, 2));
}

const found = () => Promise.resolve({ ok: true });
const said = (path: string) => ["No page at", path];

it("the page for missing pages goes to the address without a slash at its end, if the host has that", async () => {
  const head = { method: "HEAD" };
  for (const [address, asked, there] of [
    ["/repo/about/?a=b#c", "/repo/about", "/repo/about?a=b#c"],
    ["/about//", "/about", "/about"],
    // That would be another host.
    ["//other.example/", "//other.example", "//other.example"],
  ] as const)
    expect(await openMissing(address, found), address).toEqual([
      [origin + asked, head],
      [origin + there],
      undefined,
    ]);
});

it.each([
  ["has no such page", () => Promise.resolve({ ok: false })],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
])("it stays, and names the path in the console, if the host %s", async (_, ask) => {
  const [, replaced, logged] = await openMissing("/gone/", ask);
  expect([replaced, logged]).toEqual([undefined, said("/gone/")]);
});

it("it asks for nothing at an address without a slash at its end, so that there is no loop", async () => {
  for (const path of ["/gone", "/gone.html"])
    expect(await openMissing(path, found)).toEqual([undefined, undefined, said(path)]);
});
