import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { sideFiles } from "../../../../scripts/build/side-files.ts";
import { collect } from "../../../../scripts/testing/build/collect.ts";
import { siteWith } from "../../../../scripts/testing/build/event-site.ts";
import { graphOf } from "../../../../scripts/testing/build/graph-of.ts";
import type { Event } from "../../../engine/schema/layouts/events.ts";
import type { Content } from "../../../site/data/content.ts";
import { calendar } from "./calendar.ts";
import { compare } from "./entries.ts";
import { occurrencesOf } from "./events.ts";

/** What a kept parser reads of the calendar of all events. */
function read(content: Content) {
  const events = Object.entries(content.pages).flatMap(([key, page]) =>
    page.layout === "event" ? [[key, page] as const] : [],
  );
  const text = calendar(events, content, "https://site.example/");
  const parsed = new ICAL.Component(ICAL.parse(text));
  const [zone] = parsed.getAllSubcomponents("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  const found = parsed.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return { text, found };
}

describe("a calendar", () => {
  const long =
    "Ünïcödé, with; commas \\ and 東京東京東京東京東京東京東京東京東京東京東京東京".repeat(3);

  it("has each text as it was written, in lines of at most 75 octets", () => {
    const { text, found } = read(siteWith({ fair: { from: "2026-12-12", lead: long } }));
    expect(found[0]?.description).toBe(long);
    expect(found[0]?.component.getFirstPropertyValue("url")).toBe(
      "https://site.example/events/fair",
    );
    const lines = text.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[^\r]\n/);
  });

  it("has isolates round a number in words from right to left, and search engines none", () => {
    const title = "חייגו +972 4 000 0199 מחר";
    const content = siteWith({ fair: { from: "2026-12-12", title } });
    const [event] = read(content).found;
    expect(event?.summary).toBe("חייגו \u2066+972 4 000 0199\u2069 מחר");
    expect(JSON.stringify(graphOf("events/fair", content))).toContain(`"${title}"`);
  });

  it.each([
    ["2026-12-12", undefined, "2026-12-12", "2026-12-13"],
    ["2026-12-12", "2026-12-13", "2026-12-12", "2026-12-14"],
    ["2026-12-12 19:30", "2026-12-13 01:00", "2026-12-12T19:30:00", "2026-12-13T01:00:00"],
  ])("%s until %s begins at %s and ends before %s", (from, until, start, end) => {
    const { text, found } = read(siteWith({ fair: { from, until } }));
    const [event] = found;
    expect(text).toMatch(/^DTSTART(?:;VALUE=DATE:\d{8}|:\d{8}T\d{6})\r$/m);
    expect(event?.startDate.toString()).toBe(start);
    expect(event?.endDate.toString()).toBe(end);
    // Without a time zone of the firm it is the time of the clock.
    expect(event?.startDate.zone.tzid).toBe("floating");
  });

  it.each([
    ["Europe/Berlin", "2027-03-23 19:00", ["18:00", "17:00", "17:00"]],
    ["America/New_York", "2027-03-09 19:00", ["00:00", "23:00", "23:00"]],
    ["Asia/Kolkata", "2027-03-23 19:00", ["13:30", "13:30", "13:30"]],
  ])("in %s keeps the time of the clock when summer begins", (zone, from, utc) => {
    const until = from.replace(/\d\d:/, (hours) => `${Number(hours.slice(0, 2)) + 1}:`);
    const days = { "2027-03-23": "2027-04-06", "2027-03-09": "2027-03-23" };
    const repeat = { until: days[from.slice(0, 10) as keyof typeof days] };
    const [event] = read(siteWith({ class: { from, until, repeat } }, zone)).found;
    const iterator = event?.iterator();
    const times = Array.from({ length: 4 }, () => iterator?.next()).flatMap((time) => time ?? []);
    expect(times.map((time) => time.toJSDate().toISOString().slice(11, 16))).toEqual(utc);
  });

  it.each([
    ["is brought forward", { from: "2026-12-05" }, 0],
    ["is moved again, on a day that it names", { from: "2026-12-05", updated: "2026-11-03" }, 1],
    ["has no second day", { updated: "2026-11-04", repeat: { until: "2026-12-12" } }, 1],
  ])("is no older, and the same event, once it %s", (_, change, order) => {
    const event = { from: "2026-12-12", ...(order > 0 && { updated: "2026-11-02" }) };
    const moved = { ...event, ...change, formerly: ["events/first"] };
    const [before, after] = [siteWith({ first: event }), siteWith({ second: moved })].map(
      (content) => read(content).found[0]?.component,
    );
    const valuesOf = (name: string) =>
      [before, after].map((one) => one?.getFirstPropertyValue(name));
    const [earlier, later] = valuesOf("dtstamp").map(String);
    expect(compare(`${later}`, `${earlier}`)).toBe(order);
    const [number, next] = valuesOf("sequence").map(Number);
    expect(Math.sign(Number(next) - Number(number))).toBe(order);
    expect(new Set(valuesOf("uid"))).toEqual(new Set(["events/first@site.example"]));
  });

  it("has a name where people subscribe to it, in each language, and none of one event", async () => {
    const content = siteWith({ fair: { from: "2126-12-12" } });
    Object.assign(content.site, { titleTemplate: "{page} – {company}" });
    Object.assign(content.site.company, { name: "Pots & Co" });
    Object.assign(content.pages["events"] as object, { title: "Termine" });
    const files = await collect(sideFiles({ ...content, folder: "de/" }, "/"));
    const namesIn = (file: string) => {
      const parsed = new ICAL.Component(ICAL.parse(`${files.get(file)}`));
      return ["name", "x-wr-calname"].map((name) => parsed.getFirstPropertyValue(name));
    };
    const name = "Termine – Pots & Co";
    expect(namesIn("de/events.ics")).toEqual([name, name]);
    expect(namesIn("de/events/fair.ics")).toEqual([null, null]);
  });

  it.each<[from: string, repeat: Event["repeat"], days: string[]]>([
    [
      "2026-12-08 19:00",
      { on: ["tue", "thu"], until: "2026-12-17", except: ["2026-12-10"] },
      ["2026-12-08", "2026-12-15", "2026-12-17"],
    ],
    // The first Tuesdays.
    [
      "2026-12-01 19:00",
      { every: "month", until: "2027-03-02", except: ["2027-02-02"] },
      ["2026-12-01", "2027-01-05", "2027-03-02"],
    ],
    // The last Fridays, of which some are the fourth and some the fifth.
    [
      "2026-12-25",
      { every: "month-end", until: "2027-02-28" },
      ["2026-12-25", "2027-01-29", "2027-02-26"],
    ],
  ])("has the days of a series from %s alone", (from, repeat, days) => {
    const [event] = read(siteWith({ class: { from, repeat } })).found;
    const iterator = event?.iterator();
    const times = Array.from({ length: 9 }, () => iterator?.next()).flatMap((time) => time ?? []);
    expect(times.map((time) => time.toString().slice(0, 10))).toEqual(days);
    const dates = occurrencesOf({ from, repeat }).map((one) => one.from.slice(0, 10));
    expect(dates).toEqual(days);
  });
});
