import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { packageBin } from "./package-bin.ts";

const root = resolve(".");

test("a command is found whether its package has one or several, and one that it lacks is named", () => {
  expect(existsSync(packageBin(root, "tsx"))).toBe(true);
  expect(existsSync(packageBin(root, "typescript", "tsc"))).toBe(true);
  expect(() => packageBin(root, "typescript", "nothing")).toThrow('has no command "nothing"');
});

test("npm installs what builds the site on hosts that say NODE_ENV=production, too", () => {
  const env = { ...process.env, NODE_ENV: "production" };
  const shell = process.platform === "win32";
  const told = spawnSync("npm", ["config", "get", "omit"], { env, encoding: "utf8", shell });
  expect([told.status, told.stdout.trim()]).toEqual([0, ""]);
});
