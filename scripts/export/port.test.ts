import { expect, it } from "vitest";
import { portOr } from "./port.ts";

it("is the one that PORT names, or another where it names none", () => {
  const ports = [undefined, "", "0", "8080"].map((PORT) => portOr(4173, { PORT }));
  expect(ports).toEqual([4173, 4173, 0, 8080]);
});

it.each(["http", "-1", "70000", "80.5", "0x50"])(
  "is refused where there can be none: %s",
  (PORT) => {
    expect(() => portOr(4173, { PORT })).toThrow(/^PORT must be a number up to 65535, and is "/);
  },
);
