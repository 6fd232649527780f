import { resolve } from "node:path";
import { pretty } from "../../../src/engine/check/index.ts";
import { inTerminalWords } from "../../../src/engine/messages/index.ts";
import { say } from "../../../src/words/say.ts";
import { checkBuild } from "../../build/inspect/check-export.ts";
import { buildSite } from "../../build/site-config.ts";
import { checkContent } from "../../disk/check-content.ts";
import { contentDirectory } from "../../disk/content-directory.ts";
import { folderFaults } from "../../edit/manifest.ts";
import { exitCodes } from "../exit-codes.ts";
import { exitCodeOf, reportLayout } from "../outcome.ts";

/** Checks content and build as they must be on the day when they are published. */
export async function publishCheck({ out }: { out: string }): Promise<number> {
  const printLine = (line: string) => process.stdout.write(`${inTerminalWords(line)}\n`);
  const checked = checkContent({ directory: contentDirectory(), publish: true });
  process.stdout.write(pretty(checked, reportLayout()));
  await buildSite(resolve(out));
  const [built, around] = [checkBuild(resolve(out)), folderFaults(".")];
  const faults = [...built.faults, ...around.faults];
  for (const fault of faults) printLine(`✗ ${fault}`);
  for (const remark of [...built.remarks, ...around.remarks]) printLine(`! ${remark}`);
  const isReady = faults.length === 0 && exitCodeOf(checked) === exitCodes.clean;
  printLine(isReady ? say("commands.publishable") : say("commands.unpublishable"));
  return isReady ? exitCodes.clean : exitCodes.findings;
}
