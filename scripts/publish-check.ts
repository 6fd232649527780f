import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { basePath } from "./export/base-path.ts";
import { readCheckedContent } from "./export/checked-content.ts";
import { ownerFiles } from "./export/owner-files.ts";
import { packageBin } from "./package.ts";
import { checkExport } from "./publish/check-export.ts";
import { readExport } from "./publish/exported-site.ts";

/** Runs a program of the project, and returns whether it succeeded. */
function run(...command: string[]): boolean {
  return spawnSync(process.execPath, command, { stdio: "inherit" }).status === 0;
}

const contentIsReady = run("--import", "tsx", "scripts/content.ts", "check", "--publish");
const built = run(packageBin("vite"), "build", "--logLevel", "warn");

let faults = contentIsReady && built ? 0 : 1;
if (built) {
  const site = await readExport(resolve("dist"), readCheckedContent(), basePath(), ownerFiles());
  const found = await checkExport(site);
  for (const fault of found.faults) console.log(`✗ ${fault}`);
  for (const remark of found.remarks) console.log(`! ${remark}`);
  faults += found.faults.length;
}
console.log(faults === 0 ? "The site can be published." : "The site cannot be published as it is.");
process.exitCode = faults === 0 ? 0 : 1;
