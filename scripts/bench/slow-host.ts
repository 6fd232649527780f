import { type AddressInfo, connect, createServer } from "node:net";
import { slow4G } from "./conditions.ts";

/** A host that answers slowly. */
export interface SlowHost {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Puts slow 4G in front of a host on this machine. The browser's own emulation does not reach pages
 * that it prepares ahead; what comes late over the connection does.
 */
export async function slowHost(origin: string): Promise<SlowHost> {
  const { hostname, port } = new URL(origin);
  const server = createServer((client) => {
    const host = connect(Number(port), hostname);
    let lineFree = 0;
    host.on("data", (data) => {
      const now = performance.now();
      const sent = (data.length / slow4G.downloadThroughput) * 1000;
      lineFree = Math.max(lineFree, now + slow4G.latency) + sent;
      setTimeout(() => client.writable && client.write(data), lineFree - now);
    });
    client.pipe(host);
    for (const [one, other] of [
      [client, host],
      [host, client],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
