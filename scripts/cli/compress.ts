import { statSync } from "node:fs";
import { resolve } from "node:path";
import { compressFolder } from "../build/compress-folder.ts";
import { UserError } from "../check/user-error.ts";
import { exitCodes } from "./outcome.ts";

/** Compresses the files of a build ahead, for hosts that send such files. */
export function compress({ out }: { out: string }): number {
  if (!statSync(out, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`There is no folder ${out} yet. Run \`npx faircopy build\`.`);
  process.stdout.write(`${compressFolder(resolve(out))} files were compressed.\n`);
  return exitCodes.clean;
}
