import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Connect, ViteDevServer } from "vite";
import { expect, it, vi } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { keepOthersOut, reloadOnChange, servePages } from "./dev-server.ts";
import type { Renditions } from "./renditions.ts";

/** Asks a handler for a path, and returns the headers and the status of its answer. */
async function answerOf(handler: Connect.NextHandleFunction, path: string) {
  const server = createServer((request, response) =>
    handler(request, response, () => response.writeHead(204).end()),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
  server.close();
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
}

/** The server of a site below a path, with former addresses, and with files that the owner was given. */
function pages(files: Record<string, string> = {}): Connect.NextHandleFunction {
  vi.stubEnv("CONTENT_DIR", temporaryContent(files));
  const content = fixtureContent();
  Object.assign(content.pages["contact"] ?? {}, { formerly: ["reach-us", "old/us.php"] });
  const server = { config: { base: "/repo/" } } as ViteDevServer;
  const noPictures = () => ({ files: new Map() }) as unknown as Renditions;
  const sound = () => ({ contents: [content] as [typeof content], unfinished: "" });
  return servePages(server, sound, noPictures);
}

it.each([
  ["files/price-list.pdf", "application/pdf"],
  ["files/drawing.dxf", "application/octet-stream"],
  ["files/root/google0123abc.html", "text/html"],
])("an owner's file that holds markup runs nowhere near the editor: %s", async (file, type) => {
  const handler = pages({ [file]: "%PDF-1.7 <!doctype html><script>top.ran = true</script>" });
  const { status, headers } = await answerOf(handler, `/${file.replace("files/root/", "")}`);
  expect([status, headers["content-type"]]).toEqual([200, type]);
  expect(headers["content-security-policy"]).toBe("sandbox; frame-ancestors 'none'");
});

it("a former address redirects temporarily, whatever its ending", async () => {
  for (const url of ["/reach-us", "/reach-us/", "/reach-us.html?a=b", "/old/us.php"]) {
    const { status, headers } = await answerOf(pages(), url);
    expect([status, headers["location"]]).toEqual([302, "/repo/contact"]);
  }
});

it("no other origin frames or sniffs what the server sends, or opens a file in an editor", async () => {
  const use = vi.fn<(handler: Connect.NextHandleFunction) => void>();
  const mayOpen = vi.fn().mockReturnValue(false);
  keepOthersOut({ middlewares: { use } } as unknown as ViteDevServer, mayOpen);
  const [[guard] = []] = use.mock.calls;
  const statusOf = async (path: string) =>
    (await answerOf(guard as Connect.NextHandleFunction, path)).status;
  const { headers, status } = await answerOf(guard as Connect.NextHandleFunction, "/files/a.pdf");
  expect(status).toBe(204);
  expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const paths = [
    "/__open-in-editor?file=a:1",
    "/__OPEN-in-editor?file=a",
    "/fr/__open-in-editor?file=a",
  ];
  for (const path of paths) expect(await statusOf(path), path).toBe(403);
  mayOpen.mockReturnValue(true);
  for (const path of paths) expect(await statusOf(path), path).toBe(204);
});

it("a change of the content invalidates what has content, so that a page that is being rendered keeps its React context", async () => {
  vi.useFakeTimers();
  const [on, invalidateModule, send, forget] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const ids = ["\0virtual:layouts", "/src/content/site-context.ts", "\0virtual:page/home"];
  const idToModuleMap = new Map(ids.map((id) => [id, id]));
  const server = {
    middlewares: { use: vi.fn() },
    watcher: { on },
    environments: { ssr: { moduleGraph: { idToModuleMap, invalidateModule } } },
    ws: { send },
  } as unknown as ViteDevServer;
  reloadOnChange(server, { forget })();
  expect(forget).toHaveBeenCalledOnce();
  await on.mock.calls[0]?.[1]("change", "pages/home.yaml");
  expect(forget).toHaveBeenCalledTimes(2);
  expect(invalidateModule.mock.calls.map(String)).toEqual([ids[0], ids[2], ids[0], ids[2]]);
  vi.runAllTimers();
  expect(send).toHaveBeenCalledWith({ type: "full-reload" });
  vi.useRealTimers();
});
