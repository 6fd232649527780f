import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { compressFolder } from "./host/compress-folder.ts";

const directory = resolve("dist");

if (existsSync(directory)) console.log(`${compressFolder(directory)} files were compressed.`);
else {
  console.error("There is no dist folder yet. Run: npm run build");
  process.exitCode = 1;
}
