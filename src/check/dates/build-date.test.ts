import { describe, expect, it } from "vitest";
import { buildDate } from "./build-date.ts";

describe("buildDate", () => {
  it("takes SOURCE_DATE_EPOCH for now", () => {
    expect(buildDate({ SOURCE_DATE_EPOCH: "1" }).toISOString()).toBe("1970-01-01T00:00:01.000Z");
  });

  it.each(["yesterday", "-1", "253402300800", "9".repeat(30)])("refuses %s", (seconds) => {
    expect(() => buildDate({ SOURCE_DATE_EPOCH: seconds })).toThrow("whole number of seconds");
  });

  it("else asks the clock", () => {
    expect(Math.abs(buildDate({}).getTime() - Date.now())).toBeLessThan(1000);
  });
});
