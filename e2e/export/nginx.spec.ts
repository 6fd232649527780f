import { readdirSync, readFileSync } from "node:fs";
import { request as open } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "playwright/test";
import { basePath } from "../../scripts/export/base-path.ts";
import { headersFor, parseHeaderRules } from "../../scripts/host/host-rules.ts";
import { routes } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";
import { compressedCopy, installedNginx, serveByNginx } from "../support/nginx.ts";
import { plainTest } from "../support/test.ts";
import { under } from "../support/under.ts";
import { unknownPath } from "../support/visits.ts";

const nginx = installedNginx();
const pages = routes.filter(({ isMissing }) => !isMissing);
const fileOf = (name: string) => readFileSync(join(testedFolder, name));
const notFound = fileOf("404.html");
const forEver = "public, max-age=31536000, immutable";

/** The export as nginx serves it, set up as `docs/hosting.md` says. No browser is needed. */
const test = plainTest.extend<{ served: string }>({
  served: async ({ share }, use) => use((await share("nginx", serveCompressed)).origin),
});

const serveCompressed = async () => serveByNginx(await compressedCopy(testedFolder), basePath());

test.skip(!nginx, "No nginx is installed here.");

// One worker, because each compresses a copy of its own.
test.describe.configure({ mode: "default" });

test("nginx serves each page at all of its addresses", async ({ served }) => {
  const ways = pages.flatMap(({ path, file }) => {
    const name = `/${file.replace(".html", "")}`;
    return [path, `${path}/`, name, `${name}/`, `${name}.html`, `${path}?a=b%20c`].map(
      (address) => [under(address), file] as const,
    );
  });
  const strange = ["/%61bout", "/about%2F", "//about", "/about//", "/no/../about", "/%2E/about"];
  for (const [address, file] of [
    ...ways,
    ...strange.map((address) => [below(address), "about.html"] as const),
  ]) {
    const { status, body, headers } = await ask(served, address);
    expect.soft(status, address).toBe(200);
    expect.soft(body.equals(fileOf(file)), address).toBe(true);
    expect.soft(headers["content-type"], address).toBe("text/html; charset=utf-8");
    expect.soft(headers["cache-control"], address).toBe("no-cache");
  }
});

test("nginx answers other addresses with the not-found page, its status and headers", async ({
  served,
}) => {
  for (const address of [
    ...[unknownPath, `${unknownPath}/?a=b`, "/ABOUT", "/About.html", "/about/more", "/about.htm"],
    ...["/%ff", "/a%0ab", "/404", "/404/", "/404.html", "/404.html/", "/.git/config"],
    ...["/_headers", "/_headers/", "/%5Fheaders", "//_headers", "/_headers?a=b", "/_redirects"],
    ...["/assets", "/assets/", "/assets/gone-12345678.js", "/previews/", "/.well-known/"],
  ]) {
    const { status, headers, body } = await ask(served, below(address));
    expect.soft(status, address).toBe(404);
    expect.soft(body.equals(notFound), address).toBe(true);
    expect.soft(headers, address).toMatchObject({
      ...due("/"),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
  }
});

test("nginx gives nothing from outside of the export", async ({ served }) => {
  for (const address of ["/../../nginx.conf", "/..%2f..%2fnginx.conf", "/%2e%2e/nginx.conf"])
    expect((await ask(served, below(address))).status, address).toBeGreaterThanOrEqual(400);
});

test("nginx sends what the export says in its headers, and lets only hashed names stay", async ({
  served,
}) => {
  for (const file of publicFiles()) {
    const { status, headers } = await ask(served, below(`/${file}`));
    expect(status, file).toBe(200);
    expect(headers, file).toMatchObject(due(`/${file}`));
    expect(headers["cache-control"], file).toBe(file.startsWith("assets/") ? forEver : "no-cache");
  }
});

test("nginx names the type of each file as the project's own host does", async ({ served }) => {
  const types = {
    "site.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "robots.txt": "text/plain; charset=utf-8",
    ".well-known/security.txt": "text/plain; charset=utf-8",
  };
  for (const [file, type] of Object.entries(types))
    expect((await ask(served, below(`/${file}`))).headers["content-type"], file).toBe(type);
  const chunk = publicFiles().find((file) => file.endsWith(".js"));
  const { headers } = await ask(served, below(`/${chunk}`));
  expect(headers["content-type"]).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
});

const codings = [
  { coding: "gzip", unpack: gunzipSync, there: nginx !== undefined },
  { coding: "br", unpack: brotliDecompressSync, there: nginx?.brotliModule !== undefined },
];

for (const { coding, unpack, there } of codings)
  test(`nginx sends what was compressed with ${coding} beforehand`, async ({ served }) => {
    test.skip(!there, `The nginx here has no module for ${coding}.`);
    const chunk = publicFiles().find((file) => file.startsWith("assets/app-")) ?? "";
    for (const [address, file] of [
      ["/about", "about.html"],
      [`/${chunk}`, chunk],
      [unknownPath, "404.html"],
    ] as const) {
      const { headers, body } = await ask(served, below(address), { "accept-encoding": coding });
      expect(headers["content-encoding"], address).toBe(coding);
      expect(headers.vary, "Caches keep both.").toMatch(/accept-encoding/i);
      expect(unpack(body).equals(fileOf(file)), address).toBe(true);
      expect(headers["cache-control"]).toBe(address === `/${chunk}` ? forEver : "no-cache");
    }
    const plain = await ask(served, below("/about"));
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary, "Caches keep both.").toMatch(/accept-encoding/i);
  });

test("nginx says when a page has not changed, with the same headers", async ({ served }) => {
  const { headers } = await ask(served, below("/about"));
  const again = await ask(served, below("/about"), { "if-none-match": `${headers.etag}` });
  expect(again.status).toBe(304);
  expect(again.headers["cache-control"]).toBe("no-cache");
  expect(again.headers).toMatchObject(due("/about"));
});

/** What stands below the base path, even where it looks as if it stood there already. */
function below(address: string): string {
  return basePath() + address.slice(1);
}

/** Asks for a path as it is written, without the tidying that `fetch` does. */
async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    open(origin, { path, headers, agent: false }, resolve).on("error", reject).end();
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
}

/** Every file that visitors may ask for. */
function publicFiles(): string[] {
  return readdirSync(testedFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(testedFolder.length + 1))
    .filter((file) => !["_headers", "_redirects", "404.html"].includes(file));
}

/** Headers that the export asks for at a path. Of the policy, only what counts in no page's own. */
function due(path: string): Record<string, string | undefined> {
  const rules = parseHeaderRules(fileOf("_headers").toString());
  const headers: Record<string, string> = Object.fromEntries(headersFor(below(path), rules));
  const [ancestors] = /frame-ancestors [^;,]*/.exec(headers["content-security-policy"] ?? "") ?? [];
  return { ...headers, "content-security-policy": ancestors };
}
