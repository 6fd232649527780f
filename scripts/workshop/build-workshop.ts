import { build } from "vite";
import { workshopConfig } from "./workshop-config.ts";

/**
 * Writes the workshop as files that any host can serve at its root.
 *
 * @param folder The folder to write, which is emptied first.
 */
export async function buildWorkshop(folder: string): Promise<void> {
  const config = workshopConfig();
  await build({ ...config, logLevel: "warn", build: { ...config.build, outDir: folder } });
}
