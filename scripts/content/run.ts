import { CommanderError } from "commander";
import { Refusal } from "../../src/check/refusal.ts";
import { refuseKeptByNpm } from "./kept-by-npm.ts";
import { exitCodes } from "./outcome.ts";
import { contentProgram } from "./program.ts";

/** Does what is asked of the program, and leaves its exit code. Throws where the tool itself is at fault. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const program = contentProgram();
    refuseKeptByNpm(program, args, process.env);
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError)
      process.exitCode = error.exitCode === 0 ? exitCodes.clean : exitCodes.usage;
    else if (error instanceof Refusal) {
      process.exitCode = exitCodes.usage;
      process.stderr.write(`${error.message}\n`);
    } else throw error;
  }
}
