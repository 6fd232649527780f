import type { Found } from "../../../scripts/engines/installed.ts";
import { type Program, says, startProgram } from "./program.ts";

/** A screen to show windows on. */
export interface Display {
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/**
 * Starts a screen that nobody sees where there is an Xvfb: windows then have the same size on every
 * machine, and open before no one. Elsewhere it is the one that the tests were started on.
 */
export async function openDisplay(xvfb: Found): Promise<Display> {
  if (!xvfb.path) return { env: process.env, close: async () => {} };
  const program: Program = await startProgram({
    file: xvfb.path,
    args: ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    readiness: says(3, /(\d+)\n/),
  });
  return {
    env: { ...process.env, DISPLAY: `:${program.ready}`, GDK_BACKEND: "x11" },
    close: program.stop,
  };
}
