import { spawnSync } from "node:child_process";

/** Runs npm in a folder, with this terminal. Returns whether it did what was asked. */
export function npm(cwd: string, ...args: readonly string[]): boolean {
  // npx names npm's own script; elsewhere a shell finds the command.
  const script = process.env["npm_execpath"];
  const run = script?.endsWith("npm-cli.js")
    ? spawnSync(process.execPath, [script, ...args], { cwd, stdio: "inherit" })
    : spawnSync(`npm ${args.join(" ")}`, { cwd, stdio: "inherit", shell: true });
  return run.status === 0;
}
