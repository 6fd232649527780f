import { METHODS } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { casesIn, type Row } from "../../../src/testing/hold-cases.ts";
import { askServer, listenTo } from "../../testing/build/ask-server.ts";
import { compressFolder } from "../../testing/build/compress-folder.ts";
import { editFiles, temporaryFolder } from "../../testing/temporary-content.ts";
import { formatHeaders, headerRules, headersFor, parseHeaders } from "./host-headers.ts";
import { createStaticHost } from "./static-host.ts";

interface Answer extends Row {
  paths: string[];
  asks?: Record<string, string>;
  status: number;
  text?: string;
  headers?: Record<string, string>;
}

const { files, rows } = casesIn<{ files: Record<string, string>; rows: Answer[] }>(
  import.meta.dirname,
  "static-host.test.yaml",
);

const directory = temporaryFolder();
const server = createStaticHost({ directory: join(directory, "site"), base: "/sub/" });
let port: number;

function writeFileIn(file: string, content: string): void {
  editFiles(directory, { [file]: content });
}

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) writeFileIn(file, content);
  writeFileIn("site/long.html", "about ".repeat(100));
  compressFolder(join(directory, "site"));
  writeFileIn("site/made.html", "about ".repeat(500));
  port = await listenTo(server);
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const fetchFrom = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  askServer({ port, path, method, headers });

it.each(rows)("the host sends $what", async ({ paths, asks, status, text = "", headers = {} }) => {
  for (const path of paths)
    expect(await fetchFrom(path, asks), path).toMatchObject({ status, text, headers });
});

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("the host sends texts compressed with %s", async (encoding, decompress) => {
  const headers = { "accept-encoding": encoding };
  for (const [path, words] of [
    ["long", 100],
    ["made", 500],
  ] as const) {
    const answer = await fetchFrom(`/sub/${path}`, headers);
    expect(answer.headers["content-encoding"], path).toBe(encoding);
    expect(answer.headers["vary"], path).toBe("Accept-Encoding");
    expect(`${decompress(answer.body)}`).toBe("about ".repeat(words));
  }
  // Only what lies there compressed has a length.
  const { "content-length": length } = (await fetchFrom("/sub/long", headers)).headers;
  expect(Number(length)).toBeLessThan(100);
});

it("the host sends a file's current content, and 304 if it has not changed", async () => {
  for (const text of ["before", "after!"]) {
    writeFileIn("site/changing.html", text);
    expect(await fetchFrom("/sub/changing")).toMatchObject({ text });
  }
  const { etag = "" } = (await fetchFrom("/sub/changing")).headers as { etag?: string };
  expect(await fetchFrom("/sub/changing", { "if-none-match": etag })).toMatchObject({
    status: 304,
  });
});

it("the headers of the product are sent below its base path, and files with a hash are kept", () => {
  const headers = headersFor("/sub/assets/app.js", headerRules("/sub/"));
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  expect(headers.get("cache-control")).toContain("immutable");
  expect([...headersFor("/assets/app-1.js", headerRules("/sub/"))]).toEqual([]);
});

it("the panel has an opener policy of its own where it signs in by a window", () => {
  const name = "cross-origin-opener-policy";
  for (const hasWindow of [false, true]) {
    const rules = parseHeaders(formatHeaders(headerRules("/sub/", hasWindow)));
    const policy = (path: string) => headersFor(path, rules).get(name);
    const own = hasWindow ? "same-origin-allow-popups" : "same-origin";
    expect([policy("/sub/edit/"), policy("/sub/about")]).toEqual([own, "same-origin"]);
  }
});

it("the host answers HEAD without a body, and refuses other methods", async () => {
  expect(await fetchFrom("/sub/about", {}, "HEAD")).toMatchObject({ status: 200, text: "" });
  for (const method of METHODS.filter((name) => !["GET", "HEAD", "CONNECT"].includes(name)))
    expect(await fetchFrom("/sub/about", {}, method), method).toMatchObject({
      status: 405,
      text: "",
    });
});

it("the host serves nothing outside its folder, and no settings, at any odd address", async () => {
  const steps = ["", "..", "../..", "..%2f", "%2e%2e", "..%5c", "%00", "%zz", "%ff", "//"];
  const ends =
    "secret.html _headers _redirects .htaccess %5fheaders assets/../_headers _HEADERS/".split(" ");
  for (const path of steps.flatMap((step) => ends.map((end) => `/sub/${step}/${end}`)))
    expect(await fetchFrom(path), path).toMatchObject({
      status: 404,
      text: files["site/404.html"],
    });
});
