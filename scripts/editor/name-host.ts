import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { git, gitFolder, gitValue } from "./git.ts";
import { RequestError } from "./guard.ts";

/** An address of a repository that Git sends to: no option, no command. */
const repositoryAddress =
  /^(?:https?:\/\/(?:[\w.~%-]+@)?\w[\w.:-]*\/|ssh:\/\/(?:\w[\w.-]*@)?\w[\w.:-]*\/|file:\/\/\/|\w[\w.-]*@\w[\w.-]*:)[^\s\p{Cc}]+$/u;

/**
 * Names the host of the folder, which becomes a repository with the branch `main` if it is none.
 *
 * @param written Its address, or the path of a repository on a disk.
 */
export async function nameHost(written: string): Promise<void> {
  const address = isAbsolute(written) ? pathToFileURL(written).href : written;
  if (address.length > 500 || !repositoryAddress.test(address))
    throw new RequestError(422, "noHost");
  if (!(await gitFolder())) {
    await git(["init", "--quiet"]);
    // `--initial-branch` needs Git 2.28.
    await git(["symbolic-ref", "HEAD", "refs/heads/main"]);
  }
  const isThere = await gitValue("remote", "get-url", "origin");
  await git(["remote", isThere ? "set-url" : "add", "origin", address]);
}
