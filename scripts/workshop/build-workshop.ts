import { fileURLToPath } from "node:url";
import { build, type InlineConfig } from "vite";
import { onLog } from "../../src/export/bundles.ts";
import { workshop, workshopEntry } from "./workshop-plugin.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** How Vite serves or builds the workshop. It reads no other configuration. */
export function workshopConfig(): InlineConfig {
  return {
    root,
    configFile: false,
    appType: "custom",
    publicDir: false,
    // Test runs write built copies there.
    server: { watch: { ignored: ["**/dist*/**"] } },
    cacheDir: "node_modules/.vite-workshop",
    plugins: [workshop()],
    optimizeDeps: { entries: [workshopEntry, "src/**/*.stories.tsx"] },
    // React for developers, in a build too: it says what is wrong.
    define: { "process.env.NODE_ENV": '"development"' },
    build: {
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { onLog, input: workshopEntry, checks: { pluginTimings: false } },
    },
  };
}

/**
 * Writes the workshop as files that any host can serve at its root.
 *
 * @param folder The folder to write, which is emptied first.
 */
export async function buildWorkshop(folder: string): Promise<void> {
  const config = workshopConfig();
  const rolldownOptions = {
    ...config.build?.rolldownOptions,
    // Most of what a story costs would be to ask for twenty scripts in place of one.
    output: { codeSplitting: false },
  };
  const options = { ...config.build, rolldownOptions, chunkSizeWarningLimit: 2000 };
  await build({ ...config, logLevel: "warn", build: { ...options, outDir: folder } });
}
