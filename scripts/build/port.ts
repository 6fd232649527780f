import { once } from "node:events";
import { createServer } from "node:net";
import { UserError } from "../check/user-error.ts";

/**
 * The port that `PORT` names, or the other one.
 *
 * @throws UserError if there cannot be such a port.
 */
export function portOr(other: number, environment: NodeJS.ProcessEnv = process.env): number {
  const named = environment["PORT"] || String(other);
  if (/^\d{1,5}$/.test(named) && Number(named) < 65536) return Number(named);
  throw new UserError(`PORT must be a number up to 65535, but is ${JSON.stringify(named)}.`);
}

const otherHost = "Leave HOST out, or write HOST=0.0.0.0.";

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `another program uses port ${port}. Name another one, such as PORT=${port + 1}.`,
  EACCES: (port) => `this user may not use port ${port}. Name one from 1024 on, such as PORT=8080.`,
  EADDRNOTAVAIL: () => `HOST is not an address of this machine. ${otherHost}`,
  ENOTFOUND: () => `HOST is not the name of a machine. ${otherHost}`,
};

/**
 * Tries whether a server can listen, before anything else is done.
 *
 * @param host An address or name of this machine.
 * @throws UserError if it cannot.
 */
export async function assertFree(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    // It rejects if there is an error instead.
    await once(server, "listening");
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
    throw reason ? new UserError(`The site cannot be served: ${reason(port)}`) : error;
  }
  server.close();
  await once(server, "close");
}
