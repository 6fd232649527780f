import { inspect } from "node:util";
import { expect, it } from "vitest";
import { buildDate } from "./dates/day.ts";
import { Refusal } from "./refusal.ts";

it("a refusal prints its message alone, also where a program prints its stack", () => {
  const refuse = () => buildDate({ SOURCE_DATE_EPOCH: "tomorrow" });
  expect(refuse).toThrow(Refusal);
  try {
    refuse();
  } catch (error) {
    expect(inspect(error)).toBe((error as Error).message);
    expect((error as Error).stack).toBe((error as Error).message);
  }
});
