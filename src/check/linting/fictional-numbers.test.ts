import { expect, it } from "vitest";
import { isFictional } from "./fictional-numbers.ts";

it.each([
  ["+442079460142", true],
  ["+12125550123", true],
  ["+498999998123", true],
  ["+492214710001", true],
  ["+498912345678", false],
  ["+914012345678", false],
])("%s is kept for films and books: %s", (number, kept) => {
  expect(isFictional(number)).toBe(kept);
});
