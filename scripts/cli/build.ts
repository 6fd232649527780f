import { resolve } from "node:path";
import { compareExports, exportedPages } from "../build/inspect/compare-exports.ts";
import { buildSite } from "../build/site-config.ts";
import { inTerminalWords, tell } from "../content/tell.ts";
import { exitCodes } from "./exit-codes.ts";

/** Builds the site, and says which pages differ from an earlier export. */
export async function build({ out, compare }: { out: string; compare?: string }): Promise<number> {
  // Read first: it may be the folder that the build replaces.
  const earlier = compare === undefined ? undefined : exportedPages(resolve(compare));
  await buildSite(resolve(out));
  process.stdout.write(`${tell("commands.site-written", { folder: out })}\n`);
  const differences = earlier ? compareExports(earlier, exportedPages(resolve(out))) : [];
  process.stdout.write(inTerminalWords(differences.map((sentence) => `${sentence}\n`).join("")));
  return exitCodes.clean;
}
