import { resolve } from "node:path";
import { displayPath } from "./display-path.ts";

/** The content folder: the one that `CONTENT_DIR` names, or `content`, from the working directory. */
export function contentDirectory(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  return resolve(environment["CONTENT_DIR"] || "content");
}

/** The folder of the owner's packs, as diagnostics show it: `languages`, or what `LANGUAGES_DIR` names. */
export const ownPackFolder = (): string =>
  displayPath(resolve(process.env["LANGUAGES_DIR"] || "languages"));
