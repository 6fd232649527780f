import type { Bench } from "./bench.ts";
import { contentWith } from "./content-with.ts";
import type { Figure } from "./figure.ts";
import { type Sample, sampleOf } from "./sample.ts";
import { timeNode } from "./time-node.ts";

/** Seconds of a check; and how much dearer a product may be among the most than among the more. */
const limits = { check: 0.5, growth: 1.25 };

const more = 1000;
const most = 4000;

/** The content check as a whole process, and how it grows with the products. */
export async function checkTime(bench: Bench): Promise<Figure[]> {
  const contents = { more: await contentWith(bench, more), most: await contentWith(bench, most) };
  const times = { shipped: [] as number[], more: [] as number[], most: [] as number[] };
  const growth: number[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    const shipped = await check();
    const atMore = await check({ CONTENT_DIR: contents.more });
    const atMost = await check({ CONTENT_DIR: contents.most });
    times.shipped.push(shipped);
    times.more.push(atMore);
    times.most.push(atMost);
    growth.push((atMost - atMore) / (most - more) / ((atMore - shipped) / more));
  }
  return [
    {
      what: "content check, the whole process",
      measured: seconds(times.shipped),
      unit: "s",
      bar: { limit: limits.check, kind: "below" },
    },
    { what: `content check of ${more} products`, measured: seconds(times.more), unit: "s" },
    { what: `content check of ${most} products`, measured: seconds(times.most), unit: "s" },
    {
      what: `content check, cost of a product at ${most} against ${more}`,
      measured: sampleOf(growth),
      unit: "×",
      bar: { limit: limits.growth },
    },
  ];
}

function check(environment = {}): Promise<number> {
  return timeNode(["--import", "tsx", "scripts/content.ts", "check"], environment);
}

function seconds(times: readonly number[]): Sample {
  return sampleOf(times.map((time) => time / 1000));
}
