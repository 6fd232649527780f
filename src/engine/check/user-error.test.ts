import { inspect } from "node:util";
import { expect, it } from "vitest";
import { buildDate } from "../../../scripts/disk/build-day.ts";
import { UserError } from "./user-error.ts";

it("a refusal prints its message alone, also where a program prints its stack", () => {
  const throwUserError = () => buildDate({ SOURCE_DATE_EPOCH: "tomorrow" });
  expect(throwUserError).toThrow(UserError);
  try {
    throwUserError();
  } catch (error) {
    expect(inspect(error)).toBe((error as Error).message);
    expect((error as Error).stack).toBe((error as Error).message);
  }
});
