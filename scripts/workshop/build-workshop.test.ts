import { expect, it } from "vitest";
import { withParts } from "./build-workshop.ts";

it("content gets the parts that it leaves out, and keeps its own words and lists", () => {
  const contact = { heading: "Words", bubble: { lines: ["One"] }, phones: ["1", "2"] };
  const other = { pages: { about: { heading: "About" }, contact } };
  const own = { pages: { contact: { heading: "Own words", phones: [] } } };
  expect(withParts<object>(own, other)).toEqual({
    pages: { ...other.pages, contact: { ...contact, heading: "Own words", phones: [] } },
  });
  expect(withParts<object>({ pages: {} }, { pages: {}, title: "Words" })).toEqual({ pages: {} });
});
