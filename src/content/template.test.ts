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

  it("have one full stop after a value that ends with its own", () => {
    expect(fill("© {company}. All rights.", { company: "Firm Inc." })).toBe(
      "© Firm Inc. All rights.",
    );
    expect(fill("© {company}. All rights.", { company: "Firm" })).toBe("© Firm. All rights.");
  });

  it("are cut at their slots", () => {
    expect(partsOf("© {year} {company}.")).toEqual([
      { text: "© ", slot: "year" },
      { text: " ", slot: "company" },
      { text: "." },
    ]);
  });
});
