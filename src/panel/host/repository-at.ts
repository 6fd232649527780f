import { forgejoAt } from "./forgejo.ts";
import { gitHubAt } from "./github.ts";
import { gitLabAt } from "./gitlab.ts";
import type { HostedPlace, HostedRepository, HostKind } from "./host.ts";
import { HostFault } from "./host-fault.ts";

const kinds: Readonly<Record<HostKind, (place: HostedPlace) => HostedRepository>> = {
  github: gitHubAt,
  gitlab: gitLabAt,
  forgejo: forgejoAt,
};

const known: Readonly<Record<string, HostKind>> = {
  "github.com": "github",
  "gitlab.com": "gitlab",
  "codeberg.org": "forgejo",
  "gitea.com": "forgejo",
};

const isKind = (name: string): name is HostKind => Object.hasOwn(kinds, name);

/** The kind of a host that its address tells; of another, `edit.host` says it. */
export function kindOfHost(address: string): HostKind | undefined {
  const name = new URL(address).hostname;
  const [first = ""] = name.split(".");
  return known[name] ?? (first === "gitea" ? "forgejo" : isKind(first) ? first : undefined);
}

/** The one origin that is asked about a repository, for a content security policy. */
export function hostOrigin(address: string): string {
  const { origin } = new URL(address);
  return origin === "https://github.com" ? "https://api.github.com" : origin;
}

/** What a commit holds at most, in bytes. Hosts take about that much in a request; a phone sends it for minutes. */
const largest = 30_000_000;

/** The repository at an address, which is read and written below a folder of a branch. */
export function repositoryAt(
  address: string,
  branch: string,
  folder: string,
  token: HostedPlace["token"],
  kind = kindOfHost(address),
): HostedRepository {
  const { origin, pathname } = new URL(address);
  const path = pathname
    .split("/")
    .filter(Boolean)
    .join("/")
    .replace(/\.git$/, "");
  const below = folder
    .split("/")
    .filter((part) => part && part !== ".")
    .join("/");
  if (!kind || !path) throw new HostFault("missing");
  const made = kinds[kind]({
    web: `${origin}/${path}`,
    origin,
    path,
    branch,
    folder: below,
    token,
  });
  return {
    ...made,
    async commit(given) {
      const sizes = [...given.changes.values()].map((bytes) => bytes?.length ?? 0);
      if (sizes.reduce((sum, size) => sum + size, 0) > largest) throw new HostFault("tooLarge");
      return await made.commit(given);
    },
    async build(head) {
      try {
        return await made.build(head);
      } catch (error) {
        if (error instanceof HostFault && error.word === "missing") return { state: "unknown" };
        throw error;
      }
    },
  };
}
