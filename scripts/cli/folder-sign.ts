import { UserError } from "../../src/engine/check/index.ts";
import { tell } from "../../src/engine/messages/index.ts";

/** What no path of a site's folder, or of the program, can have. A browser or a tool of the build reads it otherwise. */
const pattern = process.platform === "win32" ? /#|%[\da-f]{2}/i : /[#":?*\\]|%[\da-f]{2}/i;

/**
 * Looks for a sign that addresses cannot have.
 *
 * @throws UserError if the path has one.
 */
export function refuseSign(path: string): void {
  const [sign] = pattern.exec(path) ?? [];
  if (sign) throw new UserError(tell("serving.folder-sign", { sign }));
}
