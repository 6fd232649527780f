import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("npm installs what builds the site on hosts that say NODE_ENV=production, too", () => {
  const env = { ...process.env, NODE_ENV: "production" };
  const shell = process.platform === "win32";
  const told = spawnSync("npm", ["config", "get", "omit"], { env, encoding: "utf8", shell });
  expect([told.status, told.stdout.trim()]).toEqual([0, ""]);
});
