import ICAL from "ical.js";
import { describe, expect, it, vi } from "vitest";
import { sideFiles } from "../../../../scripts/build/side-files.ts";
import { collect } from "../../../../scripts/testing/build/collect.ts";
import { graphOf } from "../../../../scripts/testing/build/graph-of.ts";
import { fixtureContent } from "../../../../scripts/testing/files/fixture-content.ts";
import type { Event } from "../../../engine/schema/layouts/events.ts";
import type { Content } from "../../../site/data/content.ts";
import { calendar } from "./calendar.ts";
import { newestEntries, publishedContent, shownEntries } from "./collections.ts";
import { compare } from "./entries.ts";
import { occurrencesOf } from "./events.ts";

type Given = Partial<Event> & { from: string };

const words = {
  ...{
    time: "When",
    weekly: "Every week",
    monthly: "Every month",
    except: "Not on",
    where: "Where",
    join: "Online",
  },
  ...{ cost: "Price", over: "Over", calendar: "Calendar" },
};

/** A site with events, by the names of their files, and the list of them. */
function siteWith(events: Readonly<Record<string, Given>>, timeZone?: string, past?: true) {
  const content = fixtureContent();
  const files = Object.entries(events).map(([name, event]) => [
    `events/${name}`,
    { layout: "event", title: name, heading: name, lead: "It is.", words, ...event },
  ]);
  Object.assign(content.site, { origin: "https://site.example", language: "en-GB" });
  Object.assign(content.site.contact, { timeZone, country: undefined });
  const list = {
    layout: "events",
    heading: "Events",
    past,
    words: { earlier: "Past", all: "All" },
  };
  Object.assign(content.pages, { events: list, ...Object.fromEntries(files) });
  return content;
}

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
  ])(
    "leaves out the days without an event of a series from %s, and ends with its last day",
    (from, repeat, days) => {
      const [event] = read(siteWith({ class: { from, repeat } })).found;
      const iterator = event?.iterator();
      const times = Array.from({ length: 9 }, () => iterator?.next()).flatMap((time) => time ?? []);
      expect(times.map((time) => time.toString().slice(0, 10))).toEqual(days);
      const dates = occurrencesOf({ from, repeat }).map((one) => one.from.slice(0, 10));
      expect(dates).toEqual(days);
    },
  );
});

describe("the list of events", () => {
  const events = {
    fair: { from: "2026-10-03", until: "2026-10-04" },
    class: { from: "2026-11-03 19:00", repeat: { until: "2027-01-05" } },
    market: { from: "2026-11-28", until: "2026-12-24" },
    today: { from: "2026-12-01 09:00", until: "2026-12-01 10:00" },
  };
  const groups = (today: string, past?: true) => {
    const content = publishedContent(siteWith(events, undefined, past), today);
    const { groups } = shownEntries("events", content, today) as {
      groups: { heading: string; posts: { title: string; day: string }[] }[];
    };
    return groups.map(({ heading, posts }) => [heading, ...posts.map(({ title }) => title)]);
  };

  it("has those to come by month, the next first, and one that goes on in this month", () => {
    expect(groups("2026-12-01")).toEqual([["December 2026", "market", "today", "class"]]);
    expect(groups("2026-11-21")).toEqual([
      ["November 2026", "class", "market"],
      ["December 2026", "today"],
    ]);
  });

  it("has those that are over below, where the site wants them", () => {
    expect(groups("2027-01-06")).toEqual([]);
    expect(groups("2027-01-06", true)).toEqual([["Past", "class", "today", "market", "fair"]]);
  });

  it("is short in a section", () => {
    const { posts, allPosts } = newestEntries("events", siteWith(events), "2026-11-21", 2);
    expect(posts).toMatchObject([
      // The year stays with its day, where the list has a narrow column for both.
      {
        title: "class",
        day: "2026-11-24T19:00",
        date: expect.stringContaining("24\u00a0Nov\u00a02026"),
      },
      { title: "market", day: "2026-11-28" },
    ]);
    expect(allPosts).toEqual({ page: "events", text: "All" });
  });
});

