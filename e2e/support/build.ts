import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { packageBin } from "../../scripts/package-bin.ts";
import type { Order } from "./build-process.ts";
import { inProject } from "./project.ts";

/** The test runner says "test" here, which would give a bundle for developers. */
const published = { NODE_ENV: "production" };

/**
 * Builds the site into a folder of the project that git ignores, beside `dist`, as a command does.
 *
 * @param folder Name of the folder, such as `dist.other`.
 * @param environment Variables that the build is to see.
 * @throws Where the build fails, with what it printed.
 */
export async function build(folder: string, environment: Record<string, string>): Promise<string> {
  const script = packageBin(inProject(), "vite");
  await promisify(execFile)(process.execPath, [script, "build", "--outDir", folder], {
    cwd: inProject(),
    env: { ...process.env, ...published, ...environment },
  });
  return inProject(folder);
}

/** The process that {@link buildInTurn} keeps, and what it is at. */
let builder: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Builds the site in a process that is kept for the next build, which takes half as long as a command.
 *
 * @param folder Path of the folder to write.
 * @param environment Variables that the build is to see.
 */
export function buildInTurn(folder: string, environment: Record<string, string>): Promise<void> {
  const built = last.then(() => order({ folder, environment }));
  last = built.catch(() => undefined);
  return built;
}

async function order(asked: Order): Promise<void> {
  builder ??= fork(inProject("e2e/support/build-process.ts"), {
    cwd: inProject(),
    env: { ...process.env, ...published },
    execArgv: ["--import", "tsx"],
  });
  // Only while it is at work somebody waits for it.
  builder.ref();
  builder.channel?.ref();
  builder.send(asked);
  // Of the two that are waited for, the other goes: it would stay for as long as the process is kept.
  const decided = new AbortController();
  const { signal } = decided;
  const answer = once(builder, "message", { signal });
  const end = once(builder, "exit", { signal }).then(() => [
    { failure: "The process that builds ended." },
  ]);
  const [{ failure }] = await Promise.race([answer, end]);
  decided.abort();
  builder.channel?.unref();
  builder.unref();
  if (failure) throw new Error(failure);
}

/** Removes what {@link build} has written. */
export function removeBuild(folder: string): Promise<void> {
  return rm(inProject(folder), { recursive: true, force: true });
}
