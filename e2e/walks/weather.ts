import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type Host, listen } from "../support/listen.ts";

/** What can happen to the next chunk on its way to the browser. */
export const fates = ["drops", "is missing", "is late", "is garbled"] as const;
type Fate = (typeof fates)[number];

/** A proxy in front of a site that loses, delays and garbles chunks. */
export interface Weather extends Host {
  /** The fates of the next chunks, in order. */
  fates: Fate[];
  /** Whether all chunks are missing, as after a later build. */
  gone: boolean;
}

/** Delay of a late chunk, in milliseconds. */
const lateness = 1200;
const unkept = { "content-type": "text/javascript", "cache-control": "no-store" };

/**
 * Starts a proxy in front of a site. `page.route` would do the same, but it disables the browser's cache, and
 * a chunk in the cache behaves differently.
 */
export async function startWeather(origin: string): Promise<Weather> {
  const server = createServer((incoming, outgoing) => {
    const fate = fateOf(incoming.url ?? "/");
    // The browser would repeat a request without any answer.
    if (fate === "drops")
      outgoing.writeHead(200, unkept).write("import ", () => outgoing.destroy());
    else if (fate === "is missing") outgoing.writeHead(404, unkept).end();
    else if (fate === "is garbled") outgoing.writeHead(200, unkept).end("<!doctype html>");
    else if (fate === "is late") setTimeout(() => pass(incoming, outgoing), lateness);
    else pass(incoming, outgoing);
  });
  const weather: Weather = { ...(await listen(server)), fates: [], gone: false };

  function fateOf(path: string): Fate | undefined {
    if (!path.endsWith(".js")) return undefined;
    return weather.gone ? "is missing" : weather.fates.shift();
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers } = incoming;
    const passed = request(`${origin}${incoming.url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }

  return weather;
}
