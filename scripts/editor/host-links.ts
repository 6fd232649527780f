import type { HostLinks } from "../../src/editor/publish-protocol.ts";

/** Host and path of a repository in its address, for `https`, `ssh` and `git@host:` alike, without a password. */
function repositoryOf(address: string): { host: string; path: string } {
  const parts = /^(?!file:)(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/;
  const [, host = "", path = ""] = parts.exec(address) ?? [];
  return { host, path };
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
