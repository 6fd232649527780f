import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readPackage } from "../package.ts";

const shell = process.platform === "win32";
// Under Wine there is Node alone.
const hasNpm = spawnSync("npm", ["--version"], { shell }).status === 0;

test.skipIf(!hasNpm)("npm installs what builds the site under NODE_ENV=production", () => {
  const env = { ...process.env, NODE_ENV: "production" };
  const told = spawnSync("npm", ["config", "get", "omit"], { env, encoding: "utf8", shell });
  expect([told.status, told.stdout.trim()]).toEqual([0, ""]);
});

/** A package as the lock file has it. */
interface Locked {
  version: string;
  dev?: boolean;
  optional?: boolean;
  engines?: { node?: string };
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const { satisfies } = createRequire(import.meta.url)("semver") as {
  satisfies: (version: string, range: string) => boolean;
};
const { packages } = JSON.parse(readPackage("package-lock.json")) as {
  packages: Record<string, Locked>;
};
/** What a site installs, by path. */
const installed = Object.entries(packages).filter(([path, { dev }]) => path && !dev);

test.each(["20.19.0", "22.12.0"])("each package that a site installs runs on Node %s", (node) => {
  const refusing = installed.filter(
    // What npm may leave out is for other systems.
    ([, { optional, engines }]) => !optional && !satisfies(node, engines?.node ?? "*"),
  );
  expect(refusing).toEqual([]);
});

/** A package as another finds it: in its own folder, or in one above. */
function found(name: string, from: string): Locked | undefined {
  const at = packages[`${from && `${from}/`}node_modules/${name}`];
  if (at || !from) return at;
  const above = from.lastIndexOf("/node_modules/");
  return found(name, from.slice(0, Math.max(above, 0)));
}

test("no package that a site installs has a peer that npm refuses", () => {
  const faults = installed.flatMap(([path, { peerDependencies = {}, peerDependenciesMeta }]) =>
    Object.entries(peerDependencies).flatMap(([name, range]) => {
      const peer = found(name, path);
      const isFine = peer
        ? satisfies(peer.version, range)
        : peerDependenciesMeta?.[name]?.optional === true;
      return isFine ? [] : [`${path} wants ${name} ${range}, and gets ${peer?.version}.`];
    }),
  );
  expect(faults).toEqual([]);
});
