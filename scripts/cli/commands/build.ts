import { resolve } from "node:path";
import { tell } from "../../../src/engine/messages/index.ts";
import { buildSite } from "../../build/site-config.ts";
import { exitCodes } from "../exit-codes.ts";

/** Builds the site. */
export async function build({ out }: { out: string }): Promise<number> {
  await buildSite(resolve(out));
  process.stdout.write(`${tell("commands.site-written", { folder: out })}\n`);
  return exitCodes.clean;
}
