import { expect, it } from "vitest";
import { portOr } from "./port.ts";

it("the port is the one in PORT, or the default", () => {
  const ports = [undefined, "", "0", "8080"].map((PORT) => portOr(4173, { PORT }));
  expect(ports).toEqual([4173, 4173, 0, 8080]);
});

it.each(["http", "-1", "70000", "80.5", "0x50"])(
  "a PORT that cannot be one is refused: %s",
  (PORT) => {
    expect(() => portOr(4173, { PORT })).toThrow(/^PORT must be a number up to 65535, and is "/);
  },
);
