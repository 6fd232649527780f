import { createServer } from "vite";
import { portOr } from "../../export/port.ts";
import { siteConfig } from "../../export/site-config.ts";
import { exitCodes } from "../outcome.ts";

/** Serves the site as it is edited, until it is ended: each change reloads the pages. */
export async function dev(): Promise<number> {
  const host = process.env["HOST"];
  const server = await createServer({
    ...siteConfig(),
    server: { port: portOr(5173), ...(host && { host }) },
  });
  await server.listen();
  const { local, network } = server.resolvedUrls ?? { local: [], network: [] };
  process.stdout.write(`The site is served at ${[...local, ...network].join(" and ")}\n`);
  return exitCodes.clean;
}
