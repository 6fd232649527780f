import { describe, expect, it, vi } from "vitest";
import { isFuture, timeZoneOf } from "../../src/engine/check/time-zone.ts";
import { buildDate, buildDay } from "./build-day.ts";

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
  // Noon of the year's last day in UTC.
  const noon = { SOURCE_DATE_EPOCH: `${Date.UTC(2026, 11, 31, 12) / 1000}` };

  it.each([
    ["2026-12-31", { timeZone: "America/Los_Angeles" }],
    ["2027-01-01", { timeZone: "Pacific/Auckland" }],
    ["2027-01-01", { timeZone: "Pacific/Kiritimati", country: "US" }],
    ["2027-01-01", { country: "FJ" }],
    // Two zones with the same clocks, and two with others.
    ["2026-12-31", { country: "DE" }],
    ["2026-12-31", { country: "NZ" }],
    ["2026-12-31", {}],
  ])("are those of the firm at a moment: %s with %j", (day, firm) => {
    expect(buildDay(firm, noon)).toBe(day);
  });

  it("begin at midnight of the firm's clock, in summer too", () => {
    const at = (time: string) => ({ SOURCE_DATE_EPOCH: `${Date.parse(time) / 1000}` });
    const firm = { country: "GB" };
    expect(buildDay(firm, at("2026-07-31T22:59:59Z"))).toBe("2026-07-31");
    expect(buildDay(firm, at("2026-07-31T23:00:00Z"))).toBe("2026-08-01");
  });

  it("are those of the machine, where nothing says more", () => {
    const machine = (time: Date) => vi.setSystemTime(time) && buildDay({}, {});
    vi.useFakeTimers({ toFake: ["Date"] });
    expect(machine(new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
    expect(machine(new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31");
    vi.useRealTimers();
  });

  it("are still to come once they have begun nowhere", () => {
    expect(isFuture("2026-12-31", "2026-12-31")).toBe(false);
    expect(isFuture("2027-01-01", "2026-12-31")).toBe(false);
    expect(isFuture("2027-01-02", "2026-12-31")).toBe(true);
  });
});

it.each([
  ["DE", "Europe/Berlin"],
  ["JP", "Asia/Tokyo"],
  ["US", undefined],
  ["NZ", undefined],
  ["AQ", undefined],
  ["BV", undefined],
])("the clock of a firm is that of its country, if it has one: %s", (country, zone) => {
  expect(timeZoneOf({ country })).toBe(zone);
  expect(timeZoneOf({ country, timeZone: "Asia/Kolkata" })).toBe("Asia/Kolkata");
});
