import { readFileSync } from "node:fs";

/** What a report says of the program that wrote it. */
export interface AboutTool {
  version: string;
  /** Address of the repository; none where nobody has said it. */
  repository?: string;
  /** Address of the table of rules. */
  rulesPage?: string;
}

/** What of `package.json` concerns reports. */
interface Manifest {
  version: string;
  repository?: string | { url: string };
}

const ownManifest = new URL("../../../package.json", import.meta.url);

/**
 * The program as it stands in `package.json`. Addresses are those of the repository that GitHub runs it
 * in, at the commit that was checked, else of the one that `package.json` names.
 */
export function aboutTool(
  environment: NodeJS.ProcessEnv,
  manifest: Manifest = JSON.parse(readFileSync(ownManifest, "utf8")),
): AboutTool {
  const { version } = manifest;
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: name,
    GITHUB_SHA: commit = "HEAD",
  } = environment;
  const repository = server && name ? `${server}/${name}` : namedIn(manifest);
  if (repository === undefined) return { version };
  return { version, repository, rulesPage: `${repository}/blob/${commit}/docs/content.md#rules` };
}

function namedIn({ repository }: Manifest): string | undefined {
  const address = typeof repository === "string" ? repository : repository?.url;
  const [, web] = /^(?:git\+)?(https?:\/\/.+?)(?:\.git)?$/.exec(address ?? "") ?? [];
  return web;
}
