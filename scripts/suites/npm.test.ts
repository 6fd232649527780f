import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const shell = process.platform === "win32";
// Under Wine there is Node alone.
const hasNpm = spawnSync("npm", ["--version"], { shell }).status === 0;

test.skipIf(!hasNpm)(
  "npm installs what builds the site on hosts that say NODE_ENV=production, too",
  () => {
    const env = { ...process.env, NODE_ENV: "production" };
    const told = spawnSync("npm", ["config", "get", "omit"], { env, encoding: "utf8", shell });
    expect([told.status, told.stdout.trim()]).toEqual([0, ""]);
  },
);
