import { describe, expect, it } from "vitest";
import { buildDate, buildDay, isFuture, localDay } from "./build-day.ts";

describe("the date of a build", () => {
  it("is SOURCE_DATE_EPOCH, else now", () => {
    expect(buildDate({ SOURCE_DATE_EPOCH: "1" }).toISOString()).toBe("1970-01-01T00:00:01.000Z");
    expect(Math.abs(buildDate({}).getTime() - Date.now())).toBeLessThan(1000);
  });

  it.each(["yesterday", "-1", "253402300800", "9".repeat(30)])("is not %s", (seconds) => {
    expect(() => buildDate({ SOURCE_DATE_EPOCH: seconds })).toThrow("whole number of seconds");
  });
});

describe("days", () => {
  it("are those of the machine's place", () => {
    expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
    expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31");
  });

  it("are those of the build's date in any place, where it has one", () => {
    expect(buildDay({ SOURCE_DATE_EPOCH: "1798761599" })).toBe("2026-12-31");
    expect(buildDay({ SOURCE_DATE_EPOCH: "1798761600" })).toBe("2027-01-01");
    expect(buildDay({})).toBe(localDay(new Date()));
  });

  it("are still to come once they have begun nowhere", () => {
    expect(isFuture("2026-12-31", "2026-12-31")).toBe(false);
    expect(isFuture("2027-01-01", "2026-12-31")).toBe(false);
    expect(isFuture("2027-01-02", "2026-12-31")).toBe(true);
  });
});
