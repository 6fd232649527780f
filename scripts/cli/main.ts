import { exitCodes } from "./exit-codes.ts";
import { unloadedPart } from "./unloaded-part.ts";

// If the program ends before a command sets its exit code, that is a fault, not a success.
process.exitCode = exitCodes.fault;

/** What to do about a limit of the system that a command met, by the code of its error. */
const limits: Readonly<Record<string, string>> = {
  EMFILE:
    "Too few files may be open at once here. Raise that limit, such as by `ulimit -n 4096`, and run the command again.",
  ENFILE:
    "Too many files are open on this computer. End other programs, and run the command again.",
  EFBIG:
    "Files may not be as large as this command has to write them. Raise that limit, such as by `ulimit -f unlimited`.",
};

process.on("uncaughtException", (error) => {
  reportFault(error);
  process.exit();
});

// A reader that stops early, such as `head`, is not a fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") reportFault(error);
});

try {
  const { run } = await import("./run.ts");
  await run(process.argv.slice(2));
} catch (error) {
  reportFault(error);
}

function reportFault(error: unknown): void {
  const remedy = unloadedPart(error) ?? limits[(error as NodeJS.ErrnoException)?.code ?? ""];
  if (remedy !== undefined) {
    process.exitCode = exitCodes.findings;
    process.stderr.write(`${remedy}\n`);
    return;
  }
  process.exitCode = exitCodes.fault;
  process.stderr.write(
    `The check itself failed: ${error instanceof Error ? error.message : String(error)}\n` +
      "This is a bug of the program, not a mistake in the content; please report it with this message.\n",
  );
}
