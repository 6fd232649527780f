import { readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { type OutgoingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { testedFolder } from "../support/host.ts";
import { contentsOf } from "../support/product/build.ts";
import { type EditingServer, serveForEditing } from "../support/product/editing-server.ts";
import { expect, plainTest } from "../support/test.ts";

const test = plainTest.extend<{ editing: EditingServer }>({
  editing: async ({ share }, use) => {
    const server = await share("editing undefined", () => serveForEditing());
    await server.restore();
    await use(server);
  },
});

interface Answer {
  status: number;
  text: string;
}

/** Sends a request as no browser would. */
function send(
  address: string,
  headers: OutgoingHttpHeaders = {},
  body?: string,
  method = body === undefined ? "GET" : "POST",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** What a page of the server sends with each request, and says about its panel. */
async function ownPage(origin: string, path = "") {
  const { text } = await send(origin + path, { accept: "text/html" });
  const [, json = "{}"] = /id="_words">(.*?)<\/script>/.exec(text) ?? [];
  const { token, page } = JSON.parse(json) as { token: string; page: string };
  const { host } = new URL(origin);
  return {
    ...{ text, page },
    headers: {
      "content-type": "application/json",
      origin: `http://${host}`,
      "sec-fetch-site": "same-origin",
      "x-words-token": token,
    } as OutgoingHttpHeaders,
  };
}

const place = "pages/about#/heading";

/** What the pages of each server send; the token is the same on all. */
const headersOf = new Map<string, OutgoingHttpHeaders>();

/** Asks as the panel does, but for some headers. */
async function ask(origin: string, name: string, body: object, headers: OutgoingHttpHeaders = {}) {
  const own = headersOf.get(origin) ?? (await ownPage(origin)).headers;
  headersOf.set(origin, own);
  return send(`${origin}@words/${name}`, { ...own, ...headers }, JSON.stringify(body));
}

/** The hash of the file of {@link place}, as the panel knows it. */
async function hashOf(origin: string): Promise<string> {
  const { text } = await ask(origin, "list", { page: "pages/about", place: "" });
  return JSON.parse(text).files[0].hash;
}

const about = ({ read }: EditingServer) => read("pages/about.yaml");

test("the page of the server itself can write", async ({ editing }) => {
  const hash = await hashOf(editing.origin);
  const { status } = await ask(editing.origin, "save", { place, words: "Written", hash });
  expect(status).toBe(200);
  expect(await about(editing)).toContain("heading: Written");
});

test("nothing is written for another origin, without the token, by another method or type", async ({
  editing,
}) => {
  const { origin } = editing;
  const before = await about(editing);
  const hash = await hashOf(origin);
  const { port } = new URL(origin);
  const attacks: [OutgoingHttpHeaders, number][] = [
    [{ origin: "http://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: `http://127.0.0.1:${Number(port) + 1}` }, 403],
    [{ origin: `http://127.0.0.1:${port}.evil.example` }, 403],
    [{ origin: "" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "sec-fetch-site": "none" }, 403],
    [{ "x-words-token": "" }, 403],
    [{ "x-words-token": "a".repeat(32) }, 403],
    [{ "content-type": "text/plain" }, 415],
    [{ "content-type": "application/x-www-form-urlencoded" }, 415],
    // A name that somebody has had lead here (DNS rebinding).
    [{ host: `rebound.example:${port}`, origin: `http://rebound.example:${port}` }, 403],
  ];
  for (const [headers, status] of attacks) {
    const answer = await ask(origin, "save", { place, words: "Stolen", hash }, headers);
    expect(answer.status, JSON.stringify(headers)).toBe(status);
  }
  const own = await ownPage(origin);
  for (const method of ["GET", "PUT", "OPTIONS", "HEAD"]) {
    const { status, text } = await send(`${origin}@words/save`, own.headers, undefined, method);
    expect([405, 204], method).toContain(status);
    expect(text).not.toContain("files");
  }
  expect(await about(editing)).toBe(before);
});

test("other origins cannot read the token", async ({ editing }) => {
  for (const origin of ["http://evil.example", "http://localhost:3000", "null"]) {
    const response = await fetch(editing.origin, { headers: { accept: "text/html", origin } });
    expect(response.headers.get("access-control-allow-origin"), origin).toBe(null);
    expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  }
  const { status } = await send(editing.origin, { accept: "text/html", host: "rebound.example" });
  expect(status).toBe(403);
});

test("files are opened in an editor for the panel alone", async ({ editing }) => {
  const address = `${editing.origin}__open-in-editor?file=missing.yaml:1`;
  const { headers } = await ownPage(editing.origin);
  expect((await send(address)).status).toBe(403);
  expect((await send(address, { ...headers, origin: "http://localhost:3000" }, "")).status).toBe(
    403,
  );
  expect((await send(address, headers, "")).status).toBe(200);
});

test("a place that is no word of the content is refused", async ({ editing }) => {
  const { origin } = editing;
  const before = contentsOf(editing.folder);
  const hash = await hashOf(origin);
  for (const [wrong, status] of [
    ["../package#/name", 404],
    ["pages/../../package#/name", 404],
    ["/etc/passwd#", 404],
    ["pages/about.yaml#/heading", 404],
    ["pages/about#/sections", 404],
    ["pages/about#/sections/0", 404],
    ["pages/about#/sections/0/kind", 404],
    ["pages/about#/layout", 404],
    ["pages/about#/__proto__/polluted", 404],
    ["pages/about#/constructor/name", 404],
    ["pages/about#/sections/9/heading", 404],
    ["pages/about#/heading/0", 404],
    ["pages/about#", 404],
    ["", 404],
    // A number stays one, and a choice is one of some.
    ["products/fresh-saver#/progress", 422],
    ["products/fresh-saver#/waitlist", 422],
  ] as const) {
    const own = wrong.startsWith("products/") ? await hashOfProduct(origin) : hash;
    const answer = await ask(origin, "save", { place: wrong, words: "Wrong", hash: own });
    expect(answer.status, wrong).toBe(status);
  }
  const { headers } = await ownPage(origin);
  for (const [body, status] of [
    ["{", 400],
    ["null", 400],
    ["[]", 400],
    [JSON.stringify({ place, words: 7, hash }), 400],
    [JSON.stringify({ place, hash }), 400],
    [JSON.stringify({ place, words: "x".repeat(30_000), hash }), 413],
    [JSON.stringify({ place, words: "\ud800", hash }), 422],
    [JSON.stringify({ place, words: "Stale", hash: "other" }), 409],
  ] as const) {
    const answer = await send(`${origin}@words/save`, headers, body);
    expect(answer.status, body.slice(0, 80)).toBe(status);
  }
  const big = await send(`${origin}@words/save`, headers, "x".repeat(10_000_000)).catch(() => ({
    status: 413,
  }));
  expect(big.status).toBe(413);
  expect((await ask(origin, "constructor", {})).status).toBe(404);
  expect(contentsOf(editing.folder)).toEqual(before);
});

async function hashOfProduct(origin: string): Promise<string> {
  const { text } = await ask(origin, "list", { page: "pages/products", place: "" });
  const { files } = JSON.parse(text) as { files: { file: string; hash: string }[] };
  return `${files.find(({ file }) => file.endsWith("fresh-saver.yaml"))?.hash}`;
}

test("markup in words stays text, and a text of a page cannot end the panel's data", async ({
  editing,
}) => {
  const words = '</script><script>alert(1)</script><img src=x onerror="alert(1)">';
  const hash = await hashOf(editing.origin);
  expect((await ask(editing.origin, "save", { place, words, hash })).status).toBe(200);
  const { text } = await ownPage(editing.origin, "about");
  expect(text).not.toContain("<img src=x");
  expect(text).toContain("&lt;/script&gt;&lt;script&gt;alert(1)");
});

test("a link in place of a file is not followed", async ({ editing }) => {
  const file = join(editing.folder, "pages/about.yaml");
  const outside = join(editing.folder, "../outside.yaml");
  const text = await readFile(file, "utf8");
  const hash = await hashOf(editing.origin);
  await rename(file, outside);
  await symlink(outside, file);
  const answer = await ask(editing.origin, "save", { place, words: "Out", hash });
  expect(answer.status).toBe(404);
  expect(await readFile(outside, "utf8")).toBe(text);
  await rm(file);
  await rename(outside, file);
});

test("a server that other machines reach shows the texts, and writes nothing", async () => {
  const server = await serveForEditing(undefined, "0.0.0.0");
  const origin = server.origin.replace("localhost", "127.0.0.1");
  const hash = await hashOf(origin);
  const list = JSON.parse((await ask(origin, "list", { page: "pages/about", place: "" })).text);
  expect(list.readOnly).toContain("Other machines can reach this server");
  for (const [name, body] of [
    ["save", { place, words: "From afar", hash }],
    ["stamp", { place, hash }],
    ["undo", {}],
    ["redo", {}],
  ] as const) {
    const answer = await ask(origin, name, body);
    expect([answer.status, answer.text], name).toEqual([
      403,
      JSON.stringify({ message: list.readOnly }),
    ]);
  }
  expect(await about(server)).not.toContain("From afar");
  await server.close();
});

test("an export has nothing of it", async () => {
  const names = await readdir(testedFolder, { recursive: true });
  const texts = names.filter((name) => /\.(html|js|css)$/.test(name));
  expect(texts.length).toBeGreaterThan(10);
  for (const name of texts)
    expect(await readFile(join(testedFolder, name), "utf8"), name).not.toMatch(
      /data-words|@words\/|x-words-token|_words"/,
    );
});
