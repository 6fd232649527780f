import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestOptions, request } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Connect } from "vite";

/** Has a server listen on a free port of the loopback address, and returns the port. */
export async function listenTo(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** A server's answer on this computer, for a path exactly as it is written; `fetch` tidies it, and under Wine fails. */
export async function askServer(options: RequestOptions & { port: number }, sent = "") {
  const asked = request({ host: "127.0.0.1", agent: false, ...options });
  // Thrown below before an answer; after an early one the rest cannot be sent.
  asked.on("error", () => undefined).end(sent);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const body = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, body, text: `${body}` };
}

/** Asks a handler for a path, and returns its answer. */
export async function answerOf(handler: Connect.NextHandleFunction, path: string) {
  const server = createServer((request, response) =>
    handler(request, response, () => response.writeHead(204).end()),
  );
  const answer = await askServer({ port: await listenTo(server), path });
  server.close();
  return answer;
}
