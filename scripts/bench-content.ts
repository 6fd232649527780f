import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../src/check/check.ts";
import { cpuTime } from "../src/check/testing/cpu-time.ts";

// Prints what the content check costs: `node --import tsx scripts/bench-content.ts`. Processor time,
// not the clock's, so that other programs on the machine count less; the least of some runs.

const command = ["--import", "./scripts/content/preload.mjs", "--import", "tsx/esm"];

/** The least processor time of some runs of a program, in milliseconds. */
function processTime(args: readonly string[], runs = 7): number {
  const times = Array.from({ length: runs }, () => {
    const { stderr } = spawnSync(
      "bash",
      ["-c", 'TIMEFORMAT="%U %S"; time "$0" "$@" > /dev/null', process.execPath, ...args],
      { encoding: "utf8" },
    );
    const [user = 0, system = 0] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
    return (user + system) * 1000;
  });
  return Math.min(...times);
}

/** A copy of the shipped content with that many products, and what checking it takes. */
function folderTime(products: number): number {
  const directory = mkdtempSync(join(tmpdir(), "bench-content-"));
  try {
    cpSync("content", directory, { recursive: true });
    const [first = ""] = readdirSync("content/products").filter((name) => name.endsWith(".yaml"));
    const text = readFileSync(join("content/products", first), "utf8");
    for (let index = 0; index < products; index++)
      writeFileSync(join(directory, "products", `product-${index}.yaml`), text);
    const times = Array.from({ length: 3 }, () => cpuTime(() => checkContent({ directory })));
    return Math.min(...times);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const rounded = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

console.log(`node alone: ${rounded(processTime(["-e", "0"]))}`);
console.log(
  `the TypeScript loader alone: ${rounded(processTime(["--import", "tsx/esm", "-e", "0"]))}`,
);
console.log(
  `content check, the whole process: ${rounded(processTime([...command, "scripts/content.ts", "check"]))}`,
);
checkContent();
for (const products of [250, 1000, 4000]) {
  const time = folderTime(products);
  console.log(
    `${products} products, within the process: ${rounded(time)}, ${(time / products).toFixed(2)} ms each`,
  );
}
