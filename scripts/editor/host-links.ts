import type { HostLinks } from "../../src/editor/publish-protocol.ts";

/** Owner and name of a repository in its address, for `https`, `ssh` and `git@host:` alike, without a password. */
const parts = /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/;

/**
 * Addresses at the host of a repository, computed from its own.
 *
 * @param commit The commit that was sent.
 */
export function hostLinks(address: string, origin: string, commit = ""): HostLinks {
  const base = hostedPath(address, origin);
  const site = `${origin}/${base ? `${base}/` : ""}`;
  const [, host = "", path = ""] = (!/^file:/.test(address) && parts.exec(address)) || [];
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
  const [, owner = "", name = ""] =
    /^(?:https:\/\/|ssh:\/\/)?(?:[^@/]*@)?github\.com[:/]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(
      address,
    ) ?? [];
  const isHosted = origin.toLowerCase() === `https://${owner.toLowerCase()}.github.io`;
  return owner && isHosted && !/\.github\.io$/i.test(name) ? name : undefined;
}
