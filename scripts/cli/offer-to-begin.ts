import { tell } from "../../src/engine/messages/index.ts";
import type { Terminal } from "../edit/prompts.ts";
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
  // Loaded here because most runs ask nothing.
  const { confirm } = await import("@clack/prompts");
  const [message, active, inactive] = ["begin-now", "yes", "no"].map((id) =>
    tell(`commands.${id}`),
  );
  const asked = { message: `${message}`, active: `${active}`, inactive: `${inactive}` };
  if ((await confirm({ ...asked, ...terminal })) !== true) return false;
  return run(folder, "install") && run(folder, "run", "dev", "--", "--open");
}
