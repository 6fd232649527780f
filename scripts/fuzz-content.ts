import { fuzzContent } from "./content/testing/fuzz.ts";

// Damages the content that ships some thousand times, and holds that check and build end well:
// `node --import tsx scripts/fuzz-content.ts [count] [first seed]`.

const [count = 5000, first = 1] = process.argv.slice(2).map(Number);
const seeds = Array.from({ length: count }, (_, index) => first + index);
const { faults, refused, slowest, hints } = await fuzzContent("e2e/firms/sample", seeds);
for (const fault of faults) console.error(fault);
console.log(
  `${count} damaged folders: ${refused} refused, ${faults.length} faults; the slowest check took ${Math.round(slowest)} ms.`,
);
const sum = (seeds: Map<string, number[]>) => [...seeds.values()].flat().length;
console.log(
  `${sum(hints.followed)} hints followed: after ${sum(hints.stayed)} the finding was still there, after ${sum(hints.added)} another in its place.`,
);
for (const kind of ["stayed", "added"] as const)
  for (const [words, seeds] of [...hints[kind]].sort(([, a], [, b]) => b.length - a.length))
    console.log(`${kind} ${seeds.length} (seed ${seeds[0]}) ${words}`);
process.exitCode = faults.length > 0 ? 1 : 0;
