import type { Browser } from "playwright/test";
import { axeFindings } from "../support/axe.ts";
import { settleColours } from "../support/check-view.ts";
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

/** What came of a walk. */
export interface Walked {
  /** The steps that could be taken, up to the first fault. */
  taken: Step[];
  fault: Fault | undefined;
}

/**
 * Milliseconds before each look at what came of a step: until the last, a page on a busy machine may still be
 * at it. Only where a law does not hold is there more than one look.
 */
const moments = [0, 60, 300, 800, 2500];

/** How long a step may take, and the laws after it: a person waits for half a minute at most. */
const patience = 60_000;

/**
 * Takes a walk on a site, and judges each step. One that fails or never ends breaks a law as well.
 */
export async function walk(
  browser: Browser,
  site: WalkedSite,
  steps: readonly Step[],
): Promise<Walked> {
  const taken: Step[] = [];
  let stage: Stage | undefined;
  try {
    stage = await inTime("A browser before the first step", openStage(browser, site));
    const fault = await walkOn(stage, steps, taken);
    await inTime("The end of the browser", stage.close());
    return { taken, fault };
  } catch (failure) {
    // What hangs may hang at its end too, so that nobody waits for that.
    stage?.close().catch(() => {});
    return { taken, fault: { law: "each step ends", text: (failure as Error).message } };
  }
}

/**
 * What a promise gives, if that comes in time. What a page is asked, Playwright waits for without end.
 *
 * @param what What it is to do; each error begins with it.
 * @throws Where it fails, or is late.
 */
async function inTime<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no end after ${patience / 1000} s`)), patience).unref();
  });
  return Promise.race([promise, late]).catch((failure) => {
    throw new Error(`${what}: ${failure instanceof Error ? failure.message : failure}`);
  });
}

/** Takes the steps of a walk up to the first fault, and notes those that could be taken. */
async function walkOn(
  stage: Stage,
  steps: readonly Step[],
  taken: Step[],
): Promise<Fault | undefined> {
  const memory = newMemory();
  let seen: Seen | undefined;
  for (const step of steps) {
    taken.push(step);
    const deed = await inTime(`The step ${step.do}`, take(stage, step, seen, memory));
    if (!deed) {
      taken.pop();
      continue;
    }
    const judged = judge({ stage, step, deed, memory, before: seen });
    const { now, faults } = await inTime(`What came of ${step.do}`, judged);
    seen = now;
    if (faults?.[0]) return faults[0];
  }
  if (!seen || stage.world.meddled) return undefined;
  return inTime("What axe finds", judgeByAxe(stage, seen));
}

/** Takes a step; undefined where it cannot be taken. */
async function take(
  stage: Stage,
  step: Step,
  seen: Seen | undefined,
  memory: Memory,
): Promise<Deed | undefined> {
  if (await happen(stage, step, seen)) return {};
  const deed = seen && (await act(personAt(stage, seen, memory), step));
  return deed && { ...deed, early: !seen?.alive };
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

async function judgeByAxe(stage: Stage, seen: Seen): Promise<Fault | undefined> {
  const judge = async () => {
    await stage.page.evaluate(settleColours);
    const findings = await axeFindings(stage.page);
    if (findings.length > 0) throw new Error(findings.join("\n"));
  };
  try {
    // What was still on its way, such as an answer, may have changed the page meanwhile.
    await judge().catch(judge);
    return undefined;
  } catch (failure) {
    // The last step's document may have come only now, or the browser's own words in its place.
    if ((await lookAround(stage))?.document !== seen.document) return undefined;
    return { law: "axe", text: (failure as Error).message };
  }
}
