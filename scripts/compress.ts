import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { isText } from "./host/static-host.ts";

const directory = resolve("dist");

if (existsSync(directory)) {
  const texts = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_|\.(gz|br)$/.test(entry.name) && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of texts) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  console.log(`${texts.length} files were compressed.`);
} else {
  console.error("There is no dist folder yet. Run: npm run build");
  process.exitCode = 1;
}
