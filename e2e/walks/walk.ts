import type { Browser } from "playwright/test";
import { act } from "./act.ts";
import { laws, type Scene } from "./laws.ts";
import type { Seen } from "./look.ts";
import { type Deed, hasLeft, type Memory, newMemory, remember } from "./memory.ts";
import { personAt } from "./person.ts";
import { lookAround, openStage, type Stage, type WalkedSite } from "./stage.ts";
import type { Step } from "./steps.ts";
import { happen } from "./world.ts";

/** A law that was broken, and how. */
export interface Fault {
  law: string;
  text: string;
}

/**
 * Milliseconds before each look at what came of a step: until the last, a page on a busy machine may still be
 * at it. Only where a law does not hold is there more than one look.
 */
const moments = [0, 60, 300, 800, 2500];

/** How long a step may take with its laws, in milliseconds: a person waits for half a minute at most. */
const patience = 60_000;

/**
 * Takes a walk on a site, and judges each step. One that fails or never ends breaks a law as well.
 *
 * @returns The steps that could be taken, and the first fault.
 */
export async function walk(browser: Browser, site: WalkedSite, steps: readonly Step[]) {
  const stage = await openStage(browser, site);
  const memory = newMemory();
  const taken: Step[] = [];
  let seen: Seen | undefined;
  for (const step of steps) {
    const judged = await inTime(takeStep(stage, step, seen, memory)).catch((failure: Error) => ({
      now: seen,
      faults: [{ law: "each step ends", text: `${step.do}: ${failure.message}` }],
    }));
    if (!judged) continue;
    taken.push(step);
    seen = judged.now;
    const fault = judged.faults?.[0];
    if (!fault) continue;
    // What hangs may hang at its end too, so that nobody waits for that.
    stage.close().catch(() => {});
    return { taken, fault };
  }
  await stage.close();
  return { taken, fault: undefined };
}

/** What a promise gives. It rejects where that is late: what a page is asked, Playwright waits for without end. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no end after ${patience / 1000} s`)), patience).unref();
  });
  return Promise.race([promise, late]);
}

/** Takes a step, and judges it; undefined where it cannot be taken. */
async function takeStep(stage: Stage, step: Step, seen: Seen | undefined, memory: Memory) {
  let deed: Deed | undefined = {};
  if (!(await happen(stage, step, seen))) {
    deed = seen && (await act(personAt(stage, seen, memory), step));
    if (!deed) return undefined;
    deed = { ...deed, early: !seen?.alive };
  }
  return judge({ stage, step, deed, memory, before: seen });
}

/** Looks at what came of a step, until all laws hold or a fault stays. */
async function judge(scene: Omit<Scene, "after">) {
  const { stage, deed, memory, before } = scene;
  let now: Seen | undefined;
  let faults: Fault[] | undefined;
  for (const moment of moments) {
    await stage.page.waitForTimeout(moment);
    now = await lookAround(stage);
    remember(memory, faults ? {} : deed, stage);
    // What was typed where nothing can be kept goes with its document, and no other page can tell of it.
    if (stage.world.storageRefused && (!now?.form || now.document !== before?.document))
      memory.owed = [];
    const found = now ? faultsOf({ ...scene, after: now }) : [];
    faults = faults?.filter(({ law }) => found.some((other) => other.law === law)) ?? found;
    if (faults.length === 0) break;
  }
  memory.heard = stage.complaints.length;
  memory.owed = memory.owed.filter(({ text }) => !hasLeft(text, stage));
  return { now, faults };
}

function faultsOf(scene: Scene): Fault[] {
  const faults = Object.entries(laws).flatMap(([law, judge]) =>
    judge(scene).flatMap((text) => (text ? [{ law, text }] : [])),
  );
  if (scene.deed.failed) faults.push(scene.deed.failed);
  return faults;
}
