import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { METHODS } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomNumbers } from "../check/testing/random-numbers.ts";
import { isWhole } from "../check/testing/whole.ts";
import { filesFor } from "./host-rules.ts";
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
    connect(port, "127.0.0.1")
      .end(Buffer.from(bytes, "latin1"))
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

const about = "GET /sub/about HTTP/1.1\r\nHost: a\r\n";

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

it("no name of a file has the separators of Windows, by which it could lead out of its folder", () => {
  expect(filesFor("/..%5csecret")).toEqual([]);
});

it("the host sends the headers of the export", async () => {
  const page = await fetch(`${origin}/sub/about`);
  expect(page.headers.get("x-test")).toBe("yes");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const asset = await fetch(`${origin}/sub/assets/a.js`);
  expect(asset.headers.get("cache-control")).toBe("kept");
  expect(asset.headers.get("content-type")).toContain("javascript");
});

it.each([
  ["br", "gzip, br;q=0.5"],
  ["gzip", "gzip, br; q=0.0"],
])("the host compresses with %s for who accepts %s", async (encoding, accepted) => {
  const answer = await fetch(`${origin}/sub/about`, { headers: { "accept-encoding": accepted } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(Number(answer.headers.get("content-length"))).toBeLessThan(100);
  expect(await answer.text()).toBe(inside["about.html"]);
});

it.each([
  ["price-list.pdf", "application/pdf"],
  ["till.jpg", "image/jpeg"],
  ["backup.7z", "application/octet-stream"],
])("the host says what %s is, and does not compress it again", async (name, mediaType) => {
  const { headers } = await fetch(`${origin}/sub/files/${name}`);
  expect(headers.get("content-type")).toBe(mediaType);
  expect(headers.get("content-encoding")).toBeNull();
});

it("the host sends what a file holds now, whatever it compressed before", async () => {
  for (const text of ["before", "after"]) {
    write("site/changing.html", text);
    expect(await (await fetch(`${origin}/sub/changing`)).text()).toBe(text);
  }
});

it("the host says when a page has not changed", async () => {
  const etag = (await fetch(`${origin}/sub/about`)).headers.get("etag") ?? "";
  // A proxy that compresses makes it a weak one.
  const known = { "if-none-match": `"other", W/${etag}` };
  const again = await fetch(`${origin}/sub/about`, { headers: known });
  expect(again.status).toBe(304);
});

it("the host answers HEAD without a body", async () => {
  const head = await fetch(`${origin}/sub/about`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

it("the host refuses all other methods", async () => {
  for (const method of METHODS.filter((name) => name !== "GET" && name !== "HEAD")) {
    const target = method === "CONNECT" ? "localhost:80" : "/sub/about";
    const answer = await send(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(statusesIn(answer), method).toEqual([405]);
  }
});

const scraps = [
  ..."/.?#%&=:;@~!$'()*+,[]|^`{}<>\"\\",
  ...["/", "//", "/./", "/../", "../", "..", "..;/", "...", "%", "%%", "%2", "%zz"],
  ...["%00", "%2e%2e", "%2e%2e%2f", "%252e%252e%252f", "%5c", "..%5c", "%2f", "%0d%0aX-Own:%201"],
  ...["%c0%ae%c0%ae%c0%af", "%e0%80%ae", "%ff", "%ed%a0%80", "%f0%9f%8c%b3", "%u002e"],
  ...["/sub", "/sub/", "/SUB/", "index", "index.html", "about", ".html", "404.html", "assets"],
  ...["assets/a.js", "a.js/", "index.html/foo", "b/", "_headers", "%5fheaders", "_headers/"],
  ...["_redirects", "former"],
  ...["secret.html", "site-old/", "site.html", "etc/passwd", "C:\\", "CON", "::$DATA"],
  ...["http://", "https://other.example", "file://", "//other.example/", "localhost"],
  ...["x".repeat(300), "/x".repeat(1200), "../".repeat(60), "__proto__", "constructor"],
];
const random = randomNumbers(20);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;

/** A path that a parser lets through; most begin where the site is published. */
function oddPath(): string {
  const start = pick(["/sub/", "/sub/", "/sub/", "/sub", "/", "http://localhost/sub/"]);
  return start + Array.from({ length: below(7) }, () => pick(scraps)).join("");
}

it("the host gives odd addresses a status each, does not end and does not leave its folder", async () => {
  // The whole run sends four times as many.
  const [total, perConnection] = [isWhole ? 10_000 : 2500, 250];
  const statuses: number[] = [];
  for (let sent = 0; sent < total; sent += perConnection) {
    const requests = Array.from({ length: perConnection }, (_, index) => {
      const method = pick(["GET", "GET", "GET", "HEAD", "POST", "TRACE"]);
      const last = index === perConnection - 1 ? "Connection: close\r\n" : "";
      return `${method} ${oddPath()} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`;
    });
    const answer = await send(requests.join(""));
    expect(/outside|x-own/i.test(answer), answer.match(/.*(outside|x-own).*/i)?.[0]).toBe(false);
    const found = statusesIn(answer);
    expect(found, requests[found.length]).toHaveLength(perConnection);
    statuses.push(...found);
  }
  expect([...new Set(statuses)].sort()).toEqual([200, 301, 404, 405]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(total / 20);
});

it("the host is not ended by random bytes", async () => {
  for (let round = 0; round < 200; round++) {
    const bytes = String.fromCharCode(...Array.from({ length: below(200) }, () => below(256)));
    const answer = await send(pick(["", "GET /sub/", about]) + bytes);
    for (const status of statusesIn(answer)) expect([200, 400, 404, 405, 431]).toContain(status);
  }
  expect(statusesIn(await send(`${about}\r\n`))).toEqual([200]);
});
