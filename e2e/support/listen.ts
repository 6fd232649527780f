import { createServer, Server } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";

/** What is being served on this machine. */
export interface Host {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/** Has a server listen on a free port of the loopback address. */
export async function listen(server: Server | NetServer): Promise<Host> {
  // A connection that is closed while it rests fails the request that is just being sent on it.
  if (server instanceof Server) server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if (server instanceof Server) server.closeAllConnections();
      }),
  };
}

/** A port of the loopback address that nobody listens at, for a program that does not say its own. */
export async function freePort(): Promise<number> {
  const { origin, close } = await listen(createServer());
  await close();
  return Number(new URL(origin).port);
}
