import type { FormAsked } from "../protocol/requests.ts";
import type { Drafts } from "../state/text-drafts.ts";

const hours = ["hours", "exceptions"];

/** What `site.yaml` says, and what of the contact page is about the whole site, in the order in which people ask. */
export const settingsGroups: Readonly<Record<string, readonly FormAsked[]>> = {
  company: [{ place: "site#/company" }],
  contact: [{ place: "site#/contact", but: hours }, { place: "site#/booking" }],
  hours: [
    { place: "site#/contact", only: hours },
    { place: "site#/contact/places/*", only: ["name", ...hours] },
  ],
  look: [{ place: "site#/theme" }, { place: "site#/versal" }, { place: "site#/drawings" }],
  menus: [{ place: "site#/startPage" }, { place: "site#/header" }, { place: "site#/footer" }],
  form: [{ place: "site#/delivery" }, { place: "@contact#/form/fields" }],
  languages: [
    { place: "site#/language" },
    { place: "site#/answers" },
    { place: "site#/vocabulary" },
  ],
  announcement: [{ place: "site#/announcement" }],
  visits: [{ place: "site#/analytics" }],
  address: ["sample", "origin", "edit", "robots", "security"].map((key) => ({
    place: `site#/${key}`,
  })),
  // It also has what is found elsewhere in the file, such as an unknown key or an old version.
  checking: [{ place: "site#", only: ["rules", "limits", "reviewed"] }],
};

/** The places of what is typed in a group of the settings, or in any, and not saved. */
export function settingsDrafts(
  drafts: Drafts,
  asked: readonly FormAsked[] = Object.values(settingsGroups).flat(),
) {
  return Object.keys(drafts).filter((place) => isInGroup(asked, place));
}

/** Whether a place is in a group of the settings. */
export const isInGroup = (asked: readonly FormAsked[], place: string): boolean =>
  asked.some((one) => isOf(one, place));

function isOf({ place, only, but = [] }: FormAsked, typed: string): boolean {
  const [group = ""] = place.replace(/^@[^#]*/, "").split("/*");
  const [before, after] = typed.split(group, 2);
  if (after === undefined || (place.startsWith("site") && before !== "")) return false;
  const key = after.split("/")[place.endsWith("*") ? 2 : 1] ?? "";
  return !but.includes(key) && (only?.includes(key) ?? true);
}
