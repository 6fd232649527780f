import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { withBrokenPage } from "../support/broken-page.ts";
import { type Host, listen } from "../support/listen.ts";
import type { Fate } from "./steps.ts";

/** A host before the site's own that loses, delays and garbles what it is told to. */
export interface Weather extends Host {
  /** What becomes of the next chunks, one after the other. */
  fates: Fate[];
  /** Whether the host has the chunks at all, as after a new build. */
  gone: boolean;
}

/** How late a chunk is, in milliseconds. */
const lateness = 1200;
/** A page's own module, which is the one that throws. */
const pageChunk = /\/page-[^/]*\.js$/;

/**
 * Puts a host before another. In the browser itself a route would do the same, but with one
 * Playwright has the browser keep nothing in its cache, and to find a chunk there is half of the game.
 */
export async function startWeather(origin: string): Promise<Weather> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const fate = fateOf(path);
    if (fate === "drops") return breakOff(outgoing);
    if (fate === "is missing") return void outgoing.writeHead(404, unkept).end();
    if (fate === "is garbled") return void outgoing.writeHead(200, unkept).end("<!doctype html>");
    if (fate === "throws") return void outgoing.writeHead(200, unkept).end(withBrokenPage(path));
    if (fate === "is late") return void setTimeout(() => pass(incoming, outgoing), lateness);
    pass(incoming, outgoing);
  });
  const weather: Weather = { ...(await listen(server)), fates: [], gone: false };

  function fateOf(path: string): Fate | undefined {
    if (!path.endsWith(".js")) return undefined;
    if (weather.gone) return "is missing";
    const [fate, ...later] = weather.fates;
    if (!fate || (fate === "throws" && !pageChunk.test(path))) return undefined;
    weather.fates = later;
    return fate;
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

/** Ends in the midst of an answer: one that had not begun would be asked for again by the browser itself. */
function breakOff(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { ...unkept, "content-length": 1000 }).write("import ");
  setTimeout(() => outgoing.destroy(), 10);
}

const unkept = { "content-type": "text/javascript", "cache-control": "no-store" };
