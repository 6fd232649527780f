import type { ServerResponse } from "node:http";
import type { Connect, ViteDevServer } from "vite";
import { expect, it, vi } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { servePages } from "./dev-server.ts";
import type { Renditions } from "./pictures/renditions.ts";

it.each(["/about-us", "/about-us/", "/about-us.html", "/about-us?a=b"])(
  "in development %s, where a page was, leads to the page for now",
  async (url) => {
    vi.stubEnv("CONTENT_DIR", temporaryContent());
    const content = fixtureContent();
    Object.assign(content.pages["about"] ?? {}, { formerly: ["about-us"] });
    const server = { config: { base: "/repo/" } } as ViteDevServer;
    const renditions = { files: new Map() } as unknown as Renditions;
    const answer = servePages(
      server,
      () => content,
      () => renditions,
    );
    const writeHead = vi.fn(() => ({ end: () => undefined }));
    const request = { url, headers: { accept: "text/html" } } as Connect.IncomingMessage;
    const next = vi.fn();
    await answer(request, { writeHead } as unknown as ServerResponse, next);
    expect(next).not.toHaveBeenCalled();
    expect(writeHead).toHaveBeenCalledWith(302, { location: "/repo/about" });
  },
);
