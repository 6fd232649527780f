import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as open } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStaticHost } from "./static-host.ts";

const directory = mkdtempSync(join(tmpdir(), "static-host-"));
const secret = "outside the folder";
let origin: string;
let server: ReturnType<typeof createStaticHost>;

beforeAll(async () => {
  const site = join(directory, "site");
  mkdirSync(join(site, "assets"), { recursive: true });
  writeFileSync(join(directory, "secret.html"), secret);
  writeFileSync(join(site, "index.html"), "first");
  writeFileSync(join(site, "about.html"), "about ".repeat(100));
  writeFileSync(join(site, "404.html"), "none");
  writeFileSync(join(site, "assets", "a.js"), "code");
  writeFileSync(
    join(site, "_headers"),
    "/sub/*\n  X-Test: yes\n\n/sub/assets/*\n  Cache-Control: kept\n",
  );
  server = createStaticHost({ directory: site, base: "/sub/" });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
});

/** Asks for a path as it is written, without the tidying that `fetch` does. */
function statusOfRaw(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    open(origin, { path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

describe("the static host", () => {
  it.each(["/sub/about", "/sub/about/", "/sub/about.html", "/sub/about?a=b", "/sub/%61bout"])(
    "serves the page at %s",
    async (path) => {
      const answer = await fetch(origin + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("about");
    },
  );

  it.each(["/sub/", "/sub/index.html", "/sub/index"])(
    "serves the first page at %s",
    async (path) => {
      expect(await (await fetch(origin + path)).text()).toBe("first");
    },
  );

  it.each(["/", "/about", "/sub/no/such", "/sub/_headers", "/sub/%ff", "/sub/%00"])(
    "answers %s with the not-found page and its status",
    async (path) => {
      const answer = await fetch(origin + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe("none");
    },
  );

  it.each(["/sub/../../secret.html", "/sub/%2e%2e/secret.html", "/sub/..%2fsecret.html"])(
    "serves nothing outside its folder: %s",
    async (path) => {
      expect(await statusOfRaw(path)).toBe(404);
    },
  );

  it("leads from the base path without its slash to the first page", async () => {
    expect(await (await fetch(`${origin}/sub`)).text()).toBe("first");
  });

  it("sends the headers of the export", async () => {
    const page = await fetch(`${origin}/sub/about`);
    expect(page.headers.get("x-test")).toBe("yes");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const asset = await fetch(`${origin}/sub/assets/a.js`);
    expect(asset.headers.get("cache-control")).toBe("kept");
    expect(asset.headers.get("content-type")).toContain("javascript");
  });

  it.each(["br", "gzip"])("compresses with %s", async (encoding) => {
    const answer = await fetch(`${origin}/sub/about`, { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(100);
    expect(await answer.text()).toBe("about ".repeat(100));
  });

  it("sends what a file holds now, whatever it compressed before", async () => {
    const file = join(directory, "site", "changing.html");
    for (const text of ["before", "after"]) {
      writeFileSync(file, text);
      expect(await (await fetch(`${origin}/sub/changing`)).text()).toBe(text);
    }
  });

  it("says when a page has not changed", async () => {
    const etag = (await fetch(`${origin}/sub/about`)).headers.get("etag") ?? "";
    const again = await fetch(`${origin}/sub/about`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  it("takes no other methods than GET and HEAD", async () => {
    expect((await fetch(`${origin}/sub/about`, { method: "POST" })).status).toBe(405);
    const head = await fetch(`${origin}/sub/about`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });
});
