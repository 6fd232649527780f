import { UserError } from "../../src/engine/check/index.ts";
import { say } from "../../src/words/say.ts";

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
    throw new UserError(say("building.base-path", { given: JSON.stringify(given) }));
  // /café/ is asked for as /caf%C3%A9/, and what is written so already stays.
  return encodeURI(path).replaceAll(/%25(?=[\dA-Fa-f]{2})/g, "%");
}
