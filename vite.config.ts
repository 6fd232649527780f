import { defineConfig } from "vitest/config";
import { basePath } from "./src/export/base-path.ts";
import { staticExport } from "./src/export/plugin.ts";

export default defineConfig({
  base: basePath(),
  plugins: [staticExport()],
  test: { include: ["{src,scripts}/**/*.test.{ts,tsx}"] },
});
