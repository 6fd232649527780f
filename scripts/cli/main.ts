import { cacheFolder, fullDisk } from "../cache-folder.ts";
import { displayPath } from "../content/display-path.ts";
import { inTerminalWords, tell, tellIn } from "../content/tell.ts";
import { exitCodes } from "./exit-codes.ts";
import { personLanguage } from "./person-language.ts";
import { unloadedPart } from "./unloaded-part.ts";

// If the program ends before a command sets its exit code, that is a fault, not a success.
process.exitCode = exitCodes.fault;

tellIn(personLanguage());

/** What to do about a limit of the system that a command met, by the code of its error. Then no file may be read. */
const limits: Readonly<Record<string, string>> = {
  EMFILE: tell("program-faults.few-files"),
  ENFILE: tell("program-faults.many-files"),
  EFBIG: tell("program-faults.small-files"),
};

process.on("uncaughtException", (error) => {
  reportFault(error);
  process.exit();
});

// A reader that stops early, such as `head`, is not a fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") reportFault(Object.assign(error, { path: "/dev/stdout" }));
});
// A server goes on where nobody reads its faults any more.
process.stderr.on("error", () => {});

try {
  const { run } = await import("./run.ts");
  await run(process.argv.slice(2));
} catch (error) {
  reportFault(error);
}

function reportFault(error: unknown): void {
  const fault = Object(error) as NodeJS.ErrnoException;
  const remedy =
    unloadedPart(error) ??
    limits[fault.code ?? ""] ??
    fullDisk(fault, displayPath(fault.path ?? cacheFolder()));
  if (remedy !== undefined) {
    process.exitCode = exitCodes.findings;
    process.stderr.write(`${inTerminalWords(remedy)}\n`);
    return;
  }
  process.exitCode = exitCodes.fault;
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${tell("program-faults.failed", { error: words })}\n`);
}
