import { once } from "node:events";
import { createServer } from "node:net";
import { UserError } from "../../../src/engine/check/index.ts";
import { say } from "../../../src/words/say.ts";

/**
 * The port that `PORT` names, or the other one.
 *
 * @throws UserError if there cannot be such a port.
 */
export function portOr(other: number, environment: NodeJS.ProcessEnv = process.env): number {
  const named = environment["PORT"] || String(other);
  if (/^\d{1,5}$/.test(named) && Number(named) < 65536) return Number(named);
  throw new UserError(say("serving.port", { given: JSON.stringify(named) }));
}

/** Ids of what to do about errors of a server, by their codes. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "serving.port-taken",
  EACCES: "serving.port-refused",
  EADDRNOTAVAIL: "serving.host-address",
  ENOTFOUND: "serving.host-name",
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
    throw reason ? new UserError(say(reason, { port, next: port + 1 })) : error;
  }
  server.close();
  await once(server, "close");
}

/** The address at which this computer reaches what listens to a host and a port. */
export function servedAt(host: string, port: number): string {
  const isEverywhere = /^(0\.0\.0\.0|::)$/.test(host);
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isEverywhere ? "localhost" : name}:${port}`;
}
