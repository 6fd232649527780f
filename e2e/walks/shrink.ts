import type { Step } from "./steps.ts";
import { type Fault, kindOf, type Walked } from "./walk.ts";

/**
 * Leaves out of a failing walk what the fault does not need: halves, quarters, and at last single
 * steps (delta debugging). A walk in a browser takes seconds, so that it ends when the time is up.
 *
 * @param retake Takes a shorter walk.
 * @param limit When to be content with what there is, in milliseconds from now.
 * @returns The shortest walk found that has a fault of the same kind.
 */
export async function shrink(
  failing: Walked & { fault: Fault },
  retake: (steps: readonly Step[]) => Promise<Walked>,
  limit: number,
): Promise<Walked & { fault: Fault }> {
  const end = Date.now() + limit;
  let best = failing;
  for (let size = Math.ceil(best.taken.length / 2); size > 0; ) {
    let shortened = false;
    // From the end, where the fault is nearest; the last step brought it about.
    for (let to = best.taken.length - 1; to > 0; to -= size) {
      if (Date.now() > end) return best;
      const steps = best.taken.filter((_, index) => index < to - size || index >= to);
      const { taken, fault } = await retake(steps);
      if (!fault || kindOf(fault) !== kindOf(best.fault)) continue;
      best = { taken, fault };
      shortened = true;
      to = Math.min(to, best.taken.length);
    }
    if (!shortened || size > 1) size = size === 1 ? 0 : Math.floor(size / 2);
  }
  return best;
}
