import { expect, it } from "vitest";
import { graphOf } from "../../../../scripts/testing/build/graph-of.ts";
import { fixtureContent } from "../../../../scripts/testing/files/fixture-content.ts";
import type { Hours } from "../../../engine/schema/groups/opening-hours.ts";
import type { Content } from "../../../site/data/content.ts";
import { formatHours, renderedPlaces } from "./opening-hours.ts";

const today = "2026-12-20";
const week = { "mon-thu": "9:00–12:00, 13:30–17:00", fri: "9:00-24:00", sat: "closed" };

/** The table in a language, a row a line, with plain spaces. */
function tableIn(language: string, hours: Hours["hours"] = week): string[] {
  const words = { interface: { closed: "closed" } };
  const site = { ...fixtureContent().site, language, words };
  const { rows = [] } = formatHours({ hours }, { site } as never, today) ?? {};
  return rows.map(({ days, times, isClosed }) =>
    `${days}: ${times.join(", ")}${isClosed ? "!" : ""}`.replaceAll(/[\u2009\u202F\u00A0]/g, " "),
  );
}

it.each([
  ["en-GB", "Monday – Thursday: 9:00–12:00, 13:30–17:00", "Friday: 9:00–24:00"],
  [
    "en-US",
    "Monday – Thursday: 9:00 AM – 12:00 PM, 1:30 PM – 5:00 PM",
    "Friday: 9:00 AM – 12:00 AM",
  ],
  ["de", "Montag – Donnerstag: 9:00–12:00, 13:30–17:00", "Freitag: 9:00–24:00"],
  ["zh", "星期一 – 星期四: 9:00–12:00, 13:30–17:00", "星期五: 9:00–24:00"],
  ["ja", "月曜日～木曜日: 9:00～12:00, 13:30～17:00", "金曜日: 9:00～24:00"],
  ["ko", "월요일 ~ 목요일: 09:00 ~ 12:00, 13:30 ~ 17:00", "금요일: 09:00 ~ 24:00"],
])("joins neighbouring days with the same hours in %s", (language, ...rows) => {
  expect(tableIn(language).slice(0, 2)).toEqual(rows);
  expect(tableIn(language)).toHaveLength(3);
});

it("shows a night by its two times, and words as they are written", () => {
  const hours = {
    "fri,sat": "18:00–2:00",
    mon: "9:00–12:00, by appointment",
    wed: "by appointment",
  };
  const [monday, , wednesday, , weekend] = tableIn("en-GB", hours);
  expect([monday, wednesday, weekend]).toEqual([
    "Monday: 9:00–12:00, by appointment",
    "Wednesday: by appointment",
    "Friday and Saturday: 18:00–2:00",
  ]);
  expect(tableIn("en-US", hours)).toContain("Friday and Saturday: 6:00 PM – 2:00 AM");
});

it("begins the week after the weekend of a language, and writes its digits", () => {
  expect(tableIn("en-GB").at(-1)).toBe("Saturday and Sunday: closed!");
  expect(tableIn("ar-JO", { "sat-thu": "9:00–17:00" })).toEqual([
    "الأحد – الخميس: ٩:٠٠ ص – ٥:٠٠ م",
    "الجمعة: closed!",
    "السبت: ٩:٠٠ ص – ٥:٠٠ م",
  ]);
  expect(tableIn("en-GB", { "mon-sun": "0:00–24:00" })).toEqual(["Monday – Sunday: 0:00–24:00"]);
  expect(tableIn("en-US", { "mon-sun": "0:00–24:00" })).toEqual(["Monday – Sunday: 24 hours"]);
  expect(tableIn("en-GB", {})).toEqual(["Monday – Sunday: closed!"]);
});

const exceptions = [
  { from: "2027-01-17", until: "2027-01-17", text: "In four weeks.", hours: "9:00–12:00" },
  { from: "2026-12-01", until: "2026-12-20", text: "Ends today." },
  { from: "2026-12-01", until: "2026-12-19", text: "Ended." },
  { from: "2027-01-18", until: "2027-01-19", text: "Later." },
];

it("shows exceptions from four weeks before, the next first, until they are over", () => {
  const shown = formatHours({ exceptions }, fixtureContent(), today);
  expect(shown?.rows).toEqual([]);
  expect(shown?.exceptions.map(({ text, times }) => [text, times?.length])).toEqual([
    ["Ends today.", undefined],
    ["In four weeks.", 1],
  ]);
  expect(formatHours({ exceptions }, fixtureContent(), "2027-02-01")).toBeUndefined();
});

/** A site with hours and a further place, published on a day. */
function siteWithPlaces() {
  const content = fixtureContent();
  const place = { latitude: 52.4, longitude: -2.7 };
  const further = { name: "Workshop", address: ["2 Kiln Yard", "Ludlow"], place, hours: week };
  Object.assign(content.site.contact, { hours: week, exceptions, places: [further] });
  return content;
}

it("names each place that has hours", () => {
  const content = siteWithPlaces();
  const names = (one: Content) =>
    renderedPlaces(one, today).flatMap(({ name, hours }) => (hours ? name : []));
  expect(names(content)).toEqual(["words", "Workshop"]);
  expect(names(fixtureContent())).toEqual([]);
});

it("search engines read hours on the first page and the contact page", () => {
  const content = siteWithPlaces();
  const [, first, further] = graphOf("home", content);
  expect(first).toMatchObject({ "@type": "LocalBusiness", address: { "@type": "PostalAddress" } });
  expect(first.openingHoursSpecification).toHaveLength(9);
  expect(first.openingHoursSpecification.at(-1)).toEqual({
    ...{ "@type": "OpeningHoursSpecification", dayOfWeek: "Friday" },
    ...{ opens: "09:00", closes: "23:59" },
  });
  expect(further).toMatchObject({
    ...{ geo: { latitude: 52.4 }, parentOrganization: { "@id": first["@id"] } },
  });
  expect(graphOf("contact", content)).toEqual([first, further]);
  // A night closes earlier than it opens, and words are no times.
  Object.assign(content.site.contact, {
    hours: { fri: "18:00–2:00", sat: "9:00–12:00, by appointment", sun: "by appointment" },
    exceptions: ["by appointment", "closed"].map((hours) => ({ ...exceptions[0], hours })),
  });
  const [night] = graphOf("contact", content);
  const times = (one: { opens: string; closes: string }) => [one.opens, one.closes];
  expect(night.openingHoursSpecification.map(times)).toEqual([
    ["18:00", "02:00"],
    ["09:00", "12:00"],
  ]);
  expect(night.specialOpeningHoursSpecification.map(times)).toEqual([["00:00", "00:00"]]);
  content.site.company.type = "Physiotherapy";
  content.site.booking = "https://book.internal/firm";
  const target = { "@type": "EntryPoint", urlTemplate: content.site.booking };
  const [practice, other] = graphOf("contact", content);
  expect(practice).toMatchObject({
    ...{ "@type": "Physiotherapy", potentialAction: { "@type": "ReserveAction", target } },
  });
  expect(other).not.toHaveProperty("potentialAction");
});
