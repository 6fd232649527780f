import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { METHODS } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomNumbers } from "../../src/check/testing/random-numbers.ts";
import { createStaticHost } from "./static-host.ts";

/** What stands in the folder, and may be served. */
const inside = ["index.html", "about.html", "404.html", "assets/a.js", "assets/b/index.html"];
/** What stands beside and above it, or is for the host alone. */
const outside = ["secret.html", "site-old/index.html", "site.html", "site/_headers"];

const directory = mkdtempSync(join(tmpdir(), "hostile-requests-"));
let server: ReturnType<typeof createStaticHost>;
let port: number;

beforeAll(async () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  };
  for (const file of inside) write(join("site", file), `inside ${file}`);
  for (const file of outside) write(file, "/never\n  X-Secret: outside\n");
  server = createStaticHost({ directory: join(directory, "site"), base: "/sub/" });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  port = (server.address() as AddressInfo).port;
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

const scraps = [
  ..."/.?#%&=:;@~!$'()*+,[]|^`{}<>\"\\",
  ...["/", "//", "/./", "/../", "../", "..", "..;/", "...", "%", "%%", "%2", "%zz"],
  ...["%00", "%2e%2e", "%2e%2e%2f", "%252e%252e%252f", "%5c", "..%5c", "%2f", "%0d%0aX-Own:%201"],
  ...["%c0%ae%c0%ae%c0%af", "%e0%80%ae", "%ff", "%ed%a0%80", "%f0%9f%8c%b3", "%u002e"],
  ...["/sub", "/sub/", "/SUB/", "index", "index.html", "about", ".html", "404.html", "assets"],
  ...["assets/a.js", "a.js/", "index.html/foo", "b/", "_headers", "%5fheaders", "_headers/"],
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

it("10,000 odd addresses each have a status, and none ends the host or leaves the folder", async () => {
  const perConnection = 250;
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < 10_000; sent += perConnection) {
    const requests = Array.from({ length: perConnection }, (_, index) => {
      const method = pick(["GET", "GET", "GET", "HEAD", "POST", "TRACE"]);
      const isLast = index === perConnection - 1;
      return `${method} ${oddPath()} HTTP/1.1\r\nHost: localhost\r\n${isLast ? "Connection: close\r\n" : ""}\r\n`;
    });
    const answer = await send(requests.join(""));
    expect(/outside|x-own/i.test(answer), answer.match(/.*(outside|x-own).*/i)?.[0]).toBe(false);
    const found = statusesIn(answer);
    expect(found, requests[found.length]).toHaveLength(perConnection);
    for (const status of found) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].sort()).toEqual([200, 301, 404, 405]);
  expect(statuses.get(200)).toBeGreaterThan(500);
});

it.each(METHODS.filter((method) => method !== "GET" && method !== "HEAD"))(
  "%s is refused",
  async (method) => {
    const target = method === "CONNECT" ? "localhost:80" : "/sub/about";
    const answer = await send(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(statusesIn(answer)).toEqual([405]);
  },
);

const about = "GET /sub/about HTTP/1.1\r\n";

it.each([
  ["no host", `${about}\r\n`, 400],
  ["an unknown method", "BREW /sub/ HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["no method at all", "\r\n\r\nabout\r\n\r\n", 400],
  ["a space in the address", "GET /sub/a b HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["a NUL in the address", "GET /sub/\0 HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["an address of one star", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 405],
  ["another version", "GET /sub/ HTTP/9.9\r\nHost: a\r\n\r\n", 400],
  ["a very long address", `GET /sub/${"a".repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ["an upgrade", `${about}Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, 200],
  ["an expectation", `${about}Host: a\r\nExpect: a-miracle\r\n\r\n`, 417],
  [
    "a lying length",
    `${about}Host: a\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
])("%s has a status", async (_, bytes, status) => {
  expect(statusesIn(await send(bytes))).toEqual([status]);
});

it("random bytes do not end the host", async () => {
  for (let round = 0; round < 200; round++) {
    const bytes = String.fromCharCode(...Array.from({ length: below(200) }, () => below(256)));
    const answer = await send(pick(["", "GET /sub/", `${about}Host: a\r\n`]) + bytes);
    for (const status of statusesIn(answer)) expect([200, 400, 404, 405, 431]).toContain(status);
  }
  expect(statusesIn(await send(`${about}Host: a\r\n\r\n`))).toEqual([200]);
});
