import { defineConfig } from "vitest/config";
import { basePath } from "./src/export/base-path.ts";
import { staticExport } from "./src/export/plugin.ts";

export default defineConfig({
  base: basePath(),
  plugins: [staticExport()],
  test: {
    include: ["{src,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: "scripts/test/temporary-folder.ts",
    // Tests that name no day take the clock's.
    env: { SOURCE_DATE_EPOCH: "" },
    maxWorkers: "100%",
    // A busy machine takes long to start the commands that some tests run.
    testTimeout: 30_000,
  },
});
