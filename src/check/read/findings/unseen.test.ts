import { expect, it } from "vitest";
import { unseenIn } from "./unseen.ts";

it.each([
  ["Q4\u00A02027", "A no-break space (U+00A0)", "Q4 2027"],
  ["Q4\u30002027", "A space of another width (U+3000)", "Q4 2027"],
  ["2027\u201103\u201109", "A hyphen that does not break (U+2011)", "2027-03-09"],
  ["2027–03–09", "A dash in place of a hyphen (U+2013)", "2027-03-09"],
  ["tag\u200Bline", "A character without width (U+200B)", "tagline"],
  ["\u202Eetag", "A mark of direction (U+202E)", "etag"],
  ["６５", "A full-width sign (U+FF16)", "65"],
  ["t\u0430gline", "A letter of another alphabet (U+0430)", "tagline"],
  ["\u00A0b\u043E\u200Bok", "A no-break space (U+00A0)", " book"],
])("%j is not what it looks like", (text, what, seen) => {
  expect(unseenIn(text)).toEqual({ what, seen });
});

it.each(["Q4 2027", "2027-03-09", "naïve", "日本語", "жук", "తెలుగు"])(
  "%s is what it looks like",
  (text) => {
    expect(unseenIn(text)?.seen ?? text).toBe(text);
  },
);
