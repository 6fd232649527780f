import { exitCodes } from "./outcome.ts";

// If the program ends before a command sets its exit code, that is a fault, not a success.
process.exitCode = exitCodes.fault;

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
  process.exitCode = exitCodes.fault;
  process.stderr.write(
    `The check itself failed: ${error instanceof Error ? error.message : String(error)}\n` +
      "This is a fault of the tool, not of the content; please report it with this message.\n",
  );
}
