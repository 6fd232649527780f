import { expect, it } from "vitest";
import { anySection, sectionKinds } from "../schema/section-kinds.ts";
import { siteSchema } from "../schema/site.ts";
import { fieldOf } from "../shape/fields/field.ts";
import { blankEntry } from "./blank-entry.ts";

const section = fieldOf(anySection({}));
const defaults = { page: "home", picture: "shop.jpg" };

it.each(Object.keys(sectionKinds))("a section of %s begins with gaps", (kind) => {
  const entry = blankEntry(section, { kind }, defaults);
  expect(section.accepts(entry)).toBe(true);
  const words = JSON.stringify(entry).match(/(?<=:|\[)"[^"]*"/g);
  expect(words?.filter((word) => word !== '"…"').sort()).toEqual(
    [
      ...(kind === "action" ? ['"home"'] : []),
      `"${kind}"`,
      ...(kind === "form" ? ['"name"'] : []),
      ...(kind === "timetable" ? ['"mon"', '"18:00"'] : []),
      ...(/gallery|^picture|video/.test(kind) ? ['"shop.jpg"'] : []),
    ].sort(),
  );
});

it("an entry has the optional texts of the one next to it, and no number or address of it", () => {
  const people = {
    kind: "people",
    id: "us",
    heading: "Us",
    items: [{ name: "A", role: "B", text: "C" }],
  };
  const [person] = people.items;
  const field = section.at(["items"], people)?.element;
  expect(field && blankEntry(field, person, defaults)).toEqual({ name: "…", role: "…", text: "…" });
  expect(blankEntry(section, people, defaults)).toEqual({
    ...{ kind: "people", heading: "…", items: [{ name: "…", role: "…", text: "…" }] },
  });
  const phones = fieldOf(siteSchema).at(["contact", "phones"], {})?.element;
  const phone = { label: "Desk", number: "+442079460142", display: "x", formerly: ["0113"] };
  expect(phones && blankEntry(phones, phone, defaults)).toEqual({
    ...{ label: "…", number: "…", display: "…" },
  });
  const links = fieldOf(siteSchema).at(["header", "links"], {})?.element;
  const [led, page] = [{ text: "A", href: "tel:112" }, { page: "prices" }];
  expect(links && [led, page].map((one) => blankEntry(links, one, defaults))).toEqual([
    ...[
      { text: "…", href: "…" },
      { text: "…", ...page },
    ],
  ]);
  expect(blankEntry(section, { kind: "prices" }, defaults)).toMatchObject({
    table: { columns: ["…", "…"], rows: [["…", "…"]] },
  });
  // Nobody knows its last day.
  expect(blankEntry(fieldOf(siteSchema.shape.announcement), undefined, defaults)).toBeUndefined();
  const row = section.at(["table", "rows"], { kind: "prices" })?.element;
  expect(row && blankEntry(row, ["Small", "£9", "5"], defaults)).toEqual(["…", "…", "…"]);
});