describe("the page of an event", () => {
  const shown = (event: Given) =>
    shownEntries("events/one", siteWith({ one: event }), "2026-12-01") as {
      facts: { label: string; value: string }[];
      note?: string;
      file?: { path: string };
    };

  it("says when and where it is, and has a file for calendars", () => {
    const { facts, file } = shown({ from: "2026-12-12 14:00", until: "2026-12-12 17:00" });
    const [when, where] = facts;
    expect(when?.value).toMatch(/^Saturday.* 12\u00a0December 2026.* 14:00\u2060–\u206017:00$/);
    expect(where?.label).toBe("Where");
    expect(file?.path).toBe("/events/one.ics");
  });

  it("keeps each end of its weeks on a line", () => {
    const { facts } = shown({ from: "2026-11-10", repeat: { until: "2027-03-30" } });
    const days = facts[1]?.value.split("\\ ")[1];
    expect(days).toMatch(/^10\u00a0Nov\u00a02026\u00a0–\s30\u00a0Mar\u00a02027$/);
  });

  it("names the days to come of a monthly series", () => {
    const { facts } = shown({
      from: "2026-11-03",
      repeat: { every: "month", until: "2027-01-31" },
    });
    expect(facts[1]).toEqual({
      label: "Every month",
      value: expect.stringMatching(/^1.December.2026\\ 5.January.2027$/),
    });
  });

  it("stays when it is over, and says so", () => {
    const { note, file } = shown({ from: "2026-11-12" });
    expect([note, file]).toEqual(["Over", undefined]);
  });

  it("links to where people join, and shows no address of the firm then", () => {
    const { facts } = shown({ from: "2026-12-12", online: "https://meet.example/a" });
    expect(facts.slice(1)).toEqual([
      { label: "Online", value: "[meet.example](https://meet.example/a)" },
    ]);
  });
});

it.each([
  [{ place: "Hall" }, "Offline", { "@type": "Place", name: "Hall" }],
  [{ online: "https://a.example/" }, "Online", { "@type": "VirtualLocation" }],
  [
    { place: "Hall", online: "https://a.example/" },
    "Mixed",
    [{ "@type": "Place" }, { "@type": "VirtualLocation", url: "https://a.example/" }],
  ],
])("search engines read where an event is: %j", (where, mode, location) => {
  const one = { from: "2127-07-01 19:00", until: "2127-07-01 20:00", ...where };
  const [event] = graphOf("events/one", siteWith({ one }, "Europe/Berlin"));
  expect(event).toMatchObject({
    ...{ "@type": "Event", name: "one", startDate: "2127-07-01T19:00:00+02:00", location },
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
  });
  expect(graphOf("events/one", siteWith({ one }))).toMatchObject([
    { startDate: "2127-07-01T19:00" },
  ]);
  const over = { ...one, from: "2020-07-01", until: "2020-07-01" };
  expect(graphOf("events/one", siteWith({ one: over }))).toEqual([]);
});

it.each([
  ["America/Los_Angeles", "2026-12-12T19:00:00-08:00"],
  ["Pacific/Auckland", undefined],
])("at 17:00 in Los Angeles an event of this evening is to come: %s", (zone, startDate) => {
  vi.stubEnv("SOURCE_DATE_EPOCH", `${Date.parse("2026-12-13T01:00Z") / 1000}`);
  const content = siteWith({ one: { from: "2026-12-12 19:00" } }, zone);
  expect(graphOf("events/one", content)[0]?.startDate).toBe(startDate);
});

it("a job is there from its first to its last day, with what search engines ask for", () => {
  const content = fixtureContent();
  const job = {
    ...{ layout: "job", title: "Baker", heading: "Baker", day: "2026-12-01", until: "2026-12-24" },
    kind: ["part", "temporary"],
    ...{ lead: "Five *nights*.", text: [{ paragraphs: ["You [bake](/about)."] }], remote: true },
    words: {
      kinds: { part: "Part-time", temporary: "For a time" },
      ...{ where: "Place", kindLabel: "Kind", wage: "Pay", deadline: "By" },
    },
  };
  Object.assign(content.pages, { "jobs/baker": job });
  Object.assign(content.site, { origin: "https://site.example" });
  Object.assign(content.site.contact, { country: "US" });
  const days = ["2026-11-30", "2026-12-01", "2026-12-24", "2026-12-25"];
  const isThere = (day: string) => "jobs/baker" in publishedContent(content, day).pages;
  expect(days.map(isThere)).toEqual([false, true, true, false]);
  expect(shownEntries("jobs/baker", content, "2026-12-01")).toMatchObject({
    facts: [{ label: "Place" }, { value: expect.stringContaining("Part-time") }, { label: "By" }],
  });
  expect(graphOf("jobs/baker", content)[0]).toMatchObject({
    ...{ "@type": "JobPosting", datePosted: "2026-12-01", validThrough: "2026-12-24T23:59" },
    description: '<p>Five *nights*.</p><p>You <a href="https://site.example/about">bake</a>.</p>',
    employmentType: ["PART_TIME", "TEMPORARY"],
    jobLocation: { address: { addressCountry: "US" } },
    jobLocationType: "TELECOMMUTE",
  });
  Object.assign(content.site.contact, { timeZone: "Europe/Berlin" });
  expect(graphOf("jobs/baker", content)[0].validThrough).toBe("2026-12-24T23:59:00+01:00");
});
