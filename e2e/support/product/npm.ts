import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** npm as it was started, without what this run of tests has set. */
const plainEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(?!config_(registry|cafile|.*proxy))|NODE_ENV|CONTENT_DIR|BASE_PATH|TEST)/i.test(
        name,
      ),
  ),
);

/** What npm says if nothing answers. */
const offline = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT)\b/;

/**
 * A version of npm with a cache of its own. Packages that this computer has downloaded before are in it, but which ones
 * a site needs it asks the registry.
 *
 * @returns what runs a command of it, `npm` or `npx`, to its end; undefined where no registry answers.
 */
export function npmOf(version: string) {
  const place = mkdtempSync(join(tmpdir(), "npm-"));
  const cache = join(place, "cache");
  const present = runNpm(`${process.env["npm_execpath"]}`, place);
  const downloaded = join(present(["config", "get", "cache"]).said.trim(), "_cacache");
  mkdirSync(cache);
  if (existsSync(downloaded)) symlinkSync(downloaded, join(cache, "_cacache"), "junction");
  const { status, said } = present(["install", "--cache", cache, `npm@${version}`]);
  if (status !== 0 && offline.test(said) && !process.env["CI"]) return undefined;
  if (status !== 0) throw new Error(said);
  return ([name = "", ...args]: readonly string[], cwd: string) =>
    runNpm(join(place, `node_modules/npm/bin/${name}-cli.js`), cwd, cache)(args);
}

function runNpm(script: string, cwd: string, cache?: string) {
  const env = { ...plainEnvironment, npm_config_cache: cache, npm_config_update_notifier: "false" };
  return (args: readonly string[]) => {
    const options = { cwd, env, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
    return { status, said: status === 0 ? stdout : stdout + stderr };
  };
}
