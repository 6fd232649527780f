import { Refusal } from "../check/refusal.ts";

/**
 * The port that `PORT` names, or the other one.
 *
 * @throws Refusal if there cannot be such a port.
 */
export function portOr(other: number, environment: NodeJS.ProcessEnv = process.env): number {
  const named = environment["PORT"] || String(other);
  if (/^\d{1,5}$/.test(named) && Number(named) < 65536) return Number(named);
  throw new Refusal(`PORT must be a number up to 65535, and is ${JSON.stringify(named)}.`);
}
