import { nginxSteps } from "./nginx-steps.ts";
import { type Step, steps } from "./steps.ts";

/** What the browser tests are told: to leave out no combination, to kill a build fifty times, and to walk. */
const whole = { MATRIX: "whole", KILLS: "50", WALK_MINUTES: "10" };

/** The usual steps with all that is too long for each change, and then those against nginx. */
export function fullSteps(root: string, browserArguments: readonly string[]): Step[] {
  return [...steps(root, browserArguments, whole), ...nginxSteps(root, browserArguments)];
}
