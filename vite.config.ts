import { defineConfig } from "vitest/config";
import { basePath } from "./src/export/base-path.ts";
import { staticExport } from "./src/export/plugin.ts";

export default defineConfig({
  base: basePath(),
  plugins: [staticExport()],
  // A busy machine takes long to start the commands that some tests run.
  test: { include: ["{src,scripts}/**/*.test.{ts,tsx}"], maxWorkers: "100%", testTimeout: 30_000 },
});
