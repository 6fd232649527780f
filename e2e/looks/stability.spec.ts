import { createServer, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { belowBase } from "../support/below-base.ts";
import { narrow, wide } from "../support/conditions.ts";
import { type Host, listen } from "../support/listen.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";

test("nothing moves as a page arrives", { tag: "@daily" }, async ({ page, request, host }) => {
  await recordMoves(page);
  const { origin, pieces, sendNext, close } = await serveInPieces(host);
  for (const [path, size] of [
    ["/", narrow],
    ["/contact", narrow],
    ["/about", wide],
  ] as const) {
    await page.setViewportSize(size);
    const html = await (await request.get(path)).text();
    // The head with the first words, as nothing is drawn before; each ends with a tag, as the parser pauses.
    pieces.push(...(html.match(/^.*<body.{400}[^>]*>|.{400}[^>]*>|.+$/gs) ?? []));
    await page.goto(origin + belowBase(path), { waitUntil: "commit" });
    while (pieces.length > 0) {
      sendNext();
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect.soft(await movesOf(page), `${path} at ${size.width} px`).toEqual([]);
  }
  await page.close();
  await close();
});

/** Serves a host's files, and in place of its pages some pieces: the first at once, each other when it is asked to. */
async function serveInPieces(host: Host) {
  const pieces: string[] = [];
  let page: ServerResponse | undefined;
  const sendNext = () =>
    pieces.length > 1 ? page?.write(pieces.shift()) : page?.end(pieces.shift());
  const server = createServer(async ({ url = "" }, answer) => {
    if (extname(url)) {
      const file = await fetch(host.origin + url);
      answer.setHeader("content-type", `${file.headers.get("content-type")}`);
      answer.end(Buffer.from(await file.arrayBuffer()));
    } else {
      page = answer.setHeader("content-type", "text/html; charset=utf-8");
      sendNext();
    }
  });
  return { ...(await listen(server)), pieces, sendNext };
}
