import { Cancelled, Refusal } from "../../../src/check/refusal.ts";
import { exitCodes } from "../exit-codes.ts";

/** As shells report a program that Ctrl-C ended: 128 and the number of SIGINT. */
const interrupted = 130;

/** Does a command's work; a refusal ends it with one sentence instead of a fault. */
export async function refusing(work: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Cancelled)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode =
      error instanceof Cancelled && error.byInterrupt ? interrupted : exitCodes.findings;
  }
}
