import { tell } from "../../src/engine/messages/index.ts";
import { isAgreed, type Terminal } from "../edit/prompts.ts";
import { npm } from "./npm.ts";

/**
 * Asks whether to install a new site and to show it in the browser, and does so until the server ends.
 *
 * @returns whether that was done.
 */
export async function offerToBegin(
  folder: string,
  terminal: Terminal,
  run = npm,
): Promise<boolean> {
  const isWanted = await isAgreed(tell("commands.begin-now"), terminal).catch(() => false);
  if (!isWanted) return false;
  return run(folder, "install") && run(folder, "run", "dev", "--", "--open");
}
