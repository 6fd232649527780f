import { createBuilder } from "vite";
import { basePath } from "../../src/export/base-path.ts";
import { staticExport } from "../../src/export/plugin.ts";

/** A site to be built: where, and what its build is to see. */
export interface Order {
  folder: string;
  environment: Record<string, string>;
}

const own = { ...process.env };

/** Builds what it is sent, and answers each time with why it could not, or with nothing. */
process.on("message", async ({ folder, environment }: Order) => {
  process.env = { ...own, ...environment };
  try {
    const builder = await createBuilder({
      // Vite would bundle its configuration anew for each build.
      configFile: false,
      base: basePath(),
      plugins: [staticExport()],
      build: { outDir: folder },
      logLevel: "error",
    });
    await builder.buildApp();
    process.send?.({});
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : `${error}` });
  }
});
