import { once } from "node:events";
import WebSocket from "ws";

/** A connection that speaks WebDriver BiDi. */
export interface BidiConnection {
  /** Sends a command. Throws what the browser says against it. */
  send(method: string, params: object): Promise<Answer>;
  close(): void;
}

// biome-ignore lint/suspicious/noExplicitAny: An answer has the shape that its command's description gives.
type Answer = any;

interface Settle {
  resolve(result: Answer): void;
  reject(error: Error): void;
}

/** Connects to a browser, and hands on each event that was subscribed to. */
export async function connectBidi(
  address: string,
  onEvent: (method: string, params: Answer) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Settle>();
  socket.on("message", (data) => {
    const { type, id, method, params, result, error, message } = JSON.parse(`${data}`);
    if (type === "event") return onEvent(method, params);
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === "success") command?.resolve(result);
    else command?.reject(new Error(`${error}: ${message}`));
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser has gone."));
  });
  await once(socket, "open");

  let last = 0;
  return {
    send(method, params) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
