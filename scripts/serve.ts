import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { basePath } from "../src/export/base-path.ts";
import { restoreFolder } from "../src/export/replace-folder.ts";
import { createStaticHost } from "./host/static-host.ts";

const directory = resolve("dist");
const base = basePath();
const port = Number(process.env["PORT"] ?? 4173);

await restoreFolder(directory);
if (existsSync(directory)) {
  createStaticHost({ directory, base })
    .on("error", (error) => {
      console.error(`The site cannot be served on port ${port}: ${error.message}.`);
      process.exitCode = 1;
    })
    .listen(port, () => console.log(`The site is served at http://localhost:${port}${base}`));
} else {
  console.error("There is no dist folder yet. Run: npm run build");
  process.exitCode = 1;
}
