import type { Event } from "../../../src/engine/schema/layouts/events.ts";
import { fixtureContent } from "../files/fixture-content.ts";

/** An event of a test: when it is, and what else it says. */
export type Given = Partial<Event> & { from: string };

const words = {
  ...{ time: "When", weekly: "Every week", monthly: "Every month", except: "Not on" },
  ...{ where: "Where", join: "Online", cost: "Price", over: "Over", calendar: "Calendar" },
};

/** A site with events, by the names of their files, and the list of them. */
export function siteWith(events: Readonly<Record<string, Given>>, timeZone?: string, past?: true) {
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
