import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The content folder: the one that `CONTENT_DIR` names, relative to the working directory, or `content`
 * in the project.
 */
export function contentDirectory(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const named = environment["CONTENT_DIR"];
  if (named !== undefined && named !== "") return resolve(named);
  return fileURLToPath(new URL("../../../content", import.meta.url));
}
