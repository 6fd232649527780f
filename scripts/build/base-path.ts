import { UserError } from "../check/user-error.ts";

/**
 * The path below which the site is published, from `BASE_PATH`, with a slash at both ends.
 *
 * @throws UserError if it is not a path, such as a whole address, or what shells on Windows make of a path.
 */
export function basePath(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment["BASE_PATH"] ?? "";
  const path = `/${given}/`.replace(/\/+/g, "/");
  // Hosts' rules take * for anything, and a site map and HTML write & in another way.
  if (/[\s:?#&*\\]|\/\.{1,2}\//.test(path))
    throw new UserError(
      `BASE_PATH must be a path such as repo or /a/b/, but is ${JSON.stringify(given)}. Scheme and host ` +
        "are `origin` in content/site.yaml. Git Bash on Windows turns /repo/ into the path of a folder: " +
        "write BASE_PATH=repo there.",
    );
  // /café/ is asked for as /caf%C3%A9/, and what is written so already stays.
  return encodeURI(path).replaceAll(/%25(?=[\dA-Fa-f]{2})/g, "%");
}
