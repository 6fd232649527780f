import { inTerminalWords, tell } from "../../src/engine/messages/index.ts";
import { cacheFolder, fullDisk } from "../cache-folder.ts";
import { displayPath } from "../disk/display-path.ts";
import { exitCodes } from "./exit-codes.ts";
import { unloadedPart } from "./unloaded-part.ts";

/** What to do about a limit of the system that a command met, by the code of its error. Then no file may be read. */
const limits = new Map([
  ["EMFILE", "few-files"],
  ["ENFILE", "many-files"],
  ["EFBIG", "small-files"],
]);

/** What to do where a command itself failed, and the exit code with which it ends. */
export function explainFault(error: unknown): { words: string; exitCode: number } {
  const fault = Object(error) as NodeJS.ErrnoException;
  const limit = limits.get(fault.code ?? "");
  const remedy =
    unloadedPart(error) ??
    (limit && tell(`program-faults.${limit}`)) ??
    fullDisk(fault, displayPath(fault.path ?? cacheFolder()));
  if (remedy !== undefined) return { words: inTerminalWords(remedy), exitCode: exitCodes.findings };
  const words = error instanceof Error ? error.message : String(error);
  return { words: tell("program-faults.failed", { error: words }), exitCode: exitCodes.fault };
}
