import { execFile } from "node:child_process";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inProject } from "./project.ts";

/** Copies an export into a temporary folder, which the caller removes, and runs `npm run compress`. */
export async function compressedCopy(directory: string): Promise<{ folder: string; site: string }> {
  const folder = await mkdtemp(join(tmpdir(), "compressed-"));
  const site = join(folder, "dist");
  await cp(directory, site, { recursive: true });
  const tsx = import.meta.resolve("tsx");
  const script = inProject("scripts", "compress.ts");
  await promisify(execFile)(process.execPath, ["--import", tsx, script], { cwd: folder });
  return { folder, site };
}
