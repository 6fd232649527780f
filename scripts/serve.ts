import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { basePath } from "./export/base-path.ts";
import { portOr } from "./export/port.ts";
import { restoreFolder } from "./export/replace-folder.ts";
import { createStaticHost } from "./host/static-host.ts";

const directory = resolve("dist");
const base = basePath();
const port = portOr(4173);

await restoreFolder(directory);
if (existsSync(directory)) {
  const host = createStaticHost({ directory, base });
  host
    .on("error", (error) => {
      console.error(`The site cannot be served on port ${port}: ${error.message}.`);
      process.exitCode = 1;
    })
    // Other machines are served only on request: `HOST=0.0.0.0 npm start`.
    .listen(port, process.env["HOST"] ?? "localhost", () => {
      // The system chooses in place of port 0.
      const { port: chosen } = host.address() as AddressInfo;
      console.log(`The site is served at http://localhost:${chosen}${base}`);
    });
} else {
  console.error("There is no dist folder yet. Run: npm run build");
  process.exitCode = 1;
}
