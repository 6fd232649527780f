import { expect, it } from "vitest";
import { isOpaque, parseColour } from "./colour.ts";

it.each(["color(", "rgb(1e", "rgb(1e-", "hsl(1e", "leaf green", "rgb(1e999 0 0)", "#12", ""])(
  "%j is not a colour, and does not throw",
  (text) => {
    expect(parseColour(text)).toBeUndefined();
  },
);

it.each([
  ["#123456", true],
  ["oklch(38% 0.085 160)", true],
  ["rgb(0 0 0 / 100%)", true],
  ["transparent", false],
  ["#12345678", false],
  ["rgb(0 0 0 / 50%)", false],
])("%s is opaque: %s", (text, opaque) => {
  const colour = parseColour(text);
  expect(colour && isOpaque(colour)).toBe(opaque);
});
