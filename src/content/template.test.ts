import { describe, expect, it } from "vitest";
import { fill, partsOf, slotsOf } from "./template.ts";

describe("templates", () => {
  it("name their slots in order", () => {
    expect(slotsOf("{page} – {company}")).toEqual(["page", "company"]);
  });

  it("are filled slot by slot", () => {
    expect(fill("{page} – {company}", { page: "About", company: "A {page} & B" })).toBe(
      "About – A {page} & B",
    );
  });

  it("keep a slot that has no value", () => {
    expect(fill("Write to {email}.", {})).toBe("Write to {email}.");
  });

  it("are cut at their slots", () => {
    expect(partsOf("© {year} {company}.")).toEqual([
      { text: "© ", slot: "year" },
      { text: " ", slot: "company" },
      { text: "." },
    ]);
  });
});
