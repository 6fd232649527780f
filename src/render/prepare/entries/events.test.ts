import { describe, expect, it, vi } from "vitest";
import { type Given, siteWith } from "../../../../scripts/testing/build/event-site.ts";
import { graphOf } from "../../../../scripts/testing/build/graph-of.ts";
import { fixtureContent } from "../../../../scripts/testing/files/fixture-content.ts";
import { newestEntries, publishedContent, shownEntries } from "./collections.ts";

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
