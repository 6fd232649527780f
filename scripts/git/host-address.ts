import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import { kindOfHost } from "../../src/panel/host/repository-at.ts";
import type { HostLinks } from "../../src/panel/protocol/publish-protocol.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import { askGit } from "../disk/unsent.ts";
import { git, gitFolder, gitValue } from "./git.ts";

/** Host and path of a repository in its address, for `https`, `ssh` and `git@host:` alike, without a password. */
function repositoryOf(address: string): { host: string; path: string } {
  const parts = /^(?!file:)(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/;
  const [, host = "", path = ""] = parts.exec(address) ?? [];
  return { host, path };
}

/** The repository of a folder as `edit` in `site.yaml` has it; undefined where the panel does not know its host. */
export function editedRepository(folder: string): Record<string, string> | undefined {
  if (!existsSync(join(folder, ".git"))) return undefined;
  const asked = [
    ["remote", "get-url", "origin"],
    ["symbolic-ref", "--short", "HEAD"],
  ];
  const [address = "", branch = ""] = asked.map((one) => askGit(["-C", folder, ...one]).trim());
  const { host, path } = repositoryOf(address);
  const repository = `https://${host}/${path}`;
  if (!path || !kindOfHost(repository)) return undefined;
  return { repository, ...(branch && branch !== "main" && { branch }) };
}

/**
 * Addresses at the host of a repository, computed from its own.
 *
 * @param commit The commit that was sent.
 */
export function hostLinks(address: string, origin: string, commit = ""): HostLinks {
  const base = hostedPath(address, origin);
  const site = `${origin}/${base ? `${base}/` : ""}`;
  const { host, path } = repositoryOf(address);
  const web = `https://${host}/${path}`;
  if (host === "github.com")
    return {
      site,
      run: commit ? `${web}/commit/${commit}/checks` : `${web}/actions`,
    };
  if (/^gitlab\./.test(host)) return { site, run: `${web}/-/pipelines` };
  if (host === "codeberg.org") return { site, run: `${web}/actions` };
  return { site };
}

/** The path below which GitHub publishes a repository without a domain of its own, as the workflow finds it. */
export function hostedPath(address: string, origin: string): string | undefined {
  const { host, path } = repositoryOf(address);
  const [, owner = "", name = ""] = /^([\w.-]+)\/([\w.-]+)$/.exec(path) ?? [];
  const isHosted =
    host === "github.com" && origin.toLowerCase() === `https://${owner.toLowerCase()}.github.io`;
  return isHosted && !/\.github\.io$/i.test(name) ? name : undefined;
}

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
