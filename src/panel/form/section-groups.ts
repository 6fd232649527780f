import type { SectionKind } from "../../engine/schema/section-kinds.ts";

/** The groups in which kinds of section are shown, in the order in which most pages need them. */
export const sectionGroups = ["text", "pictures", "facts", "pages", "actions", "own"] as const;

type SectionGroup = (typeof sectionGroups)[number];

/** The group of each kind; an owner's kinds have the last one. */
export const groupOfKind: Readonly<Record<SectionKind, SectionGroup>> = {
  hero: "text",
  features: "text",
  values: "text",
  passages: "text",
  quotes: "text",
  questions: "text",
  people: "text",
  steps: "text",
  picture: "pictures",
  gallery: "pictures",
  video: "pictures",
  logos: "pictures",
  hours: "facts",
  figures: "facts",
  prices: "facts",
  table: "facts",
  timetable: "facts",
  products: "pages",
  news: "pages",
  events: "pages",
  jobs: "pages",
  cases: "pages",
  downloads: "actions",
  form: "actions",
  action: "actions",
};
