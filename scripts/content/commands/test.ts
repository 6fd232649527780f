import { isGreen, runParts } from "../../test/run-parts.ts";
import { siteParts } from "../../test/site-parts.ts";
import { exitCodes } from "../outcome.ts";

/** Checks the content, builds the site, and tries every page and state in a browser. */
export async function test(args: readonly string[]): Promise<number> {
  const results = await runParts([siteParts(args)]);
  return isGreen(results) ? exitCodes.clean : exitCodes.findings;
}
