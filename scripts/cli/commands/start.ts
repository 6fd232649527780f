import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { UserError } from "../../../src/engine/check/index.ts";
import { tell } from "../../../src/engine/messages/index.ts";
import { assertFree, portOr, servedAt } from "../../build/hosts/port.ts";
import { createStaticHost } from "../../build/hosts/static-host.ts";
import { buildSite } from "../../build/site-config.ts";
import { basePath } from "../../disk/base-path.ts";
import { exitCodes } from "../exit-codes.ts";
import { schema } from "./schema.ts";

/** Builds the site, and serves it as a host would, until it is ended. */
export async function start({ out }: { out: string }): Promise<number> {
  const [port, base, directory] = [portOr(4173), basePath(), resolve(out)];
  // Other machines are served only on request: `HOST=0.0.0.0 npm start`.
  const address = process.env["HOST"] ?? "localhost";
  await assertFree(port, address);
  try {
    schema({});
  } catch (error) {
    // Only editors lack the schemas, as on a read-only disk.
    if (!(error instanceof UserError)) throw error;
  }
  const unfinished = await buildSite(directory);
  const host = createStaticHost({ directory, base });
  host.listen(port, address);
  await once(host, "listening");
  // The system chooses in place of port 0.
  const { port: chosen } = host.address() as AddressInfo;
  const served = tell("serving.address", { addresses: `${servedAt(address, chosen)}${base}` });
  process.stdout.write(`${unfinished}${served}\n`);
  return exitCodes.clean;
}
