import { join, resolve } from "node:path";
import { prettySummary } from "../../../src/engine/check/index.ts";
import { inTerminalWords, tell } from "../../../src/engine/messages/index.ts";
import { packTagOf } from "../../../src/engine/site/index.ts";
import { checkContent } from "../../disk/check-content.ts";
import { disk } from "../../disk/disk.ts";
import { displayPath } from "../../disk/display-path.ts";
import { init } from "../../edit/init.ts";
import { terminalOf } from "../../edit/prompts.ts";
import { editedRepository } from "../../git/host-address.ts";
import { exitCodes } from "../exit-codes.ts";
import { refuseSign } from "../folder-sign.ts";
import { offerToBegin } from "../offer-to-begin.ts";
import { reportLayout } from "../outcome.ts";
import { personLanguage } from "../person-language.ts";

/** The values of its options. */
interface InitFlags {
  language?: string;
  company?: string;
  colour?: string;
  set?: readonly string[];
  open?: boolean;
  yes?: boolean;
}

/** Begins the site of a firm in a folder, and says how to go on. */
export async function initCommand(
  folder: string,
  { company, set, open, yes, ...given }: InitFlags,
): Promise<number> {
  // Nothing could be written on the pages of a site there.
  refuseSign(resolve(folder));
  // A pack belongs to the site, wherever it is begun.
  process.env["LANGUAGES_DIR"] ||= join(folder, "languages");
  const terminal = yes ? undefined : terminalOf(process);
  const { written, notes } = await init(folder, {
    given: { ...given, name: company },
    ...(set && { set }),
    terminal,
    proposed: packTagOf(disk, personLanguage()),
    edit: terminal && editedRepository(folder),
    colour: reportLayout().colour,
  });
  const printLines = (lines: readonly string[]) =>
    process.stdout.write(`${inTerminalWords(lines.join("\n"))}\n`);
  printLines([...written.map((file) => tell("commands.wrote", { file })), ...notes]);
  process.stdout.write(
    prettySummary(checkContent({ directory: join(folder, "content") }), reportLayout()),
  );
  if (open && terminal && (await offerToBegin(folder, terminal))) return exitCodes.clean;
  const path = displayPath(resolve(folder));
  const change = path === "." ? [] : [`cd ${forShell(path)}`];
  const steps = [...change, "npm install", "npm run dev"];
  printLines([
    "",
    tell("commands.go-on"),
    ...steps.map((step) => `  ${step}`),
    "",
    tell("commands.check-shows-gaps"),
  ]);
  return exitCodes.clean;
}

/** A path as a command line has it: a shell splits, fills in or takes as an option what it has bare. */
export function forShell(path: string): string {
  const named = path.replace(/^-/, "./-");
  if (/^[\p{L}\p{M}\p{N}@%+=:,./_-]+$/u.test(named)) return named;
  const quoted = JSON.stringify(named);
  return process.platform === "win32" ? quoted : quoted.replaceAll(/[$`]/g, "\\$&");
}
