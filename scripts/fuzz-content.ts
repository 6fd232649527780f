import { fuzzContent } from "./content/testing/fuzz.ts";

// Damages the frozen sample some thousand times, and holds that check and build end well:
// `node --import tsx scripts/fuzz-content.ts [count] [first seed]`.

const [count = 5000, first = 1] = process.argv.slice(2).map(Number);
const seeds = Array.from({ length: count }, (_, index) => first + index);
const { faults, refused, slowest } = await fuzzContent("e2e/firms/sample", seeds);
for (const fault of faults) console.error(fault);
console.log(
  `${count} damaged folders: ${refused} refused, ${faults.length} faults; the slowest check took ${Math.round(slowest)} ms.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
