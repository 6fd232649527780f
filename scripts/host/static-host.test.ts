import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { METHODS } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomNumbers } from "../check/testing/random-numbers.ts";
import { compressFolder } from "./compress-folder.ts";
import { createStaticHost } from "./static-host.ts";

/** What stands in the folder, and may be served. */
const inside = {
  "index.html": "inside, first",
  "about.html": "about ".repeat(100),
  "404.html": "inside, none",
  "former.html": "inside, page that leads on",
  "assets/a.js": "inside, code",
  "assets/b/index.html": "inside, folder",
  "files/price-list.pdf": "%PDF ".repeat(100),
  "files/till.jpg": "inside, picture",
  "files/backup.7z": "inside, archive",
};
/** What stands beside and above it, or is for the host alone. */
const outside = ["secret.html", "site-old/index.html", "site.html"];

const directory = mkdtempSync(join(tmpdir(), "static-host-"));
const server = createStaticHost({ directory: join(directory, "site"), base: "/sub/" });
let port: number;
let origin: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), text);
}

beforeAll(async () => {
  for (const [file, text] of Object.entries(inside)) write(`site/${file}`, text);
  for (const file of outside) write(file, "outside");
  write(
    "site/_headers",
    "/sub/*\n  X-Test: yes\n\n/sub/assets/*\n  Cache-Control: kept\n\n/no\n  X: outside",
  );
  write("site/_redirects", "/sub/former /sub/about 301\n/sub/%E0%A4%95 /sub/%E0%A4%96 301\n");
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

/** Sends bytes as they are, and gives all that comes back until the host ends the connection. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    socket.write(Buffer.from(bytes, "latin1"));
    // Bytes that are no whole request are waited for.
    socket.setTimeout(500, () => socket.destroy());
    socket
      .on("data", (data) => {
        answer += data.toString("latin1");
      })
      // A host that refuses may end the connection before it has read all.
      .on("error", () => undefined)
      .on("close", () => resolve(answer));
  });
}

const statusesIn = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

it.each([
  ["/sub", 200, "first"],
  ["/sub/", 200, "first"],
  ["/sub/index", 200, "first"],
  ["/sub/index.html", 200, "first"],
  ["/sub/about", 200, "about"],
  ["/sub/about/", 200, "about"],
  ["/sub/about.html", 200, "about"],
  ["/sub/about?a=b", 200, "about"],
  ["/sub/%61bout", 200, "about"],
  ["/", 404, "none"],
  ["/about", 404, "none"],
  ["/sub/no/such", 404, "none"],
  ["/sub/_headers", 404, "none"],
  ["/sub/_redirects", 404, "none"],
  ["/sub/former.html", 200, "leads on"],
  ["/sub/..%2fabout", 404, "none"],
  ["/sub/%ff", 404, "none"],
  ["/sub/%00", 404, "none"],
])("the host answers %s with status %i and the page of %s", async (path, status, text) => {
  const answer = await fetch(origin + path);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
});

it.each([
  ["/sub/former", "/sub/about"],
  ["/sub/former/", "/sub/about"],
  ["/sub/f%6Frmer?a=b&c", "/sub/about?a=b&c"],
  ["/sub/%e0%a4%95", "/sub/%E0%A4%96"],
])("the host leads by a rule from %s to %s, whether a file is there or not", async (path, to) => {
  const answer = await fetch(origin + path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

it.each(["/sub/../../secret.html", "/sub/%2e%2e/secret.html", "/sub/..%2fsecret.html"])(
  "the host serves nothing outside its folder: %s",
  async (path) => {
    // `fetch` would tidy the path.
    const answer = await send(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(statusesIn(answer)).toEqual([404]);
  },
);

it("the host sends the headers of the export", async () => {
  const page = await fetch(`${origin}/sub/about`);
  expect(page.headers.get("x-test")).toBe("yes");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const asset = await fetch(`${origin}/sub/assets/a.js`);
  expect(asset.headers.get("cache-control")).toBe("kept");
  expect(asset.headers.get("content-type")).toContain("javascript");
});

it.each(["br", "gzip"])("the host sends what is compressed with %s", async (encoding) => {
  const answer = await fetch(`${origin}/sub/about`, { headers: { "accept-encoding": encoding } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(Number(answer.headers.get("content-length"))).toBeLessThan(100);
  expect(await answer.text()).toBe(inside["about.html"]);
});

it("the host sends what a file holds now", async () => {
  for (const text of ["before", "after!"]) {
    write("site/changing.html", text);
    expect(await (await fetch(`${origin}/sub/changing`)).text()).toBe(text);
  }
});

it("the host says when a page has not changed", async () => {
  const etag = (await fetch(`${origin}/sub/about`)).headers.get("etag") ?? "";
  const again = await fetch(`${origin}/sub/about`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

it.each(["bytes=0-4", "bytes=-4", "bytes=5-2", "bytes=900-"])(
  "the host answers who asks for %s with the whole file",
  async (range) => {
    const answer = await fetch(`${origin}/sub/files/till.jpg`, { headers: { range } });
    expect([answer.status, await answer.text()]).toEqual([200, inside["files/till.jpg"]]);
  },
);

it("the host answers HEAD without a body", async () => {
  const head = await fetch(`${origin}/sub/about`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

it("the host refuses all other methods", async () => {
  for (const method of METHODS.filter((name) => !["GET", "HEAD", "CONNECT"].includes(name))) {
    const head = `${method} /sub/about HTTP/1.1\r\nHost: localhost\r\nConnection: close`;
    const answer = await send(`${head}\r\n\r\n`);
    expect(statusesIn(answer), method).toEqual([405]);
  }
});

it("the host lives on after odd addresses and bytes, and does not leave its folder", async () => {
  const steps = ["..", "..%2f", "%2e%2e", "..%5c", "%00", "%zz", "%ff", "//", "x".repeat(300)];
  const ends = ["secret.html", "_headers", "%5fheaders", "assets/../_headers", "_HEADERS/", ""];
  for (const step of steps)
    for (const end of ends) {
      const path = `/sub/${step}/${end}`;
      const answer = await send(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer, path).not.toMatch(/outside/);
      expect([[200], [404]], path).toContainEqual(statusesIn(answer));
    }
  const random = randomNumbers(20);
  const below = (limit: number) => Math.floor(random() * limit);
  for (let round = 0; round < 100; round++)
    await send(String.fromCharCode(...Array.from({ length: below(200) }, () => below(256))));
  expect((await fetch(`${origin}/sub/about`)).status).toBe(200);
});
