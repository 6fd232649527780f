import "../disk/read-package.ts";
import { tellIn } from "../../src/engine/messages/index.ts";
import { exitCodes } from "./exit-codes.ts";
import { explainFault } from "./explain-fault.ts";
import { personLanguage } from "./person-language.ts";

// If the program ends before a command sets its exit code, that is a fault, not a success.
process.exitCode = exitCodes.fault;

tellIn(personLanguage());

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
  const { words, exitCode } = explainFault(error);
  process.exitCode = exitCode;
  process.stderr.write(`${words}\n`);
}
