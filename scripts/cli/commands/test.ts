import { chromium } from "playwright";
import { UserError } from "../../../src/engine/check/index.ts";
import { tell } from "../../../src/engine/messages/index.ts";
import { chromiumArguments, ensureChromium } from "../../suites/chromium.ts";
import { runParts } from "../../suites/run-parts.ts";
import { siteSuite } from "../../suites/site-suite.ts";
import { exitCodes } from "../exit-codes.ts";
import { directoryOf } from "../options.ts";
import { recordTest } from "./record-test.ts";

/** Checks the content, builds the site, and tries every page and state in a browser. */
export async function test(
  args: readonly string[],
  { record = false }: { record?: boolean },
): Promise<number> {
  if (record && args.length > 0) throw new UserError(tell("commands.record-whole"));
  const isPassed = await runParts(siteSuite(args));
  if (record && !isPassed) throw new UserError(tell("commands.record-failed"));
  if (record) {
    const path = recordTest(directoryOf({}), await browserName());
    process.stdout.write(`${tell("commands.recorded", { file: path })}\n`);
  }
  return isPassed ? exitCodes.clean : exitCodes.findings;
}

/** Name and version of the browser of the tests. */
async function browserName(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments],
  });
  const [version] = browser.version().split(".");
  await browser.close();
  return `Chromium ${version}`;
}
