import { mkdirSync, writeFileSync } from "node:fs";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Connect, ViteDevServer } from "vite";
import { expect, it, vi } from "vitest";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { keepOthersOut, servePages } from "./dev-server.ts";

/** Asks a handler for a path, and returns the headers and the status of its answer. */
async function answerOf(handler: Connect.NextHandleFunction, path: string) {
  const server = createServer((request, response) =>
    handler(request, response, () => response.writeHead(204).end()),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const { statusCode, headers } = await new Promise<import("node:http").IncomingMessage>((answer) =>
    ask({ port, path, host: "127.0.0.1" }, (response) => answer(response.resume())).end(),
  );
  server.close();
  return { status: statusCode, type: headers["content-type"], headers };
}

it.each([
  ["files/price-list.pdf", "application/pdf"],
  ["files/prices.csv", "text/csv"],
  ["files/notes.txt", "text/plain"],
  ["files/drawing.dxf", "application/octet-stream"],
  ["files/root/google0123abc.html", "text/html"],
  ["files/root/list.xml", "text/xml"],
])("an owner's file that holds markup runs nowhere near the editor: %s", async (file, type) => {
  const content = temporaryContent();
  mkdirSync(join(content, "files/root"), { recursive: true });
  writeFileSync(join(content, file), "%PDF-1.7 <!doctype html><script>top.ran = true</script>");
  vi.stubEnv("CONTENT_DIR", content);
  const nothing = { files: new Map() };
  const handler = servePages(
    {} as ViteDevServer,
    () => ({}) as never,
    () => nothing as never,
    () => ({}) as never,
  );
  const answer = await answerOf(handler, `/${file.replace("files/root/", "")}`);
  expect(answer).toMatchObject({ status: 200, type });
  expect(answer.headers["content-security-policy"]).toBe("sandbox; frame-ancestors 'none'");
});

it.each(["/", "/@vite/client", "/files/price-list.pdf"])(
  "no other origin frames or sniffs what the development server sends: %s",
  async (path) => {
    const { headers, status } = await answerOf(guard(), path);
    expect(status).toBe(204);
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  },
);

it.each([
  "/__open-in-editor?file=a:1",
  "/__OPEN-in-editor?file=a",
  "/base/__open-in-editor?file=a",
  "/fr/__open-in-editor?file=a",
])("no file is opened in an editor unasked: %s", async (path) => {
  expect((await answerOf(guard(), path)).status).toBe(403);
  expect((await answerOf(guard(true), path)).status).toBe(204);
});

/** What a development server does first with each request. */
function guard(mayOpen = false): Connect.NextHandleFunction {
  const handlers: Connect.NextHandleFunction[] = [];
  const middlewares = { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) };
  keepOthersOut({ middlewares } as unknown as ViteDevServer, () => mayOpen);
  return handlers[0] as Connect.NextHandleFunction;
}
