import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { METHODS, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hostHeaders } from "../export/side-files/host-headers.ts";
import { compressFolder } from "./compress-folder.ts";
import { headersFor } from "./host-rules.ts";
import { createStaticHost } from "./static-host.ts";

const files = {
  "site/index.html": "inside, first",
  "site/about.html": "about ".repeat(100),
  "site/404.html": "inside, none",
  "site/fr/404.html": "inside, rien",
  "site/former.html": "inside, page that leads on",
  "site/assets/a.js": "inside, code",
  "site/files/till.jpg": "inside, picture",
  "site/_headers":
    "/sub/*\n  X-Test: yes\n\n/sub/assets/*\n  Cache-Control: kept\n\n/no\n  X: outside",
  "site/_redirects": "/sub/former /sub/about 301\n/sub/%E0%A4%95 /sub/%E0%A4%96 301\n",
  // Not to be served.
  "secret.html": "outside",
  "404.html": "outside",
  "site-old/index.html": "outside",
  "site.html": "outside",
};

const directory = mkdtempSync(join(tmpdir(), "static-host-"));
const server = createStaticHost({ directory: join(directory, "site"), base: "/sub/" });
let port: number;
let origin: string;

function write(file: string, content: string): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), content);
}

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) write(file, content);
  compressFolder(join(directory, "site"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  port = (server.address() as AddressInfo).port;
  origin = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
});

it.each([
  ["/sub", 200, "first"],
  ["/sub/index.html", 200, "first"],
  ["/sub/about/", 200, "about"],
  ["/sub/about.html", 200, "about"],
  ["/sub/%61bout?a=b", 200, "about"],
  ["/sub/former.html", 200, "leads on"],
  ["/about", 404, "none"],
  ["/sub/no/such", 404, "none"],
  ["/sub/fr/no/such", 404, "rien"],
])("the host answers %s with status %i and the page of %s", async (path, status, text) => {
  const answer = await fetch(origin + path);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
});

it.each([
  ["/sub/former/", "/sub/about"],
  ["/sub/f%6Frmer?a=b&c", "/sub/about?a=b&c"],
  ["/sub/%e0%a4%95", "/sub/%E0%A4%96"],
])("the host redirects %s to %s by a rule, whether or not there is a file", async (path, to) => {
  const answer = await fetch(origin + path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

it("the host sends the headers of the export", async () => {
  const { headers } = await fetch(`${origin}/sub/about`);
  expect([headers.get("x-test"), headers.get("cache-control")]).toEqual(["yes", "no-cache"]);
  const asset = await fetch(`${origin}/sub/assets/a.js`);
  expect(asset.headers.get("cache-control")).toBe("kept");
  expect(asset.headers.get("content-type")).toContain("javascript");
  const missing = await fetch(`${origin}/sub/assets/gone-1.js`);
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-cache"]);
});

it.each(["br", "gzip"])("the host sends files compressed with %s", async (encoding) => {
  const answer = await fetch(`${origin}/sub/about`, { headers: { "accept-encoding": encoding } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(Number(answer.headers.get("content-length"))).toBeLessThan(100);
  expect(await answer.text()).toBe(files["site/about.html"]);
});

it("the host sends a file's current content, and 304 if it has not changed", async () => {
  for (const text of ["before", "after!"]) {
    write("site/changing.html", text);
    expect(await (await fetch(`${origin}/sub/changing`)).text()).toBe(text);
  }
  const etag = (await fetch(`${origin}/sub/changing`)).headers.get("etag") ?? "";
  const again = await fetch(`${origin}/sub/changing`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

it.each(["bytes=0-4", "bytes=5-2"])("the host sends the whole file for %s", async (range) => {
  const answer = await fetch(`${origin}/sub/files/till.jpg`, { headers: { range } });
  expect([answer.status, await answer.text()]).toEqual([200, files["site/files/till.jpg"]]);
});

it("the host sends the headers of the product below its base path, and files with a hash are kept", () => {
  const rules = hostHeaders("/sub/");
  for (const path of ["/sub/", "/sub/about", "/sub/no/such", "/sub/assets/app.js"]) {
    const headers = headersFor(path, rules);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    const isKept = path.includes("/assets/");
    expect(headers.get("cache-control")?.includes("immutable")).toBe(isKept || undefined);
  }
  for (const path of ["/other", "/assets/app-1.js"])
    expect([...headersFor(path, rules)]).toEqual([]);
});

/** The status and text for a path exactly as it is written, which `fetch` would tidy. */
function ask(path: string, method = "GET"): Promise<[status: number | undefined, text: string]> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, agent: false }, async (answer) => {
      const chunks = await answer.toArray();
      resolve([answer.statusCode, Buffer.concat(chunks).toString()]);
    });
    asked.on("error", reject).end();
  });
}

it("the host answers HEAD without a body, and refuses other methods", async () => {
  expect(await ask("/sub/about", "HEAD")).toEqual([200, ""]);
  for (const method of METHODS.filter((name) => !["GET", "HEAD", "CONNECT"].includes(name)))
    expect(await ask("/sub/about", method), method).toEqual([405, ""]);
});

it("the host serves nothing outside its folder, and no settings, at any odd address", async () => {
  const steps = ["", "..", "../..", "..%2f", "%2e%2e", "..%5c", "%00", "%zz", "%ff", "//"];
  const ends = "secret.html _headers _redirects %5fheaders assets/../_headers _HEADERS/".split(" ");
  for (const path of steps.flatMap((step) => ends.map((end) => `/sub/${step}/${end}`)))
    expect(await ask(path), path).toEqual([404, files["site/404.html"]]);
});
