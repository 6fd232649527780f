import { describe, expect, it } from "vitest";
import { withAddresses, withoutLinks } from "./without-links.ts";

const isGone = (address: string) => address.startsWith("/about");

describe("a paragraph without its links to a page", () => {
  it.each([
    ["We make pots. [More about us](/about)", "We make pots."],
    ["We make pots. [More about us](/about).", "We make pots."],
    ["We make pots. **[More about us.](/about)**", "We make pots."],
    ["[More about us](/about#team). We make pots.", "We make pots."],
    ["We make pots. [More about us](/about)! Come and see.", "We make pots. Come and see."],
    ["We make pots.\\\n[More about us](/about)", "We make pots."],
    ["We make pots.\\\n[About us](/about)\\\nCome.", "We make pots.\\\nCome."],
    ["私たちは器を作ります。[会社について](/about)", "私たちは器を作ります。"],
    ["[More about us](/about)", ""],
  ])("loses a link that is a sentence of its own: %j", (text, left) => {
    expect(withoutLinks(text, isGone)).toBe(left);
  });

  it.each([
    ["Read [about us](/about) or [write](/contact).", "Read about us or [write](/contact)."],
    ["Pots, and [who makes them](/about).", "Pots, and who makes them."],
    ["Pots. [Who](/about) makes them, **[here](/about)**?", "Pots. Who makes them, **here**?"],
  ])("keeps the words of a link within a sentence: %j", (text, left) => {
    expect(withoutLinks(text, isGone)).toBe(left);
  });
});

it("a paragraph with other addresses leads there, and elsewhere as before", () => {
  const text = "[Us](/about#team), [them](/others), [all](/about)";
  expect(withAddresses(text, isGone, "/contact")).toBe(
    "[Us](/contact), [them](/others), [all](/contact)",
  );
});
