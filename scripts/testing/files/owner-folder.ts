import { rmSync } from "node:fs";
import { onTestFinished, vi } from "vitest";
import { disk } from "../../disk/disk.ts";
import { readOwnKinds } from "../../disk/own-kinds.ts";
import { temporaryFolder } from "../temporary-content.ts";

/** Makes an empty folder, as an owner has one, the working directory of the running test. */
export function inOwnerFolder(): string {
  const folder = temporaryFolder();
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await readOwnKinds(disk);
    rmSync(folder, { recursive: true });
  });
  return folder;
}
