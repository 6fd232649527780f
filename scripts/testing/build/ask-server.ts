import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { buffer } from "node:stream/consumers";

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
