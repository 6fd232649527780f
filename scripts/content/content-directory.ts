import { resolve } from "node:path";

/** The content folder: the one that `CONTENT_DIR` names, or `content`, from the working directory. */
export function contentDirectory(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  return resolve(environment["CONTENT_DIR"] || "content");
}
