import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inProject } from "../../e2e/support/project.ts";
import type { Bench } from "./bench.ts";
import { contentWith } from "./content-with.ts";
import { type Figure, figure } from "./figure.ts";
import { millisecondsOf } from "./milliseconds-of.ts";

const more = 1000;
const most = 4000;

/** The content check as a whole process, and how it grows with the products. */
export async function checkTime(bench: Bench): Promise<Figure[]> {
  const contents = { more: await contentWith(bench, more), most: await contentWith(bench, most) };
  const runs = await bench.repeat(async () => {
    const shipped = await secondsOfCheck();
    const ofMore = await secondsOfCheck(contents.more);
    const ofMost = await secondsOfCheck(contents.most);
    const growth = (ofMost - ofMore) / (most - more) / ((ofMore - shipped) / more);
    return { shipped, ofMore, ofMost, growth };
  });
  const all = (key: keyof (typeof runs)[number]) => runs.map((run) => run[key]);
  const check = "content check";
  return [
    figure(`${check}, the whole process`, "s", all("shipped"), { limit: 0.5, kind: "below" }),
    figure(`${check} of ${more} products`, "s", all("ofMore")),
    figure(`${check} of ${most} products`, "s", all("ofMost")),
    // How much dearer a product may be among the most than among the more.
    figure(`${check}, cost of a product at ${most} against ${more}`, "×", all("growth"), {
      limit: 1.25,
    }),
  ];
}

/** Seconds that the check of a content folder takes; throws with what it printed where it fails. */
async function secondsOfCheck(folder?: string): Promise<number> {
  const args = ["--import", "tsx", "scripts/content.ts", "check"];
  const env = { ...process.env, NODE_ENV: "production", ...(folder && { CONTENT_DIR: folder }) };
  const options = { cwd: inProject(), env, maxBuffer: Number.POSITIVE_INFINITY };
  return (await millisecondsOf(() => promisify(execFile)(process.execPath, args, options))) / 1000;
}
