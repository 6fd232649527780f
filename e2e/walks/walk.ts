import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Browser } from "playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { settleColours } from "../support/conditions.ts";
import { act, open } from "./act.ts";
import { inTime } from "./in-time.ts";
import { laws, type Scene } from "./laws.ts";
import type { Seen } from "./look.ts";
import { type Deed, hasLeft, type Memory, newMemory, remember } from "./memory.ts";
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
  fault?: Fault;
}

/**
 * Faults that are known, and so do not end a walk, that others show behind them: what the lines of a
 * file say, whose name `WALK_KNOWN` gives. Texts and numbers in them count as alike.
 */
const known = new Set(
  process.env["WALK_KNOWN"] ? readFileSync(process.env["WALK_KNOWN"], "utf8").split("\n") : [],
);

/** A fault in words that are the same for all of its kind. */
export function kindOf({ law, text }: Fault): string {
  const [line = ""] = text.replace(/"[^"]*"|\d+/g, "…").split("\n");
  return `${law}: ${line}`;
}

/** Until a fault stands for so long, in milliseconds, the page may still be at it. */
const moments = [60, 300, 800];

/** How long a step may take, and the laws after it: a person waits for half a minute at most. */
const patience = 60_000;

/**
 * Takes a walk on a site, and judges each step. One that fails or never ends breaks a law as well.
 *
 * @param limit When a step is taken for one that never ends, in milliseconds.
 */
export async function walk(
  browser: Browser,
  site: WalkedSite,
  steps: readonly Step[],
  limit = patience,
): Promise<Walked> {
  const taken: Step[] = [];
  let stage: Stage | undefined;
  try {
    stage = await inTime("A browser before the first step", openStage(browser, site), limit);
    const fault = await walkOn(stage, steps, taken, limit);
    await inTime("The end of the browser", stage.close(), limit);
    return fault ? { taken, fault } : { taken };
  } catch (failure) {
    // What hangs may hang at its end too, so that nobody waits for that.
    stage?.close().catch(() => {});
    return { taken, fault: { law: "each step ends", text: (failure as Error).message } };
  }
}

/** Takes the steps of a walk up to the first fault, and notes those that could be taken. */
async function walkOn(
  stage: Stage,
  steps: readonly Step[],
  taken: Step[],
  limit: number,
): Promise<Fault | undefined> {
  const memory = newMemory();
  let seen: Seen | undefined;
  for (const step of steps) {
    taken.push(step);
    const deed = await inTime(`The step ${step.do}`, take(stage, step, seen, memory), limit);
    if (!deed) {
      taken.pop();
      continue;
    }
    const judged = judge(stage, step, deed, memory, seen);
    const { now, fault } = await inTime(`What came of ${step.do}`, judged, limit);
    seen = now;
    if (fault) return fault;
  }
  if (!seen || stage.world.meddled) return undefined;
  return inTime("What axe finds", judgeByAxe(stage, seen), limit);
}

/** Takes a step; undefined where it cannot be taken. */
async function take(
  stage: Stage,
  step: Step,
  seen: Seen | undefined,
  memory: Memory,
): Promise<Deed | undefined> {
  if (step.do === "open") {
    await open(stage, step.path);
    return {};
  }
  if (step.do === "resize" || step.do === "reload" || step.do === "back")
    return act(stage, step, seen as Seen, memory);
  if (await happen(stage, step, seen)) return {};
  const deed = seen && (await act(stage, step, seen, memory));
  return deed && { ...deed, early: !seen?.alive };
}

/** Looks at what came of a step, until all laws hold or a fault stays. */
async function judge(
  stage: Stage,
  step: Step,
  deed: Deed,
  memory: Memory,
  before: Seen | undefined,
): Promise<{ now: Seen | undefined; fault?: Fault }> {
  let now = await lookAround(stage);
  remember(memory, deed, stage);
  // What was typed where nothing can be kept goes with its document, and no other page can tell of it.
  if (stage.world.storageRefused && (!now?.form || now.document !== before?.document))
    memory.owed = [];
  let faults = now ? faultsOf({ stage, step, deed, memory, before, after: now }) : [];
  for (const moment of moments) {
    if (faults.length === 0) break;
    await stage.page.waitForTimeout(moment);
    now = await lookAround(stage);
    remember(memory, {}, stage);
    const still = now ? faultsOf({ stage, step, deed, memory, before, after: now }) : [];
    faults = faults.filter(({ law }) => still.some((other) => other.law === law));
  }
  memory.heard = stage.complaints.length;
  memory.owed = memory.owed.filter(({ text }) => !hasLeft(text, stage));
  const [fault] = faults;
  return { now, ...(fault && { fault }) };
}

function faultsOf(scene: Scene): Fault[] {
  const faults = Object.entries(laws).flatMap(([law, judge]) =>
    judge(scene).flatMap((text) => (text ? [{ law, text }] : [])),
  );
  if (scene.deed.failed) faults.push(scene.deed.failed);
  return faults.filter((fault) => !known.has(kindOf(fault)));
}

async function judgeByAxe(stage: Stage, seen: Seen): Promise<Fault | undefined> {
  const judge = async () => {
    await stage.page.evaluate(settleColours);
    await expectNoViolations(stage.page, `the page at ${seen.path}`);
  };
  try {
    // What was still on its way, such as an answer, may have changed the page meanwhile.
    await judge().catch(judge);
    return undefined;
  } catch (failure) {
    // The last step's document may have come only now, or the browser's own words in its place.
    if ((await lookAround(stage))?.document !== seen.document) return undefined;
    // Each with the element, and what axe would have it be.
    const lines = stripVTControlCharacters(`${failure}`).matchAll(/^\+ +(?!Array)(.*)$/gm);
    const findings = [...lines].map(([, line]) => `${line}`);
    const rules = findings.flatMap((line) => line.match(/^"([a-z-]+): /)?.[1] ?? []);
    // An open menu covers some of what lies beneath, until it is closed.
    if (seen.themeMenu && rules[0] && rules.every((rule) => rule === "target-size"))
      return undefined;
    return { law: "axe", text: findings.join("\n") || `${failure}` };
  }
}
