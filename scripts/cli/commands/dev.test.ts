import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { plainly } from "../../testing/cli/run-content.ts";
import { firmCopy } from "../../testing/temporary-content.ts";
import { isThorough } from "../../testing/whole.ts";

/** Serves a site by a command, until the test ends. */
function serve(env: NodeJS.ProcessEnv, ...words: string[]) {
  const args = [join(plainly.cwd, "scripts/faircopy.mjs"), ...words];
  const server = spawn(process.execPath, args, {
    cwd: plainly.cwd,
    env: { ...plainly.env, PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, "exit");
  });
  return server;
}

it.runIf(isThorough)("where no browser opens, it says so and serves the site", async () => {
  const BROWSER = join(import.meta.dirname, "no-browser");
  const server = serve({ CONTENT_DIR: firmCopy("sample"), BROWSER }, "dev", "--open");
  const said = await Promise.all([once(server.stderr, "data"), once(server.stdout, "data")]);
  expect(`${said[0]}`).toBe(`${BROWSER} opens no browser here. Open the address yourself.\n`);
  expect(`${said[1]}`).toContain("http://127.0.0.1:");
});

it.runIf(isThorough)("a site is served where no schemas can be written", async () => {
  const CONTENT_DIR = firmCopy("sample", { ".schema": "" });
  const server = serve({ CONTENT_DIR }, "start", "--out", `${CONTENT_DIR}-served`);
  const [said] = await Promise.race([once(server.stdout, "data"), once(server.stderr, "data")]);
  expect(`${said}`).toContain("http://127.0.0.1:");
});
